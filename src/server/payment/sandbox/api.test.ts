import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { installationSecret } from '../../platform/db/installation-secrets.ts';
import { payingAt } from '#testing/paying.ts';
import { setUpTestApp } from '#testing/test-app.ts';

const server = setUpTestApp();
const { register, paySilently, happensSilently, eventOf } = payingAt(server);

const unixTime = z.int().positive();

/** The properties that Stripe's OpenAPI document marks as required of a `checkout.session`, with their types. */
const sessionSchema = z.object({
  automatic_tax: z.object({ enabled: z.boolean() }),
  created: unixTime,
  custom_fields: z.array(z.unknown()),
  custom_text: z.object({
    after_submit: z.null(),
    shipping_address: z.null(),
    submit: z.null(),
    terms_of_service_acceptance: z.null(),
  }),
  expires_at: unixTime,
  id: z.string().min(1).max(5000),
  livemode: z.boolean(),
  mode: z.enum(['payment', 'setup', 'subscription']),
  object: z.literal('checkout.session'),
  payment_method_types: z.array(z.string()),
  payment_status: z.enum(['no_payment_required', 'paid', 'unpaid']),
  shipping_options: z.array(z.unknown()),
});

const money = { amount: z.int(), created: unixTime, currency: z.string(), livemode: z.boolean() };

/** The same for a `payment_intent`. */
const intentSchema = z.object({
  ...money,
  capture_method: z.enum(['automatic', 'automatic_async', 'manual']),
  confirmation_method: z.enum(['automatic', 'manual']),
  id: z.string().startsWith('pi_'),
  object: z.literal('payment_intent'),
  payment_method_types: z.array(z.string()),
  status: z.enum(['processing', 'requires_payment_method', 'succeeded', 'canceled']),
});

/** The same for a `charge`. */
const chargeSchema = z.object({
  ...money,
  amount_captured: z.int(),
  amount_refunded: z.int(),
  billing_details: z.object({ address: z.null(), email: z.null(), name: z.null() }),
  captured: z.boolean(),
  disputed: z.boolean(),
  id: z.string().startsWith('ch_'),
  metadata: z.record(z.string(), z.string()),
  object: z.literal('charge'),
  paid: z.boolean(),
  refunded: z.boolean(),
  status: z.enum(['failed', 'pending', 'succeeded']),
});

/** The same for a `dispute`. */
const disputeSchema = z.object({
  ...money,
  balance_transactions: z.array(z.unknown()),
  charge: z.string().startsWith('ch_'),
  enhanced_eligibility_types: z.array(z.string()),
  evidence: z.object({ enhanced_evidence: z.object({}) }),
  evidence_details: z.object({
    enhanced_eligibility: z.object({}),
    has_evidence: z.boolean(),
    past_due: z.boolean(),
    submission_count: z.int(),
  }),
  id: z.string().startsWith('du_'),
  is_charge_refundable: z.boolean(),
  metadata: z.record(z.string(), z.string()),
  object: z.literal('dispute'),
  payment_intent: z.string(),
  reason: z.string(),
  status: z.string(),
});

const listOf = <T extends z.ZodType>(item: T) =>
  z.object({
    object: z.literal('list'),
    url: z.string(),
    has_more: z.boolean(),
    data: z.array(item),
  });

/** The same for an `event`. */
const eventSchema = z.object({
  created: unixTime,
  data: z.object({ object: sessionSchema }),
  id: z.string().startsWith('evt_'),
  livemode: z.boolean(),
  object: z.literal('event'),
  pending_webhooks: z.int().min(0),
  type: z.string(),
});

const errorSchema = z.object({
  error: z.object({
    type: z.enum(['api_error', 'card_error', 'idempotency_error', 'invalid_request_error']),
    message: z.string(),
    code: z.string().optional(),
    param: z.string().optional(),
  }),
});

const FORM = {
  mode: 'payment',
  success_url: 'http://localhost/auth?checkout={CHECKOUT_SESSION_ID}',
  'line_items[0][quantity]': '1',
  'line_items[0][price_data][currency]': 'gbp',
  'line_items[0][price_data][unit_amount]': '400',
  'line_items[0][price_data][product_data][name]': 'All games',
};

const PATH = '/v1/checkout/sessions';
const keyOf = async () =>
  `sk_test_${await installationSecret(server.deps.database.db, 'sandbox-secret-key')}`;

