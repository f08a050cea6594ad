// Turns a paid checkout into an account. This is the only path to one; it is idempotent and safe under concurrent calls
// and after any interruption (D3).
import { USERNAME_MAX } from '#shared/contract/auth.ts';
import { DAY_MS } from '#shared/dates.ts';
import { isDuplicate } from '../platform/database-errors.ts';
import type { Db } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { insertUser } from '../accounts/user/store.ts';
import { CURRENCY, type Checkout, type PaymentEvent } from './stripe/gateway.ts';
import { insertNotice } from './notices-store.ts';
import * as store from './store.ts';

/** A checkout can sign in for an hour after its payment (D3). */
export const SIGN_IN_MS = 3_600_000;

/** A registration is kept this long after its payment failed, as long as any other, so that the pupil can be told. */
const FAILED_MS = DAY_MS;

/** The outcome of a checkout. For 'paid' its account exists, once. */
export type Outcome = Verdict | 'unknown';

/**
 * Creates the account of a paid checkout unless it exists; records `event` in the same transaction. Throws AppError
 * 'unavailable' if the provider cannot be asked.
 */
export async function settle(
  deps: PaymentDeps,
  checkoutId: string,
  event?: PaymentEvent,
): Promise<Outcome> {
  const { db } = deps.database;
  const payment = await store.findPayment(db, checkoutId);
  if (payment?.status === 'paid') {
    if (event) await store.noteHandled(db, event, deps.now());
    return 'paid';
  }
  // The provider's current state; what a browser or an event says is not trusted.
  const checkout = await deps.payment.gateway.findCheckout(checkoutId);
  return inTransaction(db, async (tx) => {
    if (event) await store.noteHandled(tx, event, deps.now());
    return checkout ? settleCheckout(tx, deps, checkout, event) : 'unknown';
  });
}

async function settleCheckout(
  tx: Db,
  deps: PaymentDeps,
  checkout: Checkout,
  event: PaymentEvent | undefined,
): Promise<Outcome> {
  // The registration is always locked before the payment, so that two calls cannot deadlock.
  const pending = checkout.reference ? await lockPending(tx, checkout.reference) : null;
  if (pending) await keepForgotten(tx, deps, checkout, pending);
  const payment = await store.lockPayment(tx, checkout.id);
  if (!payment || payment.status === 'paid') return payment ? 'paid' : 'unknown';
  const { isTest } = deps.payment.gateway;
  const verdict = verdictOn(checkout, { ...payment, isTest });
  const now = deps.now();
  if (verdict !== 'paid')
    return keepVerdict(tx, { payment, verdict, isPaid: checkout.isPaid, now });
  const paidBefore = await store.findUserIdOf(tx, payment.pendingRegistrationId);
  const userId = paidBefore ?? (pending && (await makeAccount(tx, pending, { isTest, now })));
  // Paid, but the registration is gone and there is no account: the money must be refunded.
  if (userId === null) {
    return keepVerdict(tx, { payment, verdict: 'refused', isPaid: true, now });
  }
  const { paymentIntentId } = checkout;
  // Stripe does not tell when a checkout was paid: at the latest when the event about it was made, or else before the
  // checkout expired, and in any case before now.
  const paidAt = event?.createdAt ?? checkout.expiresAt;
  const paid = { userId, paidAt: paidAt < now ? paidAt : now, paymentIntentId };
  await store.markPaid(tx, checkout.id, paid);
  if (paidBefore !== null) {
    const { amountPence } = payment;
    const about = { checkoutSessionId: checkout.id, userId, amountPence, createdAt: now };
    await insertNotice(tx, { ...about, kind: 'paid-twice' });
  }
  return 'paid';
}

interface Unpaid<V> {
  payment: store.PaymentRow;
  verdict: V;
  isPaid: boolean;
  now: Date;
}

