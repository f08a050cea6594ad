import { expect, it } from 'vitest';
import { makeNameThrottle } from '../accounts/auth/name-throttle.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { payingAt } from '#testing/paying.ts';
import { isPowerCut, withPowerCutAt } from '#testing/power-cut.ts';
import { PASSWORD, setUpTestApp } from '#testing/test-app.ts';
import { keepPending } from './keep-pending.ts';
import { startCheckout } from './start-checkout.ts';
import { settle } from './settle.ts';
import { signInByCheckout } from './sign-in-by-checkout.ts';
import { makeCheckoutThrottle } from './throttle.ts';

const server = setUpTestApp();
const { register, paySilently, eventOf, comeBack, ...at } = payingAt(server);

/** Repeats the same work, interrupted one step later each time, until it completes. */
async function cutEverywhere(
  work: (deps: PaymentDeps, nth: number) => Promise<void>,
  check: (nth: number) => Promise<void>,
): Promise<number> {
  for (let nth = 1; ; nth++) {
    try {
      await work(withPowerCutAt(server.deps, nth), nth);
      return nth;
    } catch (error) {
      if (!isPowerCut(error)) throw error;
    }
    await check(nth);
  }
}

const AT_SCHOOL = { address: '127.0.0.1', device: null };

const accountsOf = async (name: string) =>
  (await at.usernames()).filter((username) => username.startsWith(name));

it('a settlement by an event under a taken name that is interrupted at any step is complete or has not begun, and the next one completes it', async () => {
  const ids = new Map<number, string>();
  const steps = await cutEverywhere(
    async (deps, nth) => {
      const id = await register(`zara-${nth}-`);
      ids.set(nth, id);
      await paySilently(id);
      await server.loginAs({ username: `zara-${nth}-` });
      await settle(deps, id, await asEvent(id, nth));
    },
    async (nth) => {
      const id = ids.get(nth) ?? '';
      const events = (await at.events()).filter((event) => event.id === `evt_${nth}`);
      const done = await accountsMadeFor(id, `zara-${nth}- 2`);
      expect(events).toHaveLength(done);
      expect(await settle(server.deps, id, await asEvent(id, nth))).toBe('paid');
      expect(await accountsOf(`zara-${nth}-`)).toEqual([`zara-${nth}-`, `zara-${nth}- 2`]);
      expect((await comeBack(id)).status).toBe(201);
    },
  );
  expect(steps).toBeGreaterThan(10);
});

/** How many accounts there are for a checkout: one if it is marked as paid, and otherwise none. */
async function accountsMadeFor(id: string, username: string): Promise<number> {
  const payment = (await at.payments()).find((row) => row.checkoutSessionId === id);
  const done = payment?.status === 'paid' ? 1 : 0;
  expect(await accountsOf(username)).toHaveLength(done);
  return done;
}

async function asEvent(id: string, nth: number) {
  const { type, created } = await eventOf(id);
  const createdAt = new Date(created * 1000);
  const about = { checkoutSessionId: id, paymentIntentId: null };
  return { id: `evt_${nth}`, type, createdAt, isTest: true, ...about };
}

it('a return that is interrupted at any step leaves an account that can be logged in to, or none before the next return', async () => {
  const ids = new Map<number, string>();
  const steps = await cutEverywhere(
    async (deps, nth) => {
      const id = await register(`zara-${nth}-`);
      ids.set(nth, id);
      await paySilently(id);
      await signInByCheckout(deps, id, await at.browserHashOf(id));
    },
    async (nth) => {
      const id = ids.get(nth) ?? '';
      await accountsMadeFor(id, `zara-${nth}-`);
      const again = await comeBack(id);
      expect([201, 409]).toContain(again.status);
      expect(await accountsOf(`zara-${nth}-`)).toEqual([`zara-${nth}-`]);
      const account = { username: `zara-${nth}-`, password: PASSWORD };
      expect((await server.browser().post('/api/login', account)).status).toBe(200);
    },
  );
  expect(steps).toBeGreaterThan(10);
});

it('an interrupted start of a payment loses no payment', async () => {
  const steps = await cutEverywhere(
    async (deps, nth) => {
      const account = { username: `zara-${nth}-`, password: PASSWORD };
      await keepPending(deps, account);
      const throttle = makeCheckoutThrottle(server.deps, makeNameThrottle(server.deps));
      const call = { ...account, browserHash: 'a', origin: 'http://localhost', source: AT_SCHOOL };
      await startCheckout(deps, throttle, call);
    },
    async (nth) => {
      // A checkout that the provider has but we have not recorded can still be paid.
      const lost = await at.lastCheckout();
      const isOfThis = lost !== null && !(await isKept(lost));
      const id = isOfThis ? lost : await register(`zara-${nth}-`);
      await paySilently(id);
      // The browser got no answer and began nothing, so the event makes the account.
      expect((await at.eventArrives(id)).status).toBe(200);
      expect(await accountsOf(`zara-${nth}-`)).toEqual([`zara-${nth}-`]);
    },
  );
  expect(steps).toBeGreaterThan(10);
});

async function isKept(checkoutId: string): Promise<boolean> {
  return (await at.payments()).some(({ checkoutSessionId }) => checkoutSessionId === checkoutId);
}
