// Payment settings for the browser (D3).
import type { PublicConfig } from '#shared/contract/payment.ts';
import { takesNoMoney, type Config } from '../platform/config.ts';
import { SANDBOX_SCRIPT_PATH } from './sandbox/pages.ts';

/** The release of Stripe.js for this version of `@stripe/stripe-js`, without its tracking of the page. */
const STRIPE_SCRIPT_URL = 'https://js.stripe.com/endive/stripe.js?advancedFraudSignals=false';

/** The provider's script: Stripe's if its keys are set, otherwise the sandbox's. */
export function paymentSettings(config: Config): PublicConfig['payment'] {
  const isTest = takesNoMoney(config);
  return config.stripe
    ? { mode: 'stripe', scriptUrl: STRIPE_SCRIPT_URL, isTest }
    : { mode: 'sandbox', scriptUrl: SANDBOX_SCRIPT_PATH, isTest };
}