/** Stores a new verdict, and notifies the owners if there is money to refund or a pupil is waiting. */
async function keepVerdict<V extends Exclude<Verdict, 'paid'>>(
  tx: Db,
  { payment, verdict, isPaid, now }: Unpaid<V>,
): Promise<V> {
  if (verdict === 'waiting' || verdict === payment.status) return verdict;
  await store.setPaymentStatus(tx, payment.checkoutSessionId, verdict);
  const notice = {
    checkoutSessionId: payment.checkoutSessionId,
    userId: null,
    amountPence: payment.amountPence,
    createdAt: now,
  };
  if (verdict === 'failed') {
    const expiresAt = new Date(now.getTime() + FAILED_MS);
    await store.keepPendingUntil(tx, payment.pendingRegistrationId, expiresAt);
    await insertNotice(tx, { ...notice, kind: 'payment-failed' });
  }
  if (verdict === 'refused' && isPaid)
    await insertNotice(tx, { ...notice, kind: 'payment-refused' });
  return verdict;
}

/** Other users of the same Stripe account may use references of other forms. */
async function lockPending(tx: Db, reference: string): Promise<store.Pending | null> {
  return /^[0-9a-f-]{36}$/.test(reference) ? store.lockPending(tx, reference) : null;
}

/** Makes up for a crash between the provider's answer and our record of the checkout. */
async function keepForgotten(
  tx: Db,
  { config, payment: { gateway } }: PaymentDeps,
  checkout: Checkout,
  pending: store.Pending,
): Promise<void> {
  await store.insertPayment(tx, {
    checkoutSessionId: checkout.id,
    pendingRegistrationId: pending.id,
    amountPence: config.registrationFeePence,
    currency: CURRENCY,
    isTest: gateway.isTest,
    createdAt: pending.createdAt,
  });
}

/** The id of a new account under the requested name, or its first free variant. */
async function makeAccount(
  tx: Db,
  pending: store.Pending,
  { isTest, now }: { isTest: boolean; now: Date },
): Promise<number> {
  const userId = await insertUnderFreeName(tx, pending, isTest);
  // Kept only for as long as the pupil may need to be told about the changed name.
  const expiresAt = new Date(now.getTime() + SIGN_IN_MS);
  await store.releasePending(tx, pending.id, { now, expiresAt });
  return userId;
}

async function insertUnderFreeName(
  tx: Db,
  { username, password: passwordHash }: store.Pending,
  isTest: boolean,
): Promise<number> {
  for (let nth = 1; ; nth++) {
    try {
      return (await insertUser(tx, { username: nthName(username, nth), passwordHash, isTest })).id;
    } catch (error) {
      // The name was taken, perhaps just now; only the insert itself can tell.
      if (!isDuplicate(error)) throw error;
    }
  }
}

/** 'zara', then 'zara 2', 'zara 3', …, each shortened to a valid username (D2, D3). */
export function nthName(name: string, nth: number): string {
  if (nth <= 1) return name;
  const ending = ` ${nth}`;
  return (
    [...name]
      .slice(0, USERNAME_MAX - ending.length)
      .join('')
      .trimEnd() + ending
  );
}

export type Verdict = 'paid' | 'waiting' | 'processing' | 'failed' | 'expired' | 'refused';

interface Expected {
  pendingRegistrationId: string;
  amountPence: number;
  /** Whether this installation's keys take no money. */
  isTest: boolean;
}

/** Only the full fee, in pounds, for this registration, in the mode of our keys, counts as paid (D3). */
export function verdictOn(checkout: Checkout, expected: Expected): Verdict {
  if (checkout.reference !== expected.pendingRegistrationId) return 'refused';
  if (checkout.isTest !== expected.isTest) return 'refused';
  if (!checkout.isPaid)
    return checkout.late ?? (checkout.status === 'expired' ? 'expired' : 'waiting');
  const isWhole = checkout.amount === expected.amountPence && checkout.currency === CURRENCY;
  return isWhole ? 'paid' : 'refused';
}