async function ask(
  method: 'GET' | 'POST',
  path: string,
  form: Record<string, string> | null = null,
  key?: string,
) {
  return server.browser().call(path, {
    method,
    ...(form && { body: new URLSearchParams(form).toString() }),
    headers: {
      authorization: `Bearer ${key ?? (await keyOf())}`,
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
  });
}

describe('the sandbox', () => {
  it('the sandbox answers a new checkout session in full, as Stripe does', async () => {
    const { status, body } = await ask('POST', PATH, { ...FORM, client_reference_id: 'abc' });
    expect(status).toBe(200);
    expect(sessionSchema.safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      client_reference_id: 'abc',
      amount_total: 400,
      amount_subtotal: 400,
      currency: 'gbp',
      payment_intent: null,
      url: expect.stringMatching(/^http:\/\/localhost\/sandbox\/checkout\/cs_test_/),
    });
  });

  it('the sandbox answers the current state of a session: open, then paid', async () => {
    const id = await register();
    expect((await ask('GET', `${PATH}/${id}`)).body).toMatchObject({ id, status: 'open' });
    await paySilently(id);
    const { body } = await ask('GET', `${PATH}/${id}`);
    expect(sessionSchema.safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      payment_intent: expect.stringMatching(/^pi_/),
    });
  });

  it('the sandbox answers an expired session after its time or on request', async () => {
    const id = await register();
    const ended = await ask('POST', `${PATH}/${id}/expire`, {});
    expect(ended).toMatchObject({ status: 200, body: { status: 'expired', url: null } });
    expect((await ask('POST', `${PATH}/${id}/expire`, {})).status).toBe(400);
    expect((await ask('POST', `${PATH}/cs_test_x/expire`, {})).status).toBe(404);
    const other = await register('omar');
    server.passTime(3 * 3_600_000);
    expect((await ask('GET', `${PATH}/${other}`)).body).toMatchObject({ status: 'expired' });
  });

  it('the sandbox sends a complete event when a checkout is paid', async () => {
    const id = await register();
    await paySilently(id);
    const event: unknown = JSON.parse(JSON.stringify(await eventOf(id)));
    expect(eventSchema.safeParse(event).error).toBeUndefined();
  });

  it('the sandbox answers complete objects for refunds and disputes, also in lists', async () => {
    const id = await register();
    await happensSilently(id, 'pay-later');
    const session = await ask('GET', `${PATH}/${id}?expand[0]=payment_intent`);
    const { id: intent } = intentSchema.parse(
      z.object({ payment_intent: z.unknown() }).parse(session.body).payment_intent,
    );
    expect(session.body).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
      payment_intent: { status: 'processing', latest_charge: null },
    });
    await happensSilently(id, 'arrive');
    await happensSilently(id, 'refund-half');
    await happensSilently(id, 'dispute');
    const path = `/v1/payment_intents/${intent}?expand[0]=latest_charge`;
    const whole = intentSchema.extend({ latest_charge: chargeSchema });
    expect(whole.parse((await ask('GET', path)).body)).toMatchObject({
      status: 'succeeded',
      latest_charge: { amount_refunded: 200, refunded: false, disputed: true },
    });
    const disputes = await ask('GET', `/v1/disputes?payment_intent=${intent}`);
    expect(listOf(disputeSchema).parse(disputes.body).data).toMatchObject([
      { status: 'needs_response', payment_intent: intent },
    ]);
    const sessions = await ask('GET', `${PATH}?payment_intent=${intent}`);
    expect(listOf(sessionSchema).parse(sessions.body).data).toMatchObject([{ id }]);
  });

  it('the sandbox answers empty lists and 404 for a payment that is unknown or not made yet', async () => {
    await register();
    for (const list of [PATH, '/v1/disputes']) {
      const { body } = await ask('GET', `${list}?payment_intent=pi_nobody`);
      expect(body).toMatchObject({ object: 'list', data: [], has_more: false });
      expect((await ask('GET', list)).body).toMatchObject({ data: [] });
    }
    const unknown = await ask('GET', '/v1/payment_intents/pi_nobody');
    expect([unknown.status, errorSchema.parse(unknown.body).error.code]).toEqual([
      404,
      'resource_missing',
    ]);
  });

  it('the sandbox answers impossible and unknown parameters with 400 and their name', async () => {
    const price = 'line_items[0][price_data][unit_amount]';
    for (const [change, param] of [
      [{ mode: '' }, 'mode'],
      [{ mode: 'subscription' }, 'mode'],
      [{ success_url: 'nowhere' }, 'success_url'],
      [{ success_url: 'javascript:alert(1)' }, 'success_url'],
      [{ [price]: '4.5' }, /unit_amount/],
      [{ [price]: '29' }, /unit_amount/],
      [{ 'line_items[0][quantity]': '0' }, /quantity/],
      [{ expires_at: '1' }, 'expires_at'],
      [{ colour: 'red' }, 'colour'],
      [{ 'line_items[0][size]': 'big' }, 'line_items[0][size]'],
    ] as const) {
      const { status, body } = await ask('POST', PATH, { ...FORM, ...change });
      expect(status, JSON.stringify(change)).toBe(400);
      expect(errorSchema.parse(body).error.param).toMatch(param);
    }
  });

  it('the sandbox answers a missing body, or one of another type, with 400', async () => {
    expect((await ask('POST', PATH)).status).toBe(400);
    const headers = { authorization: `Bearer ${await keyOf()}` };
    const { status, body } = await server
      .browser()
      .call(PATH, { method: 'POST', body: { mode: 'payment' }, headers });
    expect(errorSchema.safeParse(body).error).toBeUndefined();
    expect(status).toBe(400);
  });

  it('the sandbox answers an unknown session with 404', async () => {
    const { status, body } = await ask('GET', `${PATH}/cs_test_nobody`);
    expect(status).toBe(404);
    expect(errorSchema.parse(body).error).toMatchObject({ code: 'resource_missing' });
  });

  it.each(['', 'sk_test_guessed'])('the sandbox answers the key %j with 401', async (key) => {
    for (const [method, path] of [
      ['POST', PATH],
      ['GET', `${PATH}/cs_test_x`],
    ] as const) {
      const { status, body } = await ask(method, path, null, key);
      expect(status).toBe(401);
      expect(errorSchema.safeParse(body).error).toBeUndefined();
    }
  });
});

