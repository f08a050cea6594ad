import { Stripe } from 'stripe';
import { describe, expect, it, onTestFinished } from 'vitest';
import { HOUR_MS } from '#shared/dates.ts';
import { payingAt } from '#testing/paying.ts';
import { setUpTestApp } from '#testing/test-app.ts';

const server = setUpTestApp();
const { register, paySilently, eventOf, eventArrives, deliver, comeBack, ...at } = payingAt(server);

const paid = async () => {
  const id = await register();
  await paySilently(id);
  return id;
};

const NOT_SIGNED = {
  status: 400,
  body: { message: 'This message was not signed by the payment service.' },
};

describe('an event from the payment provider', () => {
  it('an event is recorded together with its effects', async () => {
    const id = await paid();
    await eventArrives(id, { id: 'evt_1' });
    expect(await at.events()).toMatchObject([{ id: 'evt_1', type: 'checkout.session.completed' }]);
    expect(await at.usernames()).toEqual(['zara']);
  });

  it('an event that is delivered twice changes nothing the second time', async () => {
    const event = await eventOf(await paid());
    const answers = [await deliver(event), await deliver(event)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await at.usernames()).toEqual(['zara']);
    expect(await at.events()).toHaveLength(1);
  });

  it('an event that comes days late still makes the account', async () => {
    const id = await paid();
    const event = await eventOf(id);
    server.passTime(70 * HOUR_MS);
    expect((await deliver(event)).status).toBe(200);
    expect(await at.usernames()).toEqual(['zara']);
  });

  it('an event that comes too early, or after another outcome, does not undo a payment', async () => {
    const id = await paid();
    const types = [
      'checkout.session.expired',
      'checkout.session.async_payment_failed',
      'checkout.session.completed',
      'checkout.session.expired',
    ];
    for (const [nth, type] of types.entries()) {
      expect((await eventArrives(id, { id: `evt_${nth}`, type })).status).toBe(200);
    }
    expect(await at.payments()).toMatchObject([{ status: 'paid' }]);
    expect(await at.usernames()).toEqual(['zara']);
  });

  it('an event that says "completed" about an unpaid checkout makes no account', async () => {
    const id = await register();
    expect((await eventArrives(id)).status).toBe(200);
    expect(await at.usernames()).toEqual([]);
    expect(await at.payments()).toMatchObject([{ status: 'open' }]);
  });

  it('an event of an unknown type, or about no checkout that we know, is harmless', async () => {
    const known = await eventOf(await register());
    for (const [nth, change] of [
      { type: 'customer.created' },
      { data: { object: checkout('cs_test_x') } },
      { data: { object: checkout("'; drop table users") } },
      { data: { object: { object: 'checkout.session' } } },
      { data: { object: { object: 'invoice', id: 'in_1' } } },
    ].entries()) {
      const event = { ...known, id: `evt_${nth}`, ...change };
      expect((await deliver(event)).status, JSON.stringify(change)).toBe(200);
      expect(await at.events()).toHaveLength(nth + 1);
    }
    expect(await at.usernames()).toEqual([]);
  });

  it('a live event is refused while the keys are for testing', async () => {
    const id = await paid();
    const event = { ...(await eventOf(id)), livemode: true };
    expect(await deliver(event)).toMatchObject({
      status: 400,
      body: {
        message:
          'This event is in a different mode from the keys of this installation: one is test, the other live.',
      },
    });
    expect(await at.usernames()).toEqual([]);
    expect(await at.events()).toEqual([]);
  });

  it('a test event is refused while the keys are live, and so is its checkout', async () => {
    const id = await paid();
    const { gateway } = server.deps.payment;
    server.deps.payment.gateway = { ...gateway, isTest: false };
    onTestFinished(() => void (server.deps.payment.gateway = gateway));
    expect((await eventArrives(id)).status).toBe(400);
    expect((await comeBack(id)).status).toBe(400);
    expect(await at.usernames()).toEqual([]);
    expect(await at.payments()).toMatchObject([{ status: 'refused' }]);
  });

  it('an event is to be delivered again while the provider cannot be asked', async () => {
    const id = await paid();
    const comesBack = at.providerGoesAway();
    expect((await eventArrives(id, { id: 'evt_1' })).status).toBe(503);
    expect(await at.events()).toEqual([]);
    comesBack();
    expect((await eventArrives(id, { id: 'evt_1' })).status).toBe(200);
    expect(await at.usernames()).toEqual(['zara']);
  });
});

function checkout(id: string) {
  return { object: 'checkout.session', id };
}

describe('the signature of an event', () => {
  it('an event without a signature, or with none that could be one, is refused', async () => {
    const body = await eventOf(await paid());
    expect(await server.browser().post('/api/stripe-webhook', body)).toMatchObject(NOT_SIGNED);
    for (const signature of ['nonsense', 't=1,v1=00', 't=,v1=', 'v1=00']) {
      const headers = { 'stripe-signature': signature };
      const answer = await server
        .browser()
        .call('/api/stripe-webhook', { method: 'POST', body, headers });
      expect(answer, signature).toMatchObject(NOT_SIGNED);
    }
    expect(await at.usernames()).toEqual([]);
  });

  it('an event signed with another secret is refused', async () => {
    const payload = JSON.stringify(await eventOf(await paid()));
    const secret = 'whsec_guessed';
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const answer = await server
      .browser()
      .call('/api/stripe-webhook', { method: 'POST', body: payload, headers });
    expect(answer).toMatchObject(NOT_SIGNED);
  });

  it('an event with one changed character is refused', async () => {
    const payload = JSON.stringify(await eventOf(await paid()));
    const forged = payload.replace('"livemode":false', '"livemode":true ');
    expect(await at.deliverForged(forged, payload)).toMatchObject(NOT_SIGNED);
    expect(await at.deliverForged(`${payload} `, payload)).toMatchObject(NOT_SIGNED);
    expect(await at.deliverForged('', payload)).toMatchObject(NOT_SIGNED);
    expect(await at.usernames()).toEqual([]);
  });

  it('an event replayed more than five minutes later is refused', async () => {
    const event = await eventOf(await paid());
    const now = server.deps.now();
    const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
    expect(await deliver(event, before(6))).toMatchObject(NOT_SIGNED);
    expect(await at.usernames()).toEqual([]);
    expect((await deliver(event, before(4))).status).toBe(200);
  });

  it('a signed body that is no event is refused', async () => {
    for (const payload of ['', 'no JSON', '[]', 'null', '{"id":7}', '{"object":"v2.core.event"}']) {
      expect((await at.deliverForged(payload, payload)).status, payload).toBe(400);
    }
  });
});

it('a signed event is accepted with any content type', async () => {
  const id = await paid();
  const answer = await server.browser().call('/api/stripe-webhook', {
    method: 'POST',
    body: 'hello',
    headers: { 'content-type': 'text/plain' },
  });
  expect(answer).toMatchObject(NOT_SIGNED);
  expect((await comeBack(id)).status).toBe(201);
});
