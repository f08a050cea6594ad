// Start-up messages about payments.
import { takesNoMoney, type Config } from '../platform/config.ts';

const RULE = '*'.repeat(78);

/** None if payments are real or registration is free; a warning in production, otherwise one line (D3). */
export function paymentNotice(config: Config, isProduction: boolean): string[] {
  if (!takesNoMoney(config)) return [];
  const why = config.stripe ? TEST_KEYS : SANDBOX;
  return isProduction ? [RULE, ...why.loud, RULE] : [why.short];
}

const SANDBOX = {
  short: 'TEST MODE: the checkout is a sandbox. No money is taken.',
  loud: [
    '  TEST MODE: registration takes no money. Everybody can register.',
    '  The checkout is a sandbox, because no Stripe keys are set (docs/payment.md).',
    '  To take payments, set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and',
    '  STRIPE_WEBHOOK_SECRET. To offer it free of charge, set REGISTRATION_FEE_PENCE=0.',
  ],
};

const TEST_KEYS = {
  short: 'TEST MODE: the Stripe keys are test keys. No money is taken.',
  loud: [
    '  TEST MODE: registration takes no money. Everybody can register with a test card.',
    '  STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are keys from Stripe’s test mode.',
    '  To take payments, set the live ones, and STRIPE_WEBHOOK_SECRET of the live',
    '  endpoint (docs/payment.md).',
  ],
};
