// What happens to a payment later: it arrives late, fails, is refunded or disputed, with events in any order, repeated
// and delayed.
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { auditLog } from '#server/platform/db/schema.ts';
import { DAY_MS, HOUR_MS } from '#shared/dates.ts';
import { payingAt } from '#testing/paying.ts';
import { PASSWORD, setUpTestApp } from '#testing/test-app.ts';
import { recheckPayments } from './recheck.ts';
import type { Step } from './sandbox/store.ts';

const server = setUpTestApp();
const { register, happens, happensSilently, eventOf, deliver, comeBack, ...at } = payingAt(server);

const logIn = (username = 'zara', password = PASSWORD) =>
  server.browser().post('/api/login', { username, password });

async function paid(): Promise<string> {
  const id = await register();
  await happens(id, 'pay');
  return id;
}

const kinds = async () => (await at.notices()).map(({ kind }) => kind);
const state = async () => (await at.users()).map(({ paymentState }) => paymentState);

const ON_ITS_WAY = {
  status: 402,
  body: {
    message:
      'Your payment is on its way. That can take a few days. When it has arrived, you can log in with your username and password.',
  },
};
const FAILED = {
  status: 400,
  body: {
    message: 'The payment didn’t go through, so there is no account yet. Please register again.',
  },
};

describe('a payment that takes days', () => {
  it('a payment that takes days makes no account before it arrives and is not asked for again, and returning or logging in says so', async () => {
    const id = await register();
    await happens(id, 'pay-later');
    expect(await comeBack(id)).toMatchObject(ON_ITS_WAY);
    expect(await logIn()).toMatchObject(ON_ITS_WAY);
    expect((await logIn('zara', 'a wrong one')).status).toBe(401);
    const account = { username: 'zara', password: PASSWORD };
    const browser = server.browser();
    await browser.post('/api/register-pre-payment', account);
    expect(await browser.post('/api/create-checkout-session', account)).toMatchObject(ON_ITS_WAY);
    expect(await at.usernames()).toEqual([]);
    expect(await at.payments()).toMatchObject([{ status: 'processing' }]);
  });

  it.each(['the event', 'the next check'])(
    'a payment that takes days makes the account when %s reports it',
    async (by) => {
      const id = await register();
      await happens(id, 'pay-later');
      server.passTime(5 * DAY_MS);
      await recheckPayments(server.deps, (error) => Promise.reject(error));
      expect(await at.pendings()).toHaveLength(1);
      if (by === 'the event') await happens(id, 'arrive');
      else {
        await happensSilently(id, 'arrive');
        await recheckPayments(server.deps, (error) => Promise.reject(error));
      }
      expect((await logIn()).status).toBe(200);
      expect(await kinds()).toEqual([]);
    },
  );

  it('a payment that takes days makes the account although another of its name was erased meanwhile', async () => {
    const id = await register();
    await happens(id, 'pay-later');
    const namesake = await server.loginAs({ username: 'zara' });
    const owner = await server.loginAs({ isAdmin: true });
    const erased = await owner.call(`/api/admin/student/${namesake.id}`, {
      method: 'DELETE',
      body: { username: 'zara' },
    });
    expect(erased.status).toBe(204);
    await happens(id, 'arrive');
    expect((await logIn()).status).toBe(200);
  });

  it('a payment that fails is reported to the owner once, and to the pupil on returning or logging in', async () => {
    const id = await register();
    await happens(id, 'pay-later');
    await happens(id, 'fail');
    await deliver(await eventOf(id, {}, 'fail'));
    expect(await at.payments()).toMatchObject([{ status: 'failed' }]);
    expect(await kinds()).toEqual(['payment-failed']);
    expect(await comeBack(id)).toMatchObject(FAILED);
    expect(await logIn()).toMatchObject(FAILED);
    expect((await logIn('zara', 'a wrong one')).status).toBe(401);
    server.passTime(DAY_MS - HOUR_MS);
    await recheckPayments(server.deps, (error) => Promise.reject(error));
    expect(await logIn()).toMatchObject(FAILED);
    server.passTime(2 * HOUR_MS);
    await recheckPayments(server.deps, (error) => Promise.reject(error));
    expect(await at.pendings()).toEqual([]);
    expect((await logIn()).status).toBe(401);
  });

  it('a failed payment can be made again under the same name', async () => {
    const id = await register();
    await happens(id, 'pay-later');
    await happens(id, 'fail');
    const again = await register();
    expect(again).not.toBe(id);
    await happens(again, 'pay');
    expect((await comeBack(again)).status).toBe(201);
    expect((await logIn()).status).toBe(200);
  });

  it('an event alone neither fails nor pays anything: Stripe is asked', async () => {
    const id = await register();
    await happens(id, 'pay-later');
    for (const step of ['fail', 'arrive', 'expire'] as const) {
      expect((await deliver(await eventOf(id, {}, step))).status).toBe(200);
    }
    expect(await at.payments()).toMatchObject([{ status: 'processing' }]);
    expect(await kinds()).toEqual([]);
  });
});

