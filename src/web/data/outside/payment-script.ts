import type { PublicConfig } from '#shared/contract/payment.ts';

/** Timeout for the script, in milliseconds. */
const TIMEOUT_MS = 3000;

/** The script that is being loaded. */
let loading: Promise<void> | undefined;

/** Loads the payment provider's script, which is required before a checkout; rejects on timeout. */
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

/** Stripe's own loader finds this script; after a failure it would wait forever. */
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

/** A slow script continues to load: the next attempt may find it. */
function inTime(loaded: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The script took too long.')), TIMEOUT_MS);
  });
  return Promise.race([loaded, late]).finally(() => clearTimeout(timer));
}
