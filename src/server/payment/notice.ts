// What the operator is told at the start about money.
import type { Config } from '../config.ts';

const RULE = '*'.repeat(78);

/** Nothing where payment is real or registration free; loud in production, one line elsewhere (D3). */
export function paymentNotice(config: Config, isProduction: boolean): string[] {
  if (config.stripe || config.registrationFeePence === 0) return [];
  if (!isProduction) return ['TEST MODE: the checkout is a sandbox. No money is taken.'];
  return [
    RULE,
    '  TEST MODE: registration takes no money. Everybody can register.',
    '  The checkout is a sandbox, because no Stripe keys are set (docs/payment.md).',
    '  To take payments, set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and',
    '  STRIPE_WEBHOOK_SECRET. To offer it free of charge, set REGISTRATION_FEE_PENCE=0.',
    RULE,
  ];
}
