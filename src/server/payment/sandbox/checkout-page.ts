// The sandbox's checkout page: plain HTML in the look of the product, which works without any script.
import { escapeHtml } from '../../html.ts';
import { SANDBOX_STYLE_PATH } from './checkout-style.ts';
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
    <link rel="stylesheet" href="${SANDBOX_STYLE_PATH}">
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
