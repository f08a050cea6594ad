import type { PublicConfig } from '#shared/contract/payment.ts';

/** Longest wait for the script before it counts as failed, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** Loads the payment provider's script, which has to be there before anybody is sent to pay; rejects when it is not. */
export async function loadPaymentScript(
  { mode, scriptUrl }: PublicConfig['payment'],
  publicKey: string,
): Promise<void> {
  await inTime(mode === 'stripe' ? loadStripeJs(publicKey) : loadScript(scriptUrl));
}

async function loadStripeJs(publicKey: string): Promise<void> {
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  // Stripe.js need not watch how children use the page.
  loadStripe.setLoadParameters({ advancedFraudSignals: false });
  if ((await loadStripe(publicKey)) === null) throw new Error('Stripe.js is not there.');
}

/** The sandbox's script, in the same way. */
function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The script did not load.'));
    });
    document.head.append(script);
  });
}

function inTime(loaded: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The script took too long.')), TIMEOUT_MS);
  });
  return Promise.race([loaded, late]).finally(() => clearTimeout(timer));
}
