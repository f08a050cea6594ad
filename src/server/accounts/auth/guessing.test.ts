// Passwords and names that are guessed: from several processes, under several spellings, from many addresses.
import type { FastifyInstance } from 'fastify';
import { eq, like, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { rateLimits } from '#server/platform/db/schema.ts';
import { PASSWORD, setUpTestApp } from '#testing/test-app.ts';
import { sweepLimiters } from '../../platform/limits/limiter.ts';

const server = setUpTestApp();
const apps: FastifyInstance[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

/** Another process on the same database. */
async function anotherProcess(): Promise<FastifyInstance> {
  const app = await buildApp(server.deps, '/nowhere');
  apps.push(app);
  return app;
}

const logInAt = (app: FastifyInstance, username: string, password: string, headers = {}) =>
  app.inject({ method: 'POST', url: '/api/login', payload: { username, password }, headers });

const counters = (name: string) =>
  server.deps.database.db
    .select()
    .from(rateLimits)
    .where(like(rateLimits.key, `${name}%`));

describe('guesses of a password', () => {
  it('count together in two processes and under every spelling of the name', async () => {
    await server.loginAs({ username: 'Zoë' });
    const two = [server.app, await anotherProcess()];
    const spellings = ['Zoë', 'zoë', 'ZOË', ' zoe\u0308 ', 'ZOE\u0308'];
    const answers: number[] = [];
    for (let nth = 0; nth < 12; nth++) {
      const app = two[nth % 2] ?? server.app;
      const { statusCode } = await logInAt(app, spellings[nth % 5] ?? '', `guess ${nth}`);
      answers.push(statusCode);
    }
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    for (const app of two) expect((await logInAt(app, 'zoë', PASSWORD)).statusCode).toBe(429);
  });

  it('still count after a restart', async () => {
    await server.loginAs({ username: 'zara' });
    for (let nth = 0; nth < 10; nth++) await logInAt(server.app, 'zara', 'guess');
    const afterRestart = await anotherProcess();
    expect((await logInAt(afterRestart, 'zara', PASSWORD)).statusCode).toBe(429);
  });

  it('do not stop others, and name nobody in the database', async () => {
    await server.loginAs({ username: 'zara' });
    await server.loginAs({ username: 'omar' });
    for (let nth = 0; nth < 11; nth++) await logInAt(server.app, 'zara', 'guess');
    expect((await logInAt(server.app, 'omar', PASSWORD)).statusCode).toBe(200);
    expect(JSON.stringify(await counters(''))).not.toMatch(/zara|127\.0\.0\.1/);
  });

  it('count by the real address: a header that names another one changes nothing', async () => {
    for (let nth = 0; nth < 3; nth++) {
      const headers = { 'x-forwarded-for': `192.0.2.${nth}`, 'x-real-ip': `192.0.2.${nth}` };
      await logInAt(server.app, `nobody ${nth}`, 'guess', headers);
    }
    expect(await counters('login-address')).toMatchObject([{ points: 3 }]);
  });

  it('from one address are stopped after 500 failures, whatever the names', async () => {
    await logInAt(server.app, 'nobody', 'guess');
    const { db } = server.deps.database;
    const [counter] = await counters('login-address');
    await db
      .update(rateLimits)
      .set({ points: 500 })
      .where(eq(rateLimits.key, counter?.key ?? ''));
    expect((await logInAt(server.app, 'somebody', 'guess')).statusCode).toBe(429);
  });

  it('can be made again after a while, even when the clock was a year ahead and is put right', async () => {
    await server.loginAs({ username: 'zara' });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 365 * 86_400_000 });
    for (let nth = 0; nth < 10; nth++) await logInAt(server.app, 'zara', 'guess');
    vi.useRealTimers();
    expect((await logInAt(server.app, 'zara', PASSWORD)).statusCode).toBe(429);
    await sweepLimiters(server.deps);
    expect((await logInAt(server.app, 'zara', PASSWORD)).statusCode).toBe(200);
  });

  it('can be made again when the 15 minutes are over', async () => {
    await server.loginAs({ username: 'zara' });
    for (let nth = 0; nth < 11; nth++) await logInAt(server.app, 'zara', 'guess');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 + 1000 });
    expect((await logInAt(server.app, 'zara', PASSWORD)).statusCode).toBe(200);
    vi.useRealTimers();
  });
});

describe('behind a proxy', () => {
  const behind = setUpTestApp({ TRUST_PROXY: '1' });

  it('guesses count by the address that the proxy names, IPv6 by its network', async () => {
    const from = async (address: string) => {
      const headers = { 'x-forwarded-for': `198.51.100.1, ${address}` };
      await logInAt(behind.app, 'nobody', 'guess', headers);
    };
    for (const address of ['2001:db8::1', '2001:db8::ffff:2', '192.0.2.1']) await from(address);
    const rows = await behind.deps.database.db
      .select({ points: rateLimits.points })
      .from(rateLimits)
      .where(like(rateLimits.key, 'login-address%'))
      .orderBy(rateLimits.points);
    expect(rows).toEqual([{ points: 1 }, { points: 2 }]);
  });
});

describe('usernames', () => {
  const account = (username: string) => ({ username, password: 'secret1' });

  it('are not revealed by a log-in: one answer, byte for byte, and the same work', async () => {
    await server.loginAs({ username: 'zara' });
    const [known, unknown] = [
      await logInAt(server.app, 'zara', 'guess'),
      await logInAt(server.app, 'nobody', 'guess'),
    ];
    expect(known.statusCode).toBe(401);
    expect(unknown.statusCode).toBe(401);
    expect(known.body).toBe(unknown.body);
    const names = ({ headers }: typeof known) => Object.keys(headers).toSorted();
    expect(names(known)).toEqual(names(unknown));
  });

  it('are not revealed by the throttle either: an unknown name is stopped as well', async () => {
    for (let nth = 0; nth < 10; nth++) await logInAt(server.app, 'nobody', 'guess');
    expect((await logInAt(server.app, 'nobody', 'guess')).statusCode).toBe(429);
  });

  it('of accounts that are switched off are revealed to nobody without the password', async () => {
    await server.loginAs({ username: 'zara' });
    await server.deps.database.db.execute(sql`update users set is_active = false`);
    expect((await logInAt(server.app, 'zara', 'guess')).statusCode).toBe(401);
    expect((await logInAt(server.app, 'zara', PASSWORD)).statusCode).toBe(403);
  });

  it.each(['/api/register', '/api/register-pre-payment', '/api/create-checkout-session'])(
    'cannot be tried out without end at %s',
    async (path) => {
      await server.browser().post(path, account('first'));
      const counted = await counters('new-name');
      expect(counted).toMatchObject([{ points: 1 }]);
      await server.deps.database.db.update(rateLimits).set({ points: 1000 });
      expect(await server.browser().post(path, account('second'))).toMatchObject({
        status: 429,
        body: {
          message: 'Too many registrations from here. Please wait a few minutes and try again.',
        },
      });
    },
  );

  it('do not count when nothing was asked: a form with a mistake', async () => {
    await server.browser().post('/api/register', account(''));
    expect(await counters('new-name')).toEqual([]);
  });
});
