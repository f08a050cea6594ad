// The states of payments and accounts, and the notices to owners about them.

/** An account whose payment was refunded or disputed; an account in order has no state. */
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
  'paid-twice',
] as const;

export type NoticeKind = (typeof NOTICE_KINDS)[number];

export const NOTICE_DECISIONS = ['kept', 'switched-off'] as const;

/** The refunds and dispute of one payment. */
export interface RefundsAndDispute {
  amountPence: number;
  refundedPence: number;
  dispute: 'open' | 'won' | 'lost' | null;
}

function stateOf({
  amountPence,
  refundedPence,
  dispute,
}: RefundsAndDispute): AccountPaymentState | null {
  if (dispute === 'lost') return 'dispute-lost';
  if (dispute === 'open') return 'disputed';
  if (refundedPence >= amountPence) return 'refunded';
  return refundedPence > 0 ? 'partly-refunded' : null;
}

/** The state of an account from all of its payments, newest first; it is in order if one of them is. */
export function accountPaymentState(
  payments: readonly RefundsAndDispute[],
): AccountPaymentState | null {
  const states = payments.map(stateOf);
  return states.includes(null) ? null : (states[0] ?? null);
}

/** The notices about a change in a payment. */
export function noticesOf(before: RefundsAndDispute, after: RefundsAndDispute): NoticeKind[] {
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

/** The label that owners see; null for an account in order. A test account is always labelled as a test. */
export function paymentLabel(account: {
  isTest: boolean;
  paymentState: AccountPaymentState | null;
}): string | null {
  const state = account.paymentState === null ? null : STATE_TEXTS[account.paymentState];
  if (!account.isTest) return state;
  return state === null ? 'Test, not paid' : `Test, not paid: ${state.toLowerCase()}`;
}
