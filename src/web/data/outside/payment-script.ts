import type { PublicConfig } from '#shared/contract/payment.ts';

/** Longest wait for the script before it counts as failed, in milliseconds. */
const TIMEOUT_MS = 3000;

/** The script that is on its way. */
let loading: Promise<void> | undefined;

/** Loads the payment provider's script, which has to be there before anybody is sent to pay; rejects when it is not there in time. */
export async function loadPaymentScript(
  { mode, scriptUrl }: PublicConfig['payment'],
  publicKey: string,
): Promise<void> {
  if (mode === 'stripe' && 'Stripe' in window) return startStripe(publicKey);
  loading ??= loadScript(scriptUrl).finally(() => {
    loading = undefined;
  });
  await inTime(mode === 'stripe' ? loading.then(() => startStripe(publicKey)) : loading);
}

/** Stripe's own loader finds the script that is there; one that has failed it would wait for without an end. */
async function startStripe(publicKey: string): Promise<void> {
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  if ((await loadStripe(publicKey)) === null) throw new Error('Stripe.js is not there.');
}

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

/** A script that takes longer goes on loading: the next try may find it there. */
function inTime(loaded: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The script took too long.')), TIMEOUT_MS);
  });
  return Promise.race([loaded, late]).finally(() => clearTimeout(timer));
}
