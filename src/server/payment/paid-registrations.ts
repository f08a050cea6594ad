// What logging in needs to know about paid registrations.
import type { PaidRegistrations } from '../accounts/auth/paid-registrations.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { payingBrowser } from './paying-browser.ts';
import { paymentFailed, paymentOnItsWay, signInByCheckout } from './sign-in-by-checkout.ts';
import { findUnpaidRegistration } from './store.ts';

export function paidRegistrations(deps: PaymentDeps): PaidRegistrations {
  return {
    signIn: (checkoutId, request) =>
      signInByCheckout(deps, checkoutId, payingBrowser(deps, request)),
    findUnpaid: async (username) => {
      const unpaid = await findUnpaidRegistration(deps.database.db, username);
      if (!unpaid) return null;
      const refusal = unpaid.status === 'failed' ? paymentFailed : paymentOnItsWay;
      return { passwordHash: unpaid.passwordHash, refusal };
    },
  };
}
