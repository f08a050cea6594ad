// The events that the sandbox sends, as Stripe does.
import { Stripe } from 'stripe';
import { newId, seconds } from './ids.ts';
import { toCharge, toDispute } from './money-objects.ts';
import type { SandboxCheckout, Step } from './store.ts';
import { toSession } from './stripe-objects.ts';

const TYPES = {
  pay: 'checkout.session.completed',
  'pay-later': 'checkout.session.completed',
  arrive: 'checkout.session.async_payment_succeeded',
  fail: 'checkout.session.async_payment_failed',
  expire: 'checkout.session.expired',
  refund: 'charge.refunded',
  'refund-half': 'charge.refunded',
  dispute: 'charge.dispute.created',
  'dispute-won': 'charge.dispute.closed',
  'dispute-lost': 'charge.dispute.closed',
} as const satisfies Record<Step, Stripe.Event.Type>;

/** The fields that all Stripe events have. */
type SandboxEvent = Pick<
  Stripe.CheckoutSessionCompletedEvent,
  'id' | 'object' | 'api_version' | 'created' | 'livemode' | 'pending_webhooks' | 'request'
> & {
  type: Stripe.Event.Type;
  data: { object: Stripe.Checkout.Session | Stripe.Charge | Stripe.Dispute };
};

/** The event of a step. */
export function toEvent(checkout: SandboxCheckout, now: Date, step: Step = 'pay'): SandboxEvent {
  return {
    id: newId('evt_', 24),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: seconds(now),
    data: { object: subjectOf(checkout, now, step) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type: TYPES[step],
  };
}

function subjectOf(checkout: SandboxCheckout, now: Date, step: Step) {
  const dispute = step.startsWith('dispute') ? toDispute(checkout) : null;
  if (dispute) return dispute;
  return step.startsWith('refund') ? toCharge(checkout) : toSession(checkout, now);
}
