import { describe, expect, it } from 'vitest';
import { readConfig } from '../platform/config.ts';
import type { Checkout } from './stripe/gateway.ts';
import { verdictOn, nthName } from './settle.ts';
import { paymentNotice } from './notice.ts';

describe('verdictOn', () => {
  const expected = { pendingRegistrationId: 'a', amountPence: 400, isTest: false };
  const checkout: Checkout = {
    id: 'cs_1',
    status: 'complete',
    isPaid: true,
    amount: 400,
    currency: 'gbp',
    reference: 'a',
    successUrl: null,
    url: null,
    expiresAt: new Date(0),
    late: null,
    isTest: false,
    paymentIntentId: 'pi_1',
  };

  const cases: [string, Partial<Checkout>][] = [
    ['paid', {}],
    ['waiting', { isPaid: false, status: 'open' }],
    ['processing', { isPaid: false, status: 'complete', late: 'processing' }],
    ['failed', { isPaid: false, status: 'complete', late: 'failed' }],
    ['refused', { isTest: true }],
    ['refused', { isTest: true, isPaid: false, status: 'open' }],
    ['expired', { isPaid: false, status: 'expired' }],
    ['refused', { amount: 399 }],
    ['refused', { amount: 0 }],
    ['refused', { amount: null }],
    ['refused', { currency: 'eur' }],
    ['refused', { currency: null }],
    ['refused', { reference: 'b' }],
    ['refused', { reference: null, isPaid: false, status: 'open' }],
  ];
  it.each(cases)('the verdict is %s for a checkout with %o', (verdict, change) => {
    expect(verdictOn({ ...checkout, ...change }, expected)).toBe(verdict);
  });
});

describe('nthName', () => {
  it.each([
    ['zara', 1, 'zara'],
    ['zara', 2, 'zara 2'],
    ['zara', 11, 'zara 11'],
    ['x'.repeat(40), 2, `${'x'.repeat(38)} 2`],
    [`${'x'.repeat(37)} yz`, 2, `${'x'.repeat(37)} 2`],
  ])('for %j, variant number %i is %j', (name, nth, variant) => {
    expect(nthName(name, nth)).toBe(variant);
  });
});

describe('the payment notice at start-up', () => {
  const keys = {
    STRIPE_SECRET_KEY: 'sk_live_x',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
  };

  it('a start in production without Stripe keys is warned about', () => {
    const notice = paymentNotice(readConfig({}), true).join('\n');
    expect(notice).toContain('registration takes no money');
    expect(notice).toContain('STRIPE_SECRET_KEY');
  });

  it('a start in production with test keys of either kind is warned about', () => {
    for (const kind of ['sk', 'rk']) {
      const test = {
        ...keys,
        STRIPE_SECRET_KEY: `${kind}_test_x`,
        STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
      };
      const notice = paymentNotice(readConfig(test), true).join('\n');
      expect(notice).toContain('registration takes no money');
      expect(notice).toContain('STRIPE_PUBLISHABLE_KEY');
      expect(paymentNotice(readConfig(test), false)).toEqual([
        'TEST MODE: the Stripe keys are test keys. No money is taken.',
      ]);
    }
  });

  it('a start elsewhere without Stripe keys prints one line', () => {
    expect(paymentNotice(readConfig({}), false)).toEqual([
      'TEST MODE: the checkout is a sandbox. No money is taken.',
    ]);
  });

  it.each([keys, { REGISTRATION_FEE_PENCE: '0' }])(
    'a start with %o prints no payment notice',
    (env) => {
      expect(paymentNotice(readConfig(env), true)).toEqual([]);
    },
  );
});
