// Guessing passwords and names: from several processes, with several spellings, from many addresses.
import type { FastifyInstance } from 'fastify';
import { like, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { rateLimits } from '#server/platform/db/schema.ts';
import { PASSWORD, setUpTestApp } from '#testing/test-app.ts';

const server = setUpTestApp();
const apps: FastifyInstance[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

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

describe('guessing a password', () => {
  it('guesses count together across processes and spellings of the name, and stop no other name', async () => {
    await server.loginAs({ username: 'Zoë' });
    await server.loginAs({ username: 'omar' });
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
    expect((await logInAt(server.app, 'omar', PASSWORD)).statusCode).toBe(200);
  });

  it('guesses count for the real address, whatever a header claims', async () => {
    for (let nth = 0; nth < 3; nth++) {
      const headers = { 'x-forwarded-for': `192.0.2.${nth}`, 'x-real-ip': `192.0.2.${nth}` };
      await logInAt(server.app, `nobody ${nth}`, 'guess', headers);
    }
    expect(await counters('login-address')).toMatchObject([{ points: 3 }]);
  });
});

describe('behind a proxy', () => {
  const behind = setUpTestApp({ TRUST_PROXY: '1' });

  it('behind a proxy, guesses count for the address that the proxy names, IPv6 addresses by network', async () => {
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

describe('finding out usernames', () => {
  const account = (username: string) => ({ username, password: 'secret1' });

  it('a log-in answers an unknown name with the same bytes and the same work as a known one', async () => {
    await server.loginAs({ username: 'zara' });
    const [known, unknown] = [
      await logInAt(server.app, 'zara', 'guess'),
      await logInAt(server.app, 'nobody', 'guess'),
    ];
    expect(known.statusCode).toBe(401);
    expect(unknown.statusCode).toBe(401);
    expect(known.json()).toEqual({ message: 'Wrong username or password.' });
    expect(known.body).toBe(unknown.body);
    const names = ({ headers }: typeof known) => Object.keys(headers).toSorted();
    expect(names(known)).toEqual(names(unknown));
  });

  it('without the right password, nobody learns that an account is switched off', async () => {
    await server.loginAs({ username: 'zara' });
    await server.deps.database.db.execute(sql`update users set is_active = false`);
    expect((await logInAt(server.app, 'zara', 'guess')).statusCode).toBe(401);
    expect((await logInAt(server.app, 'zara', PASSWORD)).statusCode).toBe(403);
  });

  it.each(['/api/register', '/api/register-pre-payment', '/api/create-checkout-session'])(
    '%s stops somebody who tries out many usernames',
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

  it('a form with a mistake does not count as trying out a username', async () => {
    await server.browser().post('/api/register', account(''));
    expect(await counters('new-name')).toEqual([]);
  });
});
