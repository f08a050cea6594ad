// The one way to payment: the official Stripe library, whichever server it talks to (D3).
import { Stripe } from 'stripe';
import { z } from 'zod';
import { AppError } from '../errors.ts';

export const CURRENCY = 'gbp';

export interface GatewayKeys {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}

/** What is to be paid for, and where the browser goes afterwards. */
export interface CheckoutOrder {
  /** The pending registration. */
  reference: string;
  productName: string;
  amountPence: number;
  /** May hold `{CHECKOUT_SESSION_ID}`, which the provider fills in. */
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
}

/** A checkout as the provider knows it now. */
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
  /** Where it can be paid; null when it no longer can. */
  url: string | null;
  expiresAt: Date;
}

/** What the provider tells by itself; only a hint to ask it again. */
export interface PaymentEvent {
  id: string;
  type: string;
  createdAt: Date;
  /** The checkout it is about; null for any other subject. */
  checkoutSessionId: string | null;
}

export interface PaymentGateway {
  publishableKey: string;
  /** Throws AppError 'unavailable' when the provider is away. */
  createCheckout: (order: CheckoutOrder) => Promise<Checkout & { url: string }>;
  /** Null for one the provider does not know; throws AppError 'unavailable' when it is away. */
  findCheckout: (id: string) => Promise<Checkout | null>;
  /** Throws AppError 'invalid' unless the exact body was signed by the provider in the last five minutes. */
  readEvent: (body: Uint8Array, signature: string, now: Date) => PaymentEvent;
}

/** The function that carries the library's requests. */
export type Carrier = NonNullable<Parameters<typeof Stripe.createFetchHttpClient>[0]>;

const TIMEOUT_MS = 10_000;

/** The gateway behind these keys; `carrier` stands in for the network. */
export function makeGateway(keys: GatewayKeys, carrier?: Carrier): PaymentGateway {
  const stripe = new Stripe(keys.secretKey, {
    ...{ timeout: TIMEOUT_MS, maxNetworkRetries: 1, telemetry: false },
    ...(carrier && { httpClient: Stripe.createFetchHttpClient(carrier) }),
  });
  const { sessions } = stripe.checkout;
  return {
    publishableKey: keys.publishableKey,
    createCheckout: async (order) => {
      const session = await sessions.create(toParams(order)).catch(refuseAsAway);
      const checkout = toCheckout(session);
      if (checkout.url === null) throw away(new Error('The new checkout has no address.'));
      return { ...checkout, url: checkout.url };
    },
    findCheckout: async (id) => {
      if (!isCheckoutId(id)) return null;
      const session = await sessions
        .retrieve(id)
        .catch((error: unknown) => (isUnknown(error) ? null : refuseAsAway(error)));
      return session && toCheckout(session);
    },
    readEvent: (body, signature, now) =>
      readEvent(() =>
        stripe.webhooks.constructEvent(
          ...([body, signature, keys.webhookSecret, undefined, undefined, now.getTime()] as const),
        ),
      ),
  };
}

/** Whether this can be the id of a checkout session: anything else need not be asked for. */
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
    // Cards (and the wallets on them) are paid at once; a bank transfer would leave a pupil waiting for days.
    allowed_payment_method_types: ['card'],
    line_items: [{ quantity: 1, price_data: price }],
    client_reference_id: order.reference,
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    expires_at: Math.floor(order.expiresAt.getTime() / 1000),
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
  };
}

function statusOf(status: string | null): Checkout['status'] {
  return status === 'complete' || status === 'expired' ? status : 'open';
}

const eventSchema = z.object({
  id: z.string().min(1),
  type: z.string(),
  created: z.number(),
  data: z.object({
    object: z.object({ object: z.string().optional(), id: z.string().optional() }),
  }),
});

function readEvent(construct: () => unknown): PaymentEvent {
  let received: unknown;
  try {
    received = construct();
  } catch {
    throw new AppError('invalid', 'This message was not signed by the payment service.');
  }
  const event = eventSchema.safeParse(received).data;
  if (!event) throw new AppError('invalid', 'This is not an event of the payment service.');
  const { object, id } = event.data.object;
  return {
    id: event.id,
    type: event.type,
    createdAt: new Date(event.created * 1000),
    checkoutSessionId: object === 'checkout.session' && id !== undefined ? id : null,
  };
}

function isUnknown(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.statusCode === 404;
}

function refuseAsAway(error: unknown): never {
  throw away(error);
}

/** Whatever goes wrong between us and the provider, nobody in front of the screen can do more than try again. */
function away(cause: unknown): AppError {
  const error = new AppError(
    'unavailable',
    'We cannot reach the payment service just now. Please try again in a few minutes.',
  );
  error.cause = cause;
  return error;
}