describe('a refund', () => {
  it('each part of a refund marks the account and notifies the owner, and switches nothing off', async () => {
    const id = await paid();
    await happens(id, 'refund-half');
    expect(await state()).toEqual(['partly-refunded']);
    await happens(id, 'refund-half');
    expect(await state()).toEqual(['refunded']);
    const half = { kind: 'refunded', amountPence: 200, decision: null, userId: expect.any(Number) };
    expect(await at.notices()).toMatchObject([half, half]);
    expect(await at.users()).toMatchObject([{ isActive: true }]);
    expect((await comeBack(id)).status).toBe(201);
    expect((await logIn()).status).toBe(200);
  });

  it('a refund that does not arrive is reported', async () => {
    const id = await paid();
    await happens(id, 'refund');
    expect(await at.notices()).toMatchObject([{ kind: 'refunded', amountPence: 400 }]);
    await at.changeCheckout(id, { refundedAmount: 0 });
    await deliver(await eventOf(id, { type: 'refund.failed' }, 'refund'));
    expect(await kinds()).toEqual(['refunded', 'refund-failed']);
    expect(await state()).toEqual([null]);
  });

  it('a refund of one of two payments leaves the account in order', async () => {
    const first = await register();
    await at.changeCheckout(first, { successUrl: 'http://elsewhere/auth' });
    const second = await register();
    await happens(first, 'pay');
    await happens(second, 'pay');
    await happens(first, 'refund');
    expect(await state()).toEqual([null]);
    await happens(second, 'refund');
    expect(await state()).toEqual(['refunded']);
    expect(await kinds()).toEqual(['paid-twice', 'refunded', 'refunded']);
  });
});

describe('a disputed payment', () => {
  it.each([
    ['won', 'dispute-won', null],
    ['lost', 'dispute-lost', 'dispute-lost'],
  ] as const)(
    'a dispute marks the account and notifies the owner when it is opened and when it is %s',
    async (_, step, end) => {
      const id = await paid();
      await happens(id, 'dispute');
      expect(await state()).toEqual(['disputed']);
      await happens(id, step);
      expect(await state()).toEqual([end]);
      expect(await kinds()).toEqual(['dispute-opened', step]);
      expect(await at.users()).toMatchObject([{ isActive: true }]);
    },
  );
});

describe('an event about money', () => {
  it('an event about a refund that comes before the payment is known makes the account first', async () => {
    const id = await register();
    await happensSilently(id, 'pay');
    await happens(id, 'refund');
    expect(await at.usernames()).toEqual(['zara']);
    expect(await state()).toEqual(['refunded']);
  });

  it('an event about a refund is believed only if Stripe confirms it', async () => {
    const id = await paid();
    const lies = [await eventOf(id, {}, 'refund'), await eventOf(id, {}, 'dispute')];
    for (const event of lies) expect((await deliver(event)).status).toBe(200);
    expect(await state()).toEqual([null]);
    expect(await kinds()).toEqual([]);
    expect(await at.events()).toHaveLength(3);
  });

  it('an event about another payment is recorded and changes nothing', async () => {
    await paid();
    const others = [null, 'pi_somebody_elses', { id: 'pi_somebody_elses' }];
    for (const [nth, intent] of others.entries()) {
      const object = { object: 'charge', id: 'ch_1', payment_intent: intent };
      const event = { id: `evt_${nth}`, type: 'charge.refunded', created: 1, livemode: false };
      expect((await deliver({ ...event, data: { object } })).status).toBe(200);
    }
    expect(await at.events()).toHaveLength(1 + others.length);
    expect(await kinds()).toEqual([]);
  });

  it('an event is to be sent again while Stripe cannot be asked', async () => {
    const id = await paid();
    await happensSilently(id, 'refund');
    const event = await eventOf(id, {}, 'refund');
    const comesBack = at.providerGoesAway();
    expect((await deliver(event)).status).toBe(503);
    comesBack();
    expect((await deliver(event)).status).toBe(200);
    expect(await kinds()).toEqual(['refunded']);
  });

  it('events lead to the same state in any order, repeated, delayed and simultaneous', async () => {
    vi.setConfig({ testTimeout: 180_000 });
    const steps: Step[] = ['pay', 'refund-half', 'dispute', 'dispute-lost'];
    let nth = 0;
    const deliveries = fc.array(fc.nat(steps.length - 1), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
        deliveries,
        fc.boolean(),
        async (order, more, atOnce) => {
          const name = `zara ${++nth}`;
          const id = await register(name);
          const events: unknown[] = [];
          for (const step of steps) {
            await happensSilently(id, step);
            events.push(await eventOf(id, {}, step));
          }
          const send = async (index: number) =>
            expect((await deliver(events[index])).status).toBe(200);
          if (atOnce) await Promise.all([...order, ...more].map(send));
          else for (const index of [...order, ...more]) await send(index);
          const users = (await at.users()).filter(({ username }) => username === name);
          expect(users).toMatchObject([{ paymentState: 'dispute-lost', isActive: true }]);
          const told = (await at.notices()).filter(
            ({ checkoutSessionId }) => checkoutSessionId === id,
          );
          expect(told.map(({ kind }) => kind)).toEqual(['refunded', 'dispute-lost']);
        },
      ),
      { numRuns: 12 },
    );
  });
});

