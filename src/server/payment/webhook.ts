// Takes what the payment provider tells by itself: a reason to look, never a truth (D3).
import type { Deps } from '../platform/deps.ts';
import { reviewPayment } from './review-payment.ts';
import { settle, type Outcome } from './settle.ts';
import { isEventKnown, recordEvent } from './store.ts';

/** The ends that a checkout can come to. */
const CHECKOUT_EVENTS: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
]);

/** What can become of money that was paid. */
const AFTERMATH_EVENTS =
  /^(charge\.refunded|charge\.refund\.updated|charge\.dispute\..+|refund\..+)$/;

/**
 * Deals with one delivery; 'wrong-mode' for one of Stripe's test mode while the keys are live, or the other way round; null when nothing had to be done: an event heard before, or about something else.
 * Throws AppError 'invalid' for a bad signature, 'unavailable' when the provider has to deliver it again later.
 */
export async function takeEvent(
  deps: Deps,
  body: Uint8Array,
  signature: string,
): Promise<Outcome | 'wrong-mode' | null> {
  const { db } = deps.database;
  const receivedAt = deps.now();
  const event = deps.payment.gateway.readEvent(body, signature, receivedAt);
  if (event.isTest !== deps.payment.gateway.isTest) return 'wrong-mode';
  if (await isEventKnown(db, event.id)) return null;
  if (event.checkoutSessionId !== null && CHECKOUT_EVENTS.has(event.type)) {
    return settle(deps, event.checkoutSessionId, event);
  }
  if (event.paymentIntentId !== null && AFTERMATH_EVENTS.test(event.type)) {
    await reviewPayment(deps, event.paymentIntentId, event);
    return null;
  }
  await recordEvent(db, { id: event.id, type: event.type, receivedAt });
  return null;
}
