// A checkout session in the shape of Stripe's API, with every field of Stripe's own types.
import type { Stripe } from 'stripe';
import { seconds } from './ids.ts';
import { toPaymentIntent } from './money-objects.ts';
import type { SandboxCheckout } from './store.ts';

export const CHECKOUT_PATH = '/sandbox/checkout';

/** Open until it is paid or has expired. */
export function statusOf(
  { isPaid, late, expiresAt }: SandboxCheckout,
  now: Date,
): 'open' | 'complete' | 'expired' {
  if (isPaid || late !== null) return 'complete';
  return expiresAt > now ? 'open' : 'expired';
}

/** The session as Stripe's API shows it. */
export function toSession(
  checkout: SandboxCheckout,
  now: Date,
  withIntent = false,
): Stripe.Checkout.Session {
  const status = statusOf(checkout, now);
  const intent = withIntent ? toPaymentIntent(checkout) : checkout.paymentIntent;
  const page = `${new URL(checkout.successUrl).origin}${CHECKOUT_PATH}/${checkout.id}`;
  return {
    ...NOT_USED,
    id: checkout.id,
    object: 'checkout.session',
    amount_subtotal: checkout.amountTotal,
    amount_total: checkout.amountTotal,
    cancel_url: checkout.cancelUrl,
    client_reference_id: checkout.clientReferenceId,
    created: seconds(checkout.createdAt),
    currency: checkout.currency,
    customer_details: status === 'complete' ? NOBODY : null,
    expires_at: seconds(checkout.expiresAt),
    payment_intent: status === 'complete' ? intent : null,
    payment_status: checkout.isPaid ? 'paid' : 'unpaid',
    status,
    success_url: checkout.successUrl,
    url: status === 'open' ? page : null,
  };
}

/** The sandbox does not ask for a name or an address. */
const NOBODY: Stripe.Checkout.Session.CustomerDetails = {
  address: null,
  business_name: null,
  email: null,
  individual_name: null,
  name: null,
  phone: null,
  tax_exempt: 'none',
  tax_ids: [],
};

/** Fields that are always empty for a single card payment in one currency. */
const NOT_USED = {
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: ['card'],
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer: null,
  customer_account: null,
  customer_creation: 'if_required',
  customer_email: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  locale: 'en-GB',
  managed_payments: null,
  metadata: {},
  mode: 'payment',
  origin_context: null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card'],
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  submit_type: 'pay',
  subscription: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: 'hosted_page',
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>;
