// What can become of money: of an account's, and what owners are told about it.

/** Of an account whose money came back to the payer or is asked back by the payer's bank; an account in order has none. */
export const ACCOUNT_PAYMENT_STATES = [
  'refunded',
  'partly-refunded',
  'disputed',
  'dispute-lost',
] as const;

export type AccountPaymentState = (typeof ACCOUNT_PAYMENT_STATES)[number];

export const NOTICE_KINDS = [
  'refunded',
  'refund-failed',
  'dispute-opened',
  'dispute-won',
  'dispute-lost',
  'payment-failed',
  'payment-refused',
] as const;

export type NoticeKind = (typeof NOTICE_KINDS)[number];

export const NOTICE_DECISIONS = ['kept', 'switched-off'] as const;

/** What has become of one payment. */
export interface PaymentFate {
  amountPence: number;
  refundedPence: number;
  dispute: 'open' | 'won' | 'lost' | null;
}

function stateOf({ amountPence, refundedPence, dispute }: PaymentFate): AccountPaymentState | null {
  if (dispute === 'lost') return 'dispute-lost';
  if (dispute === 'open') return 'disputed';
  if (refundedPence >= amountPence) return 'refunded';
  return refundedPence > 0 ? 'partly-refunded' : null;
}

/** The state of an account by all of its paid payments, newest first: one that is in order is enough. */
export function accountPaymentState(payments: readonly PaymentFate[]): AccountPaymentState | null {
  const states = payments.map(stateOf);
  return states.includes(null) ? null : (states[0] ?? null);
}

/** What an owner is told about the difference between what was known of a payment and what is known now. */
export function noticesOf(before: PaymentFate, after: PaymentFate): NoticeKind[] {
  const notices: NoticeKind[] = [];
  if (after.refundedPence > before.refundedPence) notices.push('refunded');
  if (after.refundedPence < before.refundedPence) notices.push('refund-failed');
  if (after.dispute !== before.dispute) {
    if (after.dispute === 'open') notices.push('dispute-opened');
    if (after.dispute === 'won') notices.push('dispute-won');
    if (after.dispute === 'lost') notices.push('dispute-lost');
  }
  return notices;
}

const STATE_TEXTS: Record<AccountPaymentState, string> = {
  refunded: 'Refunded',
  'partly-refunded': 'Partly refunded',
  disputed: 'Disputed',
  'dispute-lost': 'Dispute lost',
};

/** What owners read of an account's money: nothing for one in order; a test is never anything else. */
export function moneyText(account: {
  isTest: boolean;
  paymentState: AccountPaymentState | null;
}): string | null {
  const state = account.paymentState === null ? null : STATE_TEXTS[account.paymentState];
  if (!account.isTest) return state;
  return state === null ? 'Test, not paid' : `Test, not paid: ${state.toLowerCase()}`;
}