describe('with Stripe set up', () => {
  const withStripe = setUpTestApp({
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  });

  it('with Stripe set up there is no sandbox', async () => {
    for (const path of [
      `${PATH}/cs_test_x`,
      '/sandbox/checkout/cs_test_x',
      '/sandbox/checkout.js',
    ]) {
      expect((await withStripe.browser().get(path)).status).toBe(404);
    }
  });

  it('with Stripe set up nobody gets an account without paying', async () => {
    const account = { username: 'zara', password: 'secret1' };
    expect(await withStripe.browser().post('/api/register', account)).toMatchObject({
      status: 402,
      body: { message: 'Registration has to be paid first. Please ask a grown-up.' },
    });
  });

  it('with Stripe set up the browser learns the mode and the publishable key, and no secret', async () => {
    const config = await withStripe.browser().get('/api/config');
    const key = await withStripe.browser().get('/api/stripe-public-key');
    const scriptUrl = 'https://js.stripe.com/endive/stripe.js?advancedFraudSignals=false';
    expect(config.body).toMatchObject({ payment: { mode: 'stripe', scriptUrl } });
    expect(key.body).toEqual({ publicKey: 'pk_test_1' });
    expect(JSON.stringify([config, key])).not.toMatch(/sk_test_1|whsec_1/);
  });

  it('with Stripe set up the page may load scripts and frames from Stripe and nobody else', async () => {
    const { headers } = await withStripe.browser().get('/healthz');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
    expect(policy.match(/https:\/\/[^\s;]+/g)?.every((host) => host.includes('stripe.com'))).toBe(
      true,
    );
  });
});

describe('where registration is free', () => {
  const free = setUpTestApp({ REGISTRATION_FEE_PENCE: '0' });

  it('with free registration there is nothing to pay, and no account counts as a test', async () => {
    const account = { username: 'zara', password: 'secret1' };
    expect((await free.browser().post('/api/create-checkout-session', account)).status).toBe(400);
    expect((await free.browser().post('/api/register', account)).status).toBe(201);
    const owner = await free.loginAs({ isAdmin: true });
    expect((await owner.get('/api/admin/students')).body).toMatchObject([{ isTest: false }]);
  });
});
