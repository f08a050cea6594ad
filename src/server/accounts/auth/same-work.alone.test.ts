// A log-in does the same work for an unknown name. The test counts calls instead of measuring time, which differs from
// machine to machine.
import { like } from 'drizzle-orm';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { hearStatements } from '#testing/statements.ts';
import { PASSWORD, setUpTestApp } from '#testing/test-app.ts';
import { rateLimits } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { makeLoginThrottle } from './throttle.ts';

const verified = vi.hoisted(() => new Array<string>());
const failure = vi.hoisted((): { error: Error | null } => ({ error: null }));
/** While it is set, no check ends before it. */
const held = vi.hoisted((): { until: Promise<void> | null } => ({ until: null }));
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>();
  return {
    ...argon2,
    verify: async (hashed: string, password: string) => {
      verified.push(hashed);
      await held.until;
      if (failure.error) throw failure.error;
      return argon2.verify(hashed, password);
    },
  };
});

const server = setUpTestApp();
const logIn = (username: string) =>
  server.browser().post('/api/login', { username, password: 'a wrong guess' });
const costOf = (hashed: string | undefined) =>
  /^\$argon2id\$v=\d+\$([^$]+)/.exec(hashed ?? '')?.[1];

beforeEach(() => void verified.splice(0));

it('an unknown name costs one hash, as expensive as a real one', async () => {
  const account = { username: 'zara', password: 'explore-7' };
  await server.browser().post('/api/register', account);
  expect((await logIn('zara')).status).toBe(401);
  expect((await logIn('nobody')).status).toBe(401);
  expect(verified).toHaveLength(2);
  expect(costOf(verified[1])).toBe(costOf(verified[0]));
  expect(costOf(verified[0])).toBe('m=19456,t=2,p=1');
  expect(verified[1]).not.toBe(verified[0]);
});

it('owners, pupils and unknown names cause the same queries for a wrong password, a first refusal and later ones', async () => {
  await server.loginAs({ username: 'head', isAdmin: true });
  await server.loginAs({ username: 'zara' });
  const asked: string[] = [];
  onTestFinished(hearStatements(({ text }) => void asked.push(text)));
  const isOfName = like(rateLimits.key, 'login-name:%');
  const work = async (username: string) => {
    const tries = [];
    for (let nth = 0; nth < 5; nth++) {
      asked.length = 0;
      const { status } = await logIn(username);
      tries.push([status, ...asked]);
      // As after nine failures.
      if (nth === 1)
        await server.deps.database.db.update(rateLimits).set({ points: 9 }).where(isOfName);
    }
    return tries;
  };
  // Fills the caches.
  await logIn('somebody');
  const ofOwner = await work('head');
  expect(ofOwner.map(([status]) => status)).toEqual([401, 401, 401, 429, 429]);
  expect(await work('zara')).toEqual(ofOwner);
  expect(await work('nobody')).toEqual(ofOwner);
});

it('the hash that stands in for unknown names matches no password', async () => {
  const answer = await server
    .browser()
    .post('/api/login', { username: 'nobody', password: 'a password that nobody has' });
  expect(answer.status).toBe(401);
});

it('a password that cannot be checked at the moment counts for neither the name nor the address', async () => {
  const zara = await server.loginAs({ username: 'zara' });
  failure.error = new AppError('unavailable', 'Please try again in a moment.');
  onTestFinished(() => void (failure.error = null));
  const login = { username: 'zara', password: PASSWORD };
  expect((await zara.post('/api/user/confirm', { password: PASSWORD })).status).toBe(503);
  expect((await zara.post('/api/login', login)).status).toBe(503);
  expect((await server.browser().post('/api/login', login)).status).toBe(503);
  const rows = await server.deps.database.db.select().from(rateLimits);
  expect(rows.map(({ points }) => points)).toEqual([0, 0, 0, 0]);
});

it('right passwords sent in hundreds for one account leave room for everybody else', async () => {
  const throttle = makeLoginThrottle(server.deps);
  const begin = async (account: number) => {
    // As each log-in that has succeeded meanwhile does.
    await throttle.forgive(account);
    return throttle.begin({ account, username: '' }, { address: '127.0.0.1', device: null });
  };
  let letGo = () => {};
  held.until = new Promise((resolve) => (letGo = resolve));
  onTestFinished(() => void (held.until = null));
  const refused: unknown[] = [];
  const checks = [];
  for (let nth = 0; nth < 250; nth++) {
    const attempt = await begin(1);
    checks.push(attempt.verify(null, PASSWORD).catch((error: unknown) => refused.push(error)));
  }
  const other = (await begin(2)).verify(null, PASSWORD);
  letGo();
  expect(await other).toBe(false);
  await Promise.all(checks);
  expect(verified).toHaveLength(250 - refused.length + 1);
  expect(refused[0]).toMatchObject({ kind: 'unavailable' });
});
