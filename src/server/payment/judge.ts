// What a checkout means for its registration; pure.
import { CURRENCY, type Checkout } from './stripe/gateway.ts';

export type Verdict = 'paid' | 'waiting' | 'processing' | 'failed' | 'expired' | 'refused';

interface Expected {
  pendingRegistrationId: string;
  amountPence: number;
  /** Whether this installation's keys take no money. */
  isTest: boolean;
}

/** Only the full fee, in pounds, for this registration, in the mode of our keys, counts as paid (D3). */
export function judge(checkout: Checkout, expected: Expected): Verdict {
  if (checkout.reference !== expected.pendingRegistrationId) return 'refused';
  if (checkout.isTest !== expected.isTest) return 'refused';
  if (!checkout.isPaid)
    return checkout.late ?? (checkout.status === 'expired' ? 'expired' : 'waiting');
  const isWhole = checkout.amount === expected.amountPence && checkout.currency === CURRENCY;
  return isWhole ? 'paid' : 'refused';
}
