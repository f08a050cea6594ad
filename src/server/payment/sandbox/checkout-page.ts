// The sandbox's checkout page: plain HTML in the look of the product, which works without any script.
import { escapeHtml } from '../../html.ts';
import type { SandboxCheckout } from './store.ts';
import { CHECKOUT_PATH, statusOf } from './stripe-objects.ts';

/** An amount as people write it: '£4.00'. */
export function formatAmount(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}

/** The page of one checkout: to be paid, paid already, or run out. */
export function checkoutPage(appName: string, checkout: SandboxCheckout, now: Date): string {
  const parts = {
    open: () => payCard(checkout),
    complete: () =>
      messageCard('This is paid already', 'Nothing more has to be done here.', {
        href: returnAddress(checkout),
        label: 'Go on',
      }),
    expired: () =>
      messageCard('This checkout has run out', 'It was not paid, and no money was taken.', {
        href: checkout.cancelUrl ?? '/auth',
        label: 'Go back',
      }),
  };
  return page(appName, parts[statusOf(checkout, now)]());
}

/** The page for an id that the sandbox does not know. */
export function unknownCheckoutPage(appName: string): string {
  const card = messageCard('We do not know this checkout', 'No money was taken.', {
    href: '/auth',
    label: 'Go back',
  });
  return page(appName, card);
}

/** Where the browser goes after paying. */
export function returnAddress({ successUrl, id }: SandboxCheckout): string {
  return successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id);
}

function payCard({ id, productName, amountTotal, currency }: SandboxCheckout): string {
  const amount = escapeHtml(formatAmount(amountTotal, currency));
  const action = `${CHECKOUT_PATH}/${escapeHtml(id)}`;
  return `
    <h1>Checkout</h1>
    <p class="note"><strong>This is only a test. No money is taken</strong>, and no card is asked for.</p>
    <dl>
      <div><dt>${escapeHtml(productName)}</dt><dd>${amount}</dd></div>
      <div class="total"><dt>To pay once</dt><dd>${amount}</dd></div>
    </dl>
    <form method="post" action="${action}/pay"><button class="pay">Pay ${amount}</button></form>
    <form method="post" action="${action}/cancel"><button>Cancel</button></form>`;
}

function messageCard(title: string, text: string, link: { href: string; label: string }): string {
  return `
    <h1>${escapeHtml(title)}</h1>
    <p>${escapeHtml(text)}</p>
    <a class="button" href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a>`;
}

function page(appName: string, content: string): string {
  return `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Checkout (TEST MODE) · ${escapeHtml(appName)}</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <header><p class="ribbon"><strong>TEST MODE</strong></p></header>
    <main>
      <p class="name">${COIN}${escapeHtml(appName)}</p>
      <div class="card">${content}</div>
    </main>
  </body>
</html>
`;
}

const COIN = `<svg aria-hidden="true" viewBox="0 0 48 48" width="44" height="44" fill="none" stroke="#2b2848"
  stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"><path fill="#ffc94d"
  d="M24 4c12 0 20 8 20 20s-8 20-20 20S4 36 4 24 12 4 24 4z"/><path stroke="#fff0c9"
  d="M11 24c0-8 5-13 13-13"/><path d="M30 19c0-4-3-6-6-6s-6 2-6 6v7c0 3-1 5-3 7h16M14 25h12"/></svg>`;

/** The colours and shapes of the product's own pages (src/ui/theme.css). */
const STYLE = `
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
  :focus-visible { outline: 3px solid #2463a8; outline-offset: 3px; }
`;
