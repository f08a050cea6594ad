// Refunds and disputes after a payment (D3).
import { noticesOf, type NoticeKind } from '#shared/payment-states.ts';
import type { Db } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { AppError } from '../platform/errors.ts';
import type { Aftermath, PaymentEvent } from './stripe/gateway.ts';
import { findPaymentByIntent, insertNotice, lockPayer, setAftermath } from './notices-store.ts';
import { settle } from './settle.ts';
import * as store from './store.ts';

/** How often to retry when the same payment is changed concurrently. */
const TRIES = 5;

/**
 * Stores the provider's current state of a payment, marks its account and notifies the owners, who decide; records the
 * event in the same transaction. Does nothing for a payment that is not ours. Throws AppError 'unavailable' if the
 * provider cannot be asked.
 */
export async function reviewPayment(
  deps: PaymentDeps,
  paymentIntentId: string,
  event?: PaymentEvent,
): Promise<void> {
  const { db } = deps.database;
  const noteEvent = async (tx: Db) => {
    if (event) await store.noteHandled(tx, event, deps.now());
  };
  const checkoutId = await findCheckoutId(deps, paymentIntentId);
  for (let nth = 0; nth < TRIES; nth++) {
    const before = checkoutId === null ? null : await store.findPayment(db, checkoutId);
    if (before?.status !== 'paid') return noteEvent(db);
    // The provider's current state, because events come late, repeated and in any order.
    const now = await deps.payment.gateway.findAftermath(paymentIntentId);
    // A payment from another Stripe account whose keys were used earlier.
    if (!now) return noteEvent(db);
    const isKept = await inTransaction(db, async (tx) => {
      await lockPayer(tx, before.userId);
      const payment = await store.lockPayment(tx, before.checkoutSessionId);
      // Another process has stored a state in between, which may be newer than ours.
      if (!payment || !isSame(payment, before)) return false;
      await noteEvent(tx);
      await keepAftermath(tx, deps, payment, { ...now, paymentIntentId });
      return true;
    });
    if (isKept) return;
  }
  throw new AppError('unavailable', 'This payment is being looked at. Please send this again.');
}

/** A payment that we know, or that the provider knows as ours; settled first if the provider says it is paid. */
async function findCheckoutId(deps: PaymentDeps, paymentIntentId: string): Promise<string | null> {
  const known = await findPaymentByIntent(deps.database.db, paymentIntentId);
  if (known) return known.checkoutSessionId;
  const checkoutId = await deps.payment.gateway.findCheckoutIdOf(paymentIntentId);
  if (checkoutId !== null) await settle(deps, checkoutId);
  return checkoutId;
}

function isSame(one: Aftermath, other: Aftermath): boolean {
  return one.refundedPence === other.refundedPence && one.dispute === other.dispute;
}

async function keepAftermath(
  tx: Db,
  deps: PaymentDeps,
  payment: store.PaymentRow,
  aftermath: Aftermath & { paymentIntentId: string },
): Promise<void> {
  const { amountPence } = payment;
  const kinds = noticesOf(payment, { amountPence, ...aftermath });
  if (kinds.length === 0 && payment.paymentIntentId !== null) return;
  await setAftermath(tx, payment, aftermath);
  const refund = Math.abs(aftermath.refundedPence - payment.refundedPence);
  for (const kind of kinds) {
    const notice = {
      kind,
      checkoutSessionId: payment.checkoutSessionId,
      userId: payment.userId,
      amountPence: isRefund(kind) ? refund : amountPence,
      createdAt: deps.now(),
    };
    await insertNotice(tx, notice);
  }
}

function isRefund(kind: NoticeKind): boolean {
  return kind === 'refunded' || kind === 'refund-failed';
}
