// The only interface to payments. It uses the official Stripe library, whichever server that talks to (D3).
import { Stripe } from 'stripe';
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';

export const CURRENCY = 'gbp';

export interface GatewayKeys {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}

/** What is paid for, and where the browser goes afterwards. */
export interface CheckoutOrder {
  reference: string;
  productName: string;
  amountPence: number;
  /** May contain `{CHECKOUT_SESSION_ID}`, which the provider fills in. */
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
  /** A sentence next to the Pay button; null for none. */
  note: string | null;
}

/** The provider's current state of a checkout. */
export interface Checkout {
  id: string;
  status: 'open' | 'complete' | 'expired';
  isPaid: boolean;
  /** In the smallest unit of the currency. */
  amount: number | null;
  /** Three letters, lower case. */
  currency: string | null;
  reference: string | null;
  successUrl: string | null;
  /** The page to pay at; null if it can no longer be paid. */
  url: string | null;
  expiresAt: Date;
  /** The state of a payment method that takes days: pending or failed; null for any other method. */
  late: 'processing' | 'failed' | null;
  /** The opposite of Stripe's `livemode`. */
  isTest: boolean;
  /** What refunds and disputes refer to; null until the checkout is paid. */
  paymentIntentId: string | null;
}

/** Refunds and dispute of a payment. */
export interface Aftermath {
  refundedPence: number;
  dispute: 'open' | 'won' | 'lost' | null;
}

/** An event from the provider; only a reason to ask for the current state. */
export interface PaymentEvent {
  id: string;
  type: string;
  createdAt: Date;
  isTest: boolean;
  /** The checkout it is about; null if it is about something else. */
  checkoutSessionId: string | null;
  /** The PaymentIntent of its charge, refund or dispute; null if it is about something else. */
  paymentIntentId: string | null;
}

export interface PaymentGateway {
  publishableKey: string;
  isTest: boolean;
  /** Throws AppError 'unavailable' if the provider cannot be reached. */
  createCheckout: (order: CheckoutOrder) => Promise<Checkout & { url: string }>;
  /** Null for an unknown one; throws AppError 'unavailable' if the provider cannot be reached. */
  findCheckout: (id: string) => Promise<Checkout | null>;
  /** The checkout that a PaymentIntent was paid through; null for none; throws AppError 'unavailable'. */
  findCheckoutIdOf: (paymentIntentId: string) => Promise<string | null>;
  /** The current state of a payment; null for an unknown one; throws AppError 'unavailable'. */
  findAftermath: (paymentIntentId: string) => Promise<Aftermath | null>;
  /** Throws AppError 'invalid' unless this exact body was signed by the provider in the last five minutes. */
  readEvent: (body: Uint8Array, signature: string, now: Date) => PaymentEvent;
}

/** Carries the library's requests. */
export type Carrier = NonNullable<Parameters<typeof Stripe.createFetchHttpClient>[0]>;

const TIMEOUT_MS = 10_000;

/** The gateway for these keys; `carrier` replaces the network. */
export function makeGateway(keys: GatewayKeys, carrier?: Carrier): PaymentGateway {
  const stripe = new Stripe(keys.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(carrier && { httpClient: Stripe.createFetchHttpClient(carrier) }),
  });
  const { sessions } = stripe.checkout;
  return {
    publishableKey: keys.publishableKey,
    isTest: isTestKey(keys.secretKey),
    createCheckout: async (order) => {
      const session = await sessions.create(toParams(order)).catch(refuseAsAway);
      const checkout = toCheckout(session);
      if (checkout.url === null) throw away(new Error('The new checkout has no address.'));
      return { ...checkout, url: checkout.url };
    },
    findCheckout: async (id) => {
      if (!isCheckoutId(id)) return null;
      const session = await sessions
        .retrieve(id, { expand: ['payment_intent'] })
        .catch((error: unknown) => (isUnknown(error) ? null : refuseAsAway(error)));
      return session && toCheckout(session);
    },
    findCheckoutIdOf: async (paymentIntentId) => {
      const found = await sessions
        .list({ payment_intent: paymentIntentId, limit: 1 })
        .catch((error: unknown) => (isUnknown(error) ? null : refuseAsAway(error)));
      return found?.data[0]?.id ?? null;
    },
    findAftermath: async (paymentIntentId) => findAftermath(stripe, paymentIntentId),
    readEvent: (body, signature, now) =>
      readEvent(() =>
        stripe.webhooks.constructEvent(
          body,
          signature,
          keys.webhookSecret,
          undefined,
          undefined,
          now.getTime(),
        ),
      ),
  };
}

/** Whether a Stripe key (secret, restricted or publishable) belongs to test mode. */
export function isTestKey(key: string): boolean {
  return /^[a-z]+_test_/.test(key);
}

