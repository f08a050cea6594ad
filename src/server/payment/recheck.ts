// Asks the provider again (D3): about unfinished checkouts, so that a paid one is never lost, and about completed payments, so that
// refunds and disputes are noticed even if no event arrives.
import { setTimeout as delay } from 'node:timers/promises';
import { DAY_MS } from '#shared/dates.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { AppError } from '../platform/errors.ts';
import { settle } from './settle.ts';
import { forgetPending, listOpenPayments } from './store.ts';
import { reviewPayment } from './review-payment.ts';
import { claimReviews } from './notices-store.ts';

/** A checkout that the provider does not know for this long, perhaps after a change of keys, is given up. */
const GIVE_UP_MS = 30 * DAY_MS;

/**
 * Settles every open checkout, then deletes registrations that were not paid in time; `onError` receives single
 * failures.
 */
export async function recheckPayments(
  deps: PaymentDeps,
  onError: (error: unknown) => void,
): Promise<void> {
  const { db } = deps.database;
  const since = new Date(deps.now().getTime() - GIVE_UP_MS);
  for (const id of await listOpenPayments(db, since)) {
    try {
      const outcome = await settle(deps, id);
      if (outcome === 'refused') onError(new Error(`${id} does not match its registration`));
    } catch (error) {
      onError(error);
      // If the provider cannot be reached, the others wait for the next run.
      if (error instanceof AppError && error.kind === 'unavailable') break;
    }
  }
  await forgetPending(db, deps.now(), since);
}

/** Cardholders may dispute a payment for 120 days. */
const REVIEWED_FOR_MS = 120 * DAY_MS;
/** Slightly less than a day, because the hourly runs are not exact. */
const REST_MS = 23 * 3_600_000;
/** Per hour; with more payments, each is reviewed less often. */
const BATCH = 60;
/** Two requests per payment: far below the 25 a second that Stripe allows, even in test mode. */
const PAUSE_MS = 250;

/** Reviews the payments that are due; `onError` receives a failure, and then the others wait for the next run. */
export async function reviewPaidPayments(
  deps: PaymentDeps,
  onError: (error: unknown) => void,
): Promise<void> {
  const now = deps.now();
  const due = await claimReviews(deps.database.db, {
    isTest: deps.payment.gateway.isTest,
    now,
    limit: BATCH,
    paidSince: new Date(now.getTime() - REVIEWED_FOR_MS),
    reviewedBefore: new Date(now.getTime() - REST_MS),
  });
  try {
    for (const [nth, paymentIntentId] of due.entries()) {
      if (nth > 0) await delay(PAUSE_MS, undefined, { ref: false });
      await reviewPayment(deps, paymentIntentId);
    }
  } catch (error) {
    onError(error);
  }
}
