import { pupilContract } from '#shared/contract/pupil.ts';
import type { PublicConfig } from '#shared/contract/payment.ts';
import { call } from '../../data/api.ts';
import { ApiError } from '../../data/request.ts';
import { leaveFor } from '../../data/outside/leave.ts';
import { loadPaymentScript } from '../../data/outside/payment-script.ts';
import { cacheUsername } from './username-cache.ts';
import type { Credentials } from './credentials-form.tsx';

const SCRIPT_FAILED = 'Stripe failed to load';
const REFUSED = 'Registration failed';
const NOT_STARTED =
  'There was an error initiating the payment. Please check your internet connection or try again later.';

/** Starts the payment for a new account; returns the alert's text if that failed (spec S4 Registration flow, S8). */
export async function goAndPay(
  account: Credentials,
  payment: PublicConfig['payment'],
): Promise<string | null> {
  try {
    const { publicKey } = await call(pupilContract.getStripePublicKey, {});
    const script = isLoaded(payment, publicKey);
    await call(pupilContract.registerPrePayment, { body: account });
    // Before the checkout is created, because without the script nobody is sent to it.
    if (!(await script)) return SCRIPT_FAILED;
    const checkout = await call(pupilContract.createCheckoutSession, { body: account });
    cacheUsername(account.username);
    await leaveFor(checkout.url);
    return null;
  } catch (error) {
    return alertFor(error);
  }
}

async function isLoaded(payment: PublicConfig['payment'], publicKey: string): Promise<boolean> {
  return loadPaymentScript(payment, publicKey).then(
    () => true,
    () => false,
  );
}

/** The server's sentence, a refusal without one, or a connection error. */
function alertFor(error: unknown): string {
  if (!(error instanceof ApiError) || error.status < 400) return NOT_STARTED;
  return error.sentence ?? REFUSED;
}
