// The payment provider's webhook. An event is only a reason to ask for the current state, which is all that is trusted
// (D3).
import type { PaymentDeps } from './payment-deps.ts';
import { reviewPayment } from './review-payment.ts';
import { settle, type Outcome } from './settle.ts';
import { isEventKnown, noteHandled } from './store.ts';

/** The outcomes of a checkout. */
const CHECKOUT_EVENTS: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
]);

/** Events about a payment after it was made. */
const AFTERMATH_EVENTS =
  /^(charge\.refunded|charge\.refund\.updated|charge\.dispute\..+|refund\..+)$/;

/**
 * Handles one delivery. Returns 'wrong-mode' for a test event with live keys or the reverse, and null if there was
 * nothing to do. Throws AppError 'invalid' for a bad signature, and 'unavailable' if the provider has to deliver it
 * again.
 */
export async function takeEvent(
  deps: PaymentDeps,
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
  await noteHandled(db, event, receivedAt);
  return null;
}
