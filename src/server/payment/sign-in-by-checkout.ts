// Signs in the browser that returns from a paid checkout, and says why another or an unpaid one is not signed in.
import type { User } from '#shared/contract/auth.ts';
import type { FindUnpaid } from '../accounts/auth/log-in.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { claimSignIn, findPaidAccount, findPayment, findUnpaidRegistration } from './store.ts';
import { AppError } from '../platform/errors.ts';
import { isCheckoutId } from './stripe/gateway.ts';
import { SIGN_IN_MS, settle, type Outcome } from './settle.ts';

/** What logging in asks about a name without an account. */
export const unpaidRegistrations =
  ({ database: { db } }: PaymentDeps): FindUnpaid =>
  async (username) => {
    const unpaid = await findUnpaidRegistration(db, username);
    if (!unpaid) return null;
    const refusal = unpaid.status === 'failed' ? paymentFailed : paymentOnItsWay;
    return { passwordHash: unpaid.passwordHash, refusal };
  };

/** The account exists, but the checkout can no longer sign in. */
export function accountReady(): AppError {
  return new AppError('conflict', 'Your account is ready. Please log in.');
}

/** `accountReady` for an account whose name differs from the requested one. */
function accountReadyAs(username: string): AppError {
  return new AppError(
    'conflict',
    `Your account is ready. Somebody else has the username you chose, so yours is ‘${username}’. Please log in with it.`,
  );
}

/** The payment is pending, which takes days with some methods. */
export function paymentOnItsWay(): AppError {
  return new AppError(
    'payment-needed',
    'Your payment is on its way. That can take a few days. When it has arrived, you can log in with your username and password.',
  );
}

/** The payment failed, and there is no account. */
function paymentFailed(): AppError {
  return new AppError(
    'invalid',
    'The payment didn’t go through, so there is no account yet. Please register again.',
  );
}

/**
 * The user to sign in, with the requested name if it differs; every other outcome is an AppError. A checkout can be
 * finished only in the browser that opened it last (D16), identified by `browserHash`.
 */
export async function signInByCheckout(
  deps: PaymentDeps,
  checkoutId: string,
  browserHash: string | null,
): Promise<User & { wantedUsername?: string }> {
  const { db } = deps.database;
  // The provider is not asked about whatever somebody names.
  const isOurs = isCheckoutId(checkoutId) && (await findPayment(db, checkoutId)) !== null;
  const outcome = isOurs ? await settle(deps, checkoutId) : 'unknown';
  if (outcome !== 'paid') throw refusalOf(outcome);
  const account = await findPaidAccount(db, checkoutId);
  if (!account?.isActive) throw accountReady();
  const { user, wantedUsername } = account;
  const isChanged = wantedUsername !== null && wantedUsername !== user.username;
  const ready = () => (isChanged ? accountReadyAs(user.username) : accountReady());
  if (browserHash === null) throw ready();
  const now = deps.now();
  const paidAfter = new Date(now.getTime() - SIGN_IN_MS);
  if (!(await claimSignIn(db, checkoutId, { now, paidAfter, browserHash }))) throw ready();
  return isChanged ? { ...user, wantedUsername } : user;
}

function refusalOf(outcome: Exclude<Outcome, 'paid'>): AppError {
  switch (outcome) {
    case 'unknown':
      return new AppError('not-found', 'We don’t know this payment.');
    case 'waiting':
      return new AppError('payment-needed', 'Your payment hasn’t arrived yet.');
    case 'processing':
      return paymentOnItsWay();
    case 'failed':
      return paymentFailed();
    case 'expired':
      return new AppError(
        'invalid',
        'This checkout was not paid in time, and no money was taken. Please register again.',
      );
    case 'refused':
      return new AppError(
        'invalid',
        'This payment does not match your registration. Please ask a grown-up to write to us.',
      );
  }
}
