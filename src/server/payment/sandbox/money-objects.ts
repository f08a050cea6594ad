// A checkout's PaymentIntent, charge and dispute in the shape of Stripe's API.
import type { Stripe } from 'stripe';
import { relatedId, seconds } from './ids.ts';
import type { SandboxCheckout } from './store.ts';

/** The PaymentIntent: paid, pending, or needing another method. */
export function toPaymentIntent(
  checkout: SandboxCheckout,
  withCharge = false,
): Stripe.PaymentIntent {
  const { isPaid, late, amountTotal, currency } = checkout;
  const charge = withCharge ? toCharge(checkout) : relatedId(checkout.paymentIntent, 'ch_');
  return {
    ...INTENT_NOT_USED,
    id: checkout.paymentIntent,
    object: 'payment_intent',
    amount: amountTotal,
    amount_received: isPaid ? amountTotal : 0,
    created: seconds(checkout.createdAt),
    currency,
    latest_charge: isPaid ? charge : null,
    status: isPaid ? 'succeeded' : late === 'processing' ? 'processing' : 'requires_payment_method',
  };
}

/** The charge of a paid checkout. */
export function toCharge(checkout: SandboxCheckout): Stripe.Charge {
  const { amountTotal, refundedAmount, currency, paymentIntent, dispute } = checkout;
  return {
    ...CHARGE_NOT_USED,
    id: relatedId(paymentIntent, 'ch_'),
    object: 'charge',
    amount: amountTotal,
    amount_captured: amountTotal,
    amount_refunded: refundedAmount,
    created: seconds(checkout.createdAt),
    currency,
    disputed: dispute !== null,
    payment_intent: paymentIntent,
    refunded: refundedAmount >= amountTotal,
  };
}

export function toDispute(checkout: SandboxCheckout): Stripe.Dispute | null {
  const { dispute, paymentIntent } = checkout;
  if (dispute === null) return null;
  return {
    ...DISPUTE_NOT_USED,
    id: relatedId(paymentIntent, 'du_'),
    object: 'dispute',
    amount: checkout.amountTotal,
    charge: relatedId(paymentIntent, 'ch_'),
    created: seconds(checkout.createdAt),
    currency: checkout.currency,
    payment_intent: paymentIntent,
    status: dispute,
  };
}

/** A list in Stripe's format, on one page. */
export function toList<T>(url: string, data: T[]) {
  return { object: 'list', url, has_more: false, data } as const;
}

const INTENT_NOT_USED = {
  allowed_payment_method_types: ['card'],
  amount_capturable: 0,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'automatic',
  client_secret: null,
  confirmation_method: 'automatic',
  customer: null,
  customer_account: null,
  description: null,
  excluded_payment_method_types: null,
  last_payment_error: null,
  livemode: false,
  managed_payments: null,
  metadata: {},
  next_action: null,
  on_behalf_of: null,
  payment_method: null,
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card'],
  payment_record: null,
  processing: null,
  receipt_email: null,
  review: null,
  setup_future_usage: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_group: null,
} satisfies Partial<Stripe.PaymentIntent>;

const CHARGE_NOT_USED = {
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
  calculated_statement_descriptor: null,
  captured: true,
  customer: null,
  description: null,
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  fraud_details: {},
  livemode: false,
  metadata: {},
  on_behalf_of: null,
  outcome: null,
  paid: true,
  payment_method: null,
  payment_method_details: null,
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: 'succeeded',
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Stripe.Charge>;

const DISPUTE_NOT_USED = {
  balance_transactions: [],
  enhanced_eligibility_types: [],
  evidence: {
    access_activity_log: null,
    billing_address: null,
    cancellation_policy: null,
    cancellation_policy_disclosure: null,
    cancellation_rebuttal: null,
    customer_communication: null,
    customer_email_address: null,
    customer_name: null,
    customer_purchase_ip: null,
    customer_signature: null,
    duplicate_charge_documentation: null,
    duplicate_charge_explanation: null,
    duplicate_charge_id: null,
    enhanced_evidence: {},
    product_description: null,
    receipt: null,
    refund_policy: null,
    refund_policy_disclosure: null,
    refund_refusal_explanation: null,
    service_date: null,
    service_documentation: null,
    shipping_address: null,
    shipping_carrier: null,
    shipping_date: null,
    shipping_documentation: null,
    shipping_tracking_number: null,
    uncategorized_file: null,
    uncategorized_text: null,
  },
  evidence_details: {
    due_by: null,
    enhanced_eligibility: {},
    has_evidence: false,
    past_due: false,
    submission_count: 0,
    submission_method: 'manual',
  },
  intended_submission_method: 'manual',
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  reason: 'general',
} satisfies Partial<Stripe.Dispute>;
