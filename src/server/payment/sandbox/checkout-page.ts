// The sandbox's checkout page: plain HTML in the product's style, without scripts.
import { escapeHtml } from '../../platform/html.ts';
import { SANDBOX_STYLE_PATH } from './checkout-style.ts';
import type { SandboxCheckout, Step } from './store.ts';
import { CHECKOUT_PATH, statusOf } from './stripe-objects.ts';

/** An amount such as '£4.00'. */
export function formatAmount(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}

/** The page of a checkout: open, paid, pending or expired, with further outcomes to try below. */
export function checkoutPage(
  appName: string,
  checkout: SandboxCheckout,
  { now, isDeclined = false }: { now: Date; isDeclined?: boolean },
): string {
  const parts = {
    open: () => payCard(checkout, isDeclined),
    complete: () => completeCard(checkout),
    expired: () =>
      messageCard('This checkout has expired', 'It was not paid, and no money was taken.', {
        href: checkout.cancelUrl ?? '/auth',
        label: 'Go back',
      }),
  };
  const status = statusOf(checkout, now);
  return page(appName, parts[status]() + moreSteps(checkout, status));
}

/** The page for an id that the sandbox does not know. */
export function unknownCheckoutPage(appName: string): string {
  const card = messageCard('We don’t know this checkout', 'No money was taken.', {
    href: '/auth',
    label: 'Go back',
  });
  return page(appName, card);
}

export function returnAddress({ successUrl, id }: SandboxCheckout): string {
  return successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id);
}

const actionOf = (id: string, step: string) => `${CHECKOUT_PATH}/${escapeHtml(id)}/${step}`;

function completeCard(checkout: SandboxCheckout): string {
  const link = { href: returnAddress(checkout), label: 'Continue' };
  switch (checkout.late) {
    case 'processing':
      return messageCard('The payment is on its way', 'It has not arrived yet.', link);
    case 'failed':
      return messageCard('The payment did not arrive', 'No money was taken.', link);
    case null:
      return messageCard('This has already been paid', 'There is nothing more to do here.', link);
  }
}

/** Further outcomes and their labels, in order. */
function stepsOf(
  checkout: SandboxCheckout,
  status: ReturnType<typeof statusOf>,
): [string, string][] {
  if (status === 'open') {
    return [
      ['decline', 'The card is declined'],
      ['pay-later', 'Pay with a method that takes days'],
      ['expire', 'Let the checkout expire'],
    ];
  }
  if (checkout.late === 'processing') {
    return [
      ['arrive', 'The payment arrives'],
      ['fail', 'The payment fails'],
    ];
  }
  if (!checkout.isPaid) return [];
  const hasMoney = checkout.refundedAmount < checkout.amountTotal;
  return [
    ...(hasMoney ? [step('refund', 'Refund it'), step('refund-half', 'Refund half of it')] : []),
    ...(hasMoney && checkout.dispute === null
      ? [step('dispute', 'The payer’s bank disputes it')]
      : []),
    ...(checkout.dispute === 'needs_response'
      ? [step('dispute-won', 'The dispute is won'), step('dispute-lost', 'The dispute is lost')]
      : []),
  ];
}

const step = (name: Step, label: string): [string, string] => [name, label];

function moreSteps(checkout: SandboxCheckout, status: ReturnType<typeof statusOf>): string {
  const steps = stepsOf(checkout, status);
  if (steps.length === 0) return '';
  const forms = steps.map(
    ([name, label]) =>
      `<form method="post" action="${actionOf(checkout.id, name)}"><button>${escapeHtml(label)}</button></form>`,
  );
  return `
    <details><summary>Try other outcomes</summary>${forms.join('')}</details>`;
}

const DECLINED = `
    <p class="alert" role="alert"><strong>The card was declined.</strong> No money was taken. Try again, or cancel.</p>`;

function payCard(checkout: SandboxCheckout, isDeclined: boolean): string {
  const { id, productName, amountTotal, currency } = checkout;
  const amount = escapeHtml(formatAmount(amountTotal, currency));
  return `
    <h1>Checkout</h1>${isDeclined ? DECLINED : ''}
    <p class="note"><strong>This is only a test. No money is taken</strong>, and no card is asked for.</p>
    <dl>
      <div><dt>${escapeHtml(productName)}</dt><dd>${amount}</dd></div>
      <div class="total"><dt>To pay once</dt><dd>${amount}</dd></div>
    </dl>
    <form method="post" action="${actionOf(id, 'pay')}"><button class="pay">Pay ${amount}</button></form>
    <form method="post" action="${actionOf(id, 'cancel')}"><button>Cancel</button></form>`;
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
