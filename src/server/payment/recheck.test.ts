import { describe, expect, it, vi } from 'vitest';
import { DAY_MS, HOUR_MS } from '#shared/dates.ts';
import { startJobs } from '../jobs.ts';
import { payingAt } from '#testing/paying.ts';
import { PASSWORD, setUpTestApp } from '#testing/test-app.ts';
import { recheckPayments, reviewPaidPayments } from './recheck.ts';

const server = setUpTestApp();
const { register, paySilently, comeBack, ...at } = payingAt(server);

async function recheck(): Promise<unknown[]> {
  const errors: unknown[] = [];
  await recheckPayments(server.deps, (error) => errors.push(error));
  return errors;
}

it('the next check turns an unnoticed payment into an account', async () => {
  const id = await register();
  await paySilently(id);
  server.passTime(5 * DAY_MS);
  expect(await recheck()).toEqual([]);
  expect(await at.usernames()).toEqual(['zara']);
  const account = { username: 'zara', password: PASSWORD };
  expect((await server.browser().post('/api/login', account)).status).toBe(200);
});

it('payments are checked when the server starts', async () => {
  await paySilently(await register());
  const stop = startJobs(server.deps, (error) => {
    throw error;
  });
  await vi.waitFor(async () => expect(await at.usernames()).toEqual(['zara']), 10_000);
  stop();
});

it('a checkout that nobody pays is closed, and its registration deleted after a day', async () => {
  await register();
  await recheck();
  expect(await at.payments()).toMatchObject([{ status: 'open' }]);
  server.passTime(3 * HOUR_MS);
  await recheck();
  expect(await at.payments()).toMatchObject([{ status: 'expired' }]);
  expect(await at.pendings()).toHaveLength(1);
  server.passTime(DAY_MS);
  await recheck();
  expect(await at.pendings()).toEqual([]);
});

it('the registration of an account is deleted an hour after the account was made', async () => {
  const id = await register();
  await paySilently(id);
  await comeBack(id);
  await recheck();
  expect(await at.pendings()).toHaveLength(1);
  server.passTime(HOUR_MS + 1);
  await recheck();
  expect(await at.pendings()).toEqual([]);
  expect(await at.payments()).toMatchObject([{ status: 'paid' }]);
});

it('nothing is deleted while the provider is down, and one failure ends the check', async () => {
  const ids = [await register('zara'), await register('omar')];
  for (const id of ids) await paySilently(id);
  server.passTime(3 * DAY_MS);
  const comesBack = at.providerGoesAway();
  expect(await recheck()).toHaveLength(1);
  expect(await at.pendings()).toHaveLength(2);
  comesBack();
  expect(await recheck()).toEqual([]);
  expect(await at.usernames()).toEqual(['omar', 'zara']);
});

it('a payment that does not match its registration is reported', async () => {
  const id = await register();
  await paySilently(id);
  await at.changeCheckout(id, { amountTotal: 1 });
  expect(await recheck()).toEqual([new Error(`${id} does not match its registration`)]);
  expect(await at.usernames()).toEqual([]);
});

it('a payment that cannot be settled does not delay the others', async () => {
  const [first, second] = [await register('zara'), await register('omar')];
  await paySilently(first);
  await paySilently(second);
  const { gateway } = server.deps.payment;
  const broken = new Error('broken');
  server.deps.payment.gateway = {
    ...gateway,
    findCheckout: async (id) => (id === first ? Promise.reject(broken) : gateway.findCheckout(id)),
  };
  expect(await recheck()).toEqual([broken]);
  expect(await at.usernames()).toEqual(['omar']);
});

it('a checkout that the provider has not known for a month is given up', async () => {
  const id = await register();
  await at.changeCheckout(id, { id: 'cs_test_gone' });
  server.passTime(31 * DAY_MS);
  expect(await recheck()).toEqual([]);
  expect(await at.pendings()).toEqual([]);
});

describe('a paid payment without events', () => {
  const asked: string[] = [];
  const review = async (): Promise<unknown[]> => {
    asked.length = 0;
    const { gateway } = server.deps.payment;
    const findAftermath = (intent: string) => {
      asked.push(intent);
      return gateway.findAftermath(intent);
    };
    const errors: unknown[] = [];
    const payment = { ...server.deps.payment, gateway: { ...gateway, findAftermath } };
    await reviewPaidPayments({ ...server.deps, payment }, (error) => errors.push(error));
    return errors;
  };
  const paid = async (username: string) => {
    const id = await register(username);
    await at.happens(id, 'pay');
    return id;
  };
  const kinds = async () => (await at.notices()).map(({ kind }) => kind);

  it('a refund or dispute without an event is still reported to the owners once', async () => {
    const [zara, omar] = [await paid('zara'), await paid('omar')];
    await paid('sam');
    server.passTime(DAY_MS);
    await at.happensSilently(zara, 'refund');
    await at.happensSilently(omar, 'dispute');
    expect(await review()).toEqual([]);
    expect((await kinds()).toSorted()).toEqual(['dispute-opened', 'refunded']);
    server.passTime(DAY_MS);
    expect(await review()).toEqual([]);
    expect(asked).toHaveLength(3);
    expect(await kinds()).toHaveLength(2);
  });

  it('each payment is checked once a day for as long as it can be disputed', async () => {
    await paid('zara');
    const timesAsked = [];
    for (const waitMs of [0, DAY_MS, HOUR_MS, 22 * HOUR_MS, 117 * DAY_MS, 2 * DAY_MS]) {
      server.passTime(waitMs);
      await review();
      timesAsked.push(asked.length);
    }
    expect(timesAsked).toEqual([0, 1, 0, 1, 1, 0]);
  });

  it('a payment for which the provider does not answer, or which it does not know, delays no other', async () => {
    await paid('zara');
    const id = await paid('omar');
    await at.happensSilently(id, 'refund');
    server.passTime(DAY_MS);
    const comesBack = at.providerGoesAway();
    expect(await review()).toHaveLength(1);
    comesBack();
    expect(asked).toHaveLength(1);
    await at.changePayments({ paymentIntentId: 'pi_unknown' }, 'zara');
    server.passTime(DAY_MS);
    expect(await review()).toEqual([]);
    expect(await kinds()).toEqual(['refunded']);
  });

  it('a payment of the other mode is not checked', async () => {
    await paid('zara');
    await at.changePayments({ isTest: false }, 'zara');
    server.passTime(DAY_MS);
    await review();
    expect(asked).toEqual([]);
  });
});
