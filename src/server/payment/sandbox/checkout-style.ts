// The style sheet of the sandbox's checkout page.

/** Its address: the content security policy forbids inline styles. */
export const SANDBOX_STYLE_PATH = '/sandbox/checkout.css';

/** The colours and shapes of the product's pages (src/ui/theme.css). */
export const STYLE = `
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; background: #fff8ec; color: #2b2848;
    font: 1.125rem/1.6 'Andika', 'Trebuchet MS', system-ui, sans-serif; }
  .ribbon { margin: 0; padding: .6rem 1rem; text-align: center; letter-spacing: .08em; color: #2b2848;
    background: repeating-linear-gradient(-45deg, #ffc94d 0 18px, #ffe08f 18px 36px); }
  main { max-width: 30rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
  .name { display: flex; align-items: center; gap: .75rem; margin: 0 0 1rem; font-weight: 700; font-size: 1.25rem; }
  .card { background: #fff; border-radius: 1.5rem; padding: 1.5rem;
    box-shadow: 0 2px 0 rgb(43 40 72 / .06), 0 8px 24px rgb(43 40 72 / .08); }
  h1 { margin: 0 0 .75rem; font-size: 1.75rem; line-height: 1.25; }
  .note { margin: 0; padding: .75rem 1rem; border-radius: 1rem; background: #d5f0ee; }
  dl { margin: 1.25rem 0; }
  dl div { display: flex; justify-content: space-between; gap: 1rem; padding: .5rem 0; }
  dd { margin: 0; white-space: nowrap; }
  .total { border-top: 2px solid #eadfca; font-weight: 700; }
  button, .button { display: block; width: 100%; min-height: 3.5rem; margin-top: .75rem; padding: .6rem 1.25rem;
    border: 2px solid #837aa3; border-radius: 1rem; background: #fff; color: #2b2848; box-shadow: 0 4px 0 #eadfca;
    font: inherit; font-weight: 700; font-size: 1.25rem; text-align: center; text-decoration: none; cursor: pointer; }
  button:hover, .button:hover { background: #fff8ec; }
  .pay, .button { border-color: #0e6a70; background: #0e6a70; color: #fff; box-shadow: 0 4px 0 #08484c; }
  .pay:hover, .button:hover { background: #0c5d63; }
  .alert { margin: 0 0 .75rem; padding: .75rem 1rem; border: 2px solid #b3402f; border-radius: 1rem; background: #fde4dd; }
  details { margin-top: 1.5rem; border-top: 2px solid #eadfca; padding-top: .5rem; }
  summary { min-height: 2.75rem; padding: .5rem 0; font-weight: 700; cursor: pointer; }
  details button { min-height: 2.75rem; font-size: 1.125rem; }
  :focus-visible { outline: 3px solid #2463a8; outline-offset: 3px; }
`;