describe('payment notices', () => {
  const notices = '/api/admin/payment-notices';

  it('an owner sees the notices, newest first, and decides to keep the account or switch it off; they stay, without a name, when it is deleted', async () => {
    const id = await paid();
    await happens(id, 'refund-half');
    await happens(id, 'dispute');
    const owner = await server.loginAs({ isAdmin: true });
    const { body } = await owner.get(notices);
    expect(body).toMatchObject({
      total: 2,
      undecided: 2,
      rows: [
        {
          kind: 'dispute-opened',
          amountPence: 400,
          isTest: true,
          student: { displayName: 'zara' },
        },
        { kind: 'refunded', amountPence: 200, decision: null },
      ],
    });
    const [newest, oldest] = (await at.notices()).toReversed();
    const decide = (nth: number | undefined, decision: string) =>
      owner.post(`${notices}/${nth}`, { decision });
    expect(await decide(oldest?.id, 'kept')).toMatchObject({
      status: 200,
      body: { decision: 'kept', student: { isActive: true } },
    });
    expect((await logIn()).status).toBe(200);
    expect(await decide(newest?.id, 'switched-off')).toMatchObject({
      status: 200,
      body: { decision: 'switched-off', student: { isActive: false } },
    });
    expect((await logIn()).status).toBe(403);
    const log = await server.deps.database.db.select().from(auditLog).orderBy(auditLog.id);
    expect(log.map(({ kind }) => kind).filter((kind) => /^payment|switched/.test(kind))).toEqual([
      'payment-refunded',
      'payment-disputed',
      'payments-read',
      'payment-kept',
      'account-switched-off',
    ]);
    expect((await decide(newest?.id, 'kept')).status).toBe(409);
    expect((await decide(999_999, 'kept')).status).toBe(404);
    expect((await owner.get(notices)).body).toMatchObject({ undecided: 0 });
    const [zara] = (await at.users()).filter(({ username }) => username === 'zara');
    await owner.call(`/api/admin/student/${zara?.id}`, {
      method: 'DELETE',
      body: { username: 'zara' },
    });
    const nameless = { student: null };
    expect((await owner.get(notices)).body).toMatchObject({ rows: [nameless, nameless] });
  });

  it('of two owners who decide the same notice differently at once, one is refused and changes nothing', async () => {
    const id = await paid();
    await happens(id, 'dispute');
    const [notice] = await at.notices();
    const owners = [
      await server.loginAs({ isAdmin: true }),
      await server.loginAs({ isAdmin: true, username: 'deputy' }),
    ];
    const decisions = ['kept', 'switched-off'];
    const answers = await Promise.all(
      owners.map((owner, nth) =>
        owner.post(`${notices}/${notice?.id}`, { decision: decisions[nth] }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const decided = decisions[answers.findIndex(({ status }) => status === 200)];
    expect((await owners[0]?.get(notices))?.body).toMatchObject({
      rows: [{ decision: decided, student: { isActive: decided === 'kept' } }],
    });
  });

  it('an owner sees who wanted an account whose payment failed, with nothing to switch off', async () => {
    const id = await register();
    await happens(id, 'pay-later');
    await happens(id, 'fail');
    const owner = await server.loginAs({ isAdmin: true });
    expect((await owner.get(notices)).body).toMatchObject({
      rows: [{ kind: 'payment-failed', student: null, wantedUsername: 'zara' }],
    });
    const [notice] = await at.notices();
    const path = `${notices}/${notice?.id}`;
    expect((await owner.post(path, { decision: 'switched-off' })).status).toBe(409);
    expect((await owner.post(path, { decision: 'kept' })).status).toBe(200);
  });

  it('an owner is notified of money that does not match its registration', async () => {
    const id = await register();
    await happensSilently(id, 'pay');
    await at.changeCheckout(id, { amountTotal: 1 });
    await comeBack(id);
    await comeBack(id);
    expect(await kinds()).toEqual(['payment-refused']);
  });

  it('an owner sees in the list, on the page and in the table that a test account has not paid', async () => {
    await paid();
    await server.browser().post('/api/register', { username: 'omar', password: PASSWORD });
    await server.loginAs({ username: 'real' });
    const owner = await server.loginAs({ isAdmin: true });
    const { body } = await owner.get('/api/admin/students');
    expect(body).toMatchObject([
      { username: 'omar', isTest: true },
      { username: 'real', isTest: false },
      { username: 'zara', isTest: true, paymentState: null },
    ]);
    const [zara] = (await at.users()).filter(({ username }) => username === 'zara');
    expect((await owner.get(`/api/admin/student/${zara?.id}`)).body).toMatchObject({
      user: { isTest: true },
    });
    const csv = String((await owner.get('/api/admin/students.csv')).body);
    expect(csv.match(/"Test, not paid"/g)).toHaveLength(2);
    expect(await at.payments()).toMatchObject([{ isTest: true, status: 'paid' }]);
  });
});
