// Signs in who comes back from paying (D3).
import type { User } from '#shared/contract/auth.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { isCheckoutId } from './gateway.ts';
import { settle, SIGN_IN_MS, type Outcome } from './settle.ts';
import { claimSignIn, findPaidAccount } from './store.ts';

/** The account is there, but this is no longer the way in. */
export function accountReady(): AppError {
  return new AppError('conflict', 'Your account is ready. Please log in.');
}

/** The user to sign in, with the name they had asked for where it is another; every other end of a checkout is an AppError. */
export async function signInByCheckout(
  deps: Deps,
  checkoutId: string,
): Promise<User & { wantedUsername?: string }> {
  if (!isCheckoutId(checkoutId)) throw refusalOf('unknown');
  const outcome = await settle(deps, checkoutId);
  if (outcome !== 'paid') throw refusalOf(outcome);
  const { db } = deps.database;
  const account = await findPaidAccount(db, checkoutId);
  if (!account?.isActive) throw accountReady();
  const now = deps.now();
  const paidAfter = new Date(now.getTime() - SIGN_IN_MS);
  if (!(await claimSignIn(db, checkoutId, { now, paidAfter }))) throw accountReady();
  const { user, wantedUsername } = account;
  const isChanged = wantedUsername !== null && wantedUsername !== user.username;
  return isChanged ? { ...user, wantedUsername } : user;
}

function refusalOf(outcome: Exclude<Outcome, 'paid'>): AppError {
  switch (outcome) {
    case 'unknown':
      return new AppError('not-found', 'We do not know this payment.');
    case 'waiting':
      return new AppError('payment-needed', 'Your payment has not arrived yet.');
    case 'expired':
      return new AppError(
        'invalid',
        'This checkout was not paid in time, and no money was taken. Please register again.',
      );
    case 'refused':
      return new AppError(
        'invalid',
        'This payment does not fit your registration. Please ask a grown-up to write to us.',
      );
  }
}