async function findAftermath(stripe: Stripe, paymentIntentId: string): Promise<Aftermath | null> {
  const found = await Promise.all([
    stripe.paymentIntents.retrieve(paymentIntentId, { expand: ['latest_charge'] }),
    stripe.disputes.list({ payment_intent: paymentIntentId, limit: 100 }),
  ]).catch((error: unknown) => (isUnknown(error) ? null : refuseAsAway(error)));
  if (!found) return null;
  const [intent, disputes] = found;
  const charge = intent.latest_charge;
  return {
    refundedPence: typeof charge === 'object' && charge ? charge.amount_refunded : 0,
    dispute: worstOf(disputes.data.map(({ status }) => status)),
  };
}

/** The final states of a dispute; any other is open. */
const WON = new Set<string>(['won', 'prevented', 'warning_closed']);

function worstOf(statuses: readonly string[]): Aftermath['dispute'] {
  if (statuses.length === 0) return null;
  if (statuses.some((status) => status !== 'lost' && !WON.has(status))) return 'open';
  return statuses.includes('lost') ? 'lost' : 'won';
}

/** Whether this can be the id of a checkout session; nothing else is sent to the provider. */
export function isCheckoutId(id: string): boolean {
  return /^cs_[A-Za-z0-9_]{1,250}$/.test(id);
}

function toParams(order: CheckoutOrder): Stripe.Checkout.SessionCreateParams {
  const price = {
    currency: CURRENCY,
    unit_amount: order.amountPence,
    product_data: { name: order.productName },
  };
  return {
    mode: 'payment',
    submit_type: 'pay',
    locale: 'en-GB',
    // Cards (and wallets) are paid at once; a bank transfer would keep a pupil waiting for days.
    allowed_payment_method_types: ['card'],
    line_items: [{ quantity: 1, price_data: price }],
    client_reference_id: order.reference,
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    expires_at: Math.floor(order.expiresAt.getTime() / 1000),
    ...(order.note !== null && { custom_text: { submit: { message: order.note } } }),
  };
}

function toCheckout(session: Stripe.Checkout.Session): Checkout {
  return {
    id: session.id,
    status: statusOf(session.status),
    isPaid: session.payment_status === 'paid',
    amount: session.amount_total,
    currency: session.currency,
    reference: session.client_reference_id,
    successUrl: session.success_url,
    url: session.url,
    expiresAt: new Date(session.expires_at * 1000),
    late: lateOf(session),
    isTest: !session.livemode,
    paymentIntentId: idOf(session.payment_intent),
  };
}

/** A PaymentIntent whose payment failed needs another method, or was cancelled. */
const FAILED_INTENT = new Set<string>(['requires_payment_method', 'canceled']);

function lateOf({
  status,
  payment_status: payment,
  payment_intent: intent,
}: Stripe.Checkout.Session): Checkout['late'] {
  if (status !== 'complete' || payment !== 'unpaid') return null;
  const hasFailed = typeof intent === 'object' && intent && FAILED_INTENT.has(intent.status);
  return hasFailed ? 'failed' : 'processing';
}

function idOf(object: string | { id: string } | null): string | null {
  return typeof object === 'string' ? object : (object?.id ?? null);
}

function statusOf(status: string | null): Checkout['status'] {
  return status === 'complete' || status === 'expired' ? status : 'open';
}

const eventSchema = z.object({
  id: z.string().min(1),
  type: z.string(),
  created: z.number(),
  livemode: z.boolean(),
  data: z.object({
    object: z.object({
      object: z.string().optional(),
      id: z.string().optional(),
      payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
    }),
  }),
});

/** The subjects of events about a completed payment. */
const OF_A_PAYMENT = new Set(['charge', 'refund', 'dispute']);

function readEvent(construct: () => unknown): PaymentEvent {
  let received: unknown;
  try {
    received = construct();
  } catch {
    throw new AppError('invalid', 'This message was not signed by the payment service.');
  }
  const event = eventSchema.safeParse(received).data;
  if (!event) throw new AppError('invalid', 'This is not an event of the payment service.');
  const { object = '', id, payment_intent: intent } = event.data.object;
  return {
    id: event.id,
    type: event.type,
    createdAt: new Date(event.created * 1000),
    isTest: !event.livemode,
    checkoutSessionId: object === 'checkout.session' && id !== undefined ? id : null,
    paymentIntentId: OF_A_PAYMENT.has(object) ? idOf(intent ?? null) : null,
  };
}

function isUnknown(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.statusCode === 404;
}

function refuseAsAway(error: unknown): never {
  throw away(error);
}

/** Whatever the provider's error, a user can only try again. */
function away(cause: unknown): AppError {
  const error = new AppError(
    'unavailable',
    'We can’t reach the payment service just now. Please try again in a few minutes.',
  );
  error.cause = cause;
  return error;
}
