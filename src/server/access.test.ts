// Goes through the contract: who may make each call, from where, and about whom.
import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { contract } from '#shared/contract/index.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import type { Role } from '#shared/roles.ts';
import { PASSWORD, setUpTestApp, type TestBrowser } from '#testing/test-app.ts';
import * as schema from './platform/db/schema.ts';

const server = setUpTestApp();
const endpoints: readonly Endpoint[] = Object.values(contract);
const changing = endpoints.filter(({ method }) => method !== 'GET');
const guarded = endpoints.filter(({ access }) => access !== 'public');
const A_SESSION = '6f0d5b39-3c5c-4d6c-9a55-000000000001';
const pathOf = ({ path }: Endpoint, id: number | string = 1) =>
  path.replace(/:\w+/g, (name) => (name === ':sessionId' ? A_SESSION : `${id}`));

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

const FORBIDDEN = { status: 403, body: { message: 'This can only be done from our own pages.' } };

describe('from a page of another site', () => {
  const A_FOREIGN_ORIGIN = { origin: 'https://evil.example' };
  const foreign: ReadonlyArray<Record<string, string>> = [
    { origin: 'null' },
    { origin: 'http://localhost.evil.example' },
    { origin: 'http://localhost:81' },
    { origin: 'not an address' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:80' },
  ];

  it('a page of another site can make no call that changes anything', async () => {
    const admin = await server.loginAs({ isAdmin: true });
    const before = await everything();
    const expectRefused = async (endpoint: Endpoint, headers: Record<string, string>) => {
      const { method } = endpoint;
      const answer = await admin.call(pathOf(endpoint, admin.id), { method, body: {}, headers });
      expect(answer, nameOf(endpoint)).toMatchObject(FORBIDDEN);
    };
    for (const endpoint of changing) await expectRefused(endpoint, A_FOREIGN_ORIGIN);
    // The headers are judged before anything looks which call it is.
    for (const headers of foreign) await expectRefused(contract.completeGame, headers);
    expect(await everything()).toEqual(before);
  });

  it.each(['/api/stripe-webhook', '/v1/checkout/sessions', '/api/nope', '/'])(
    'a POST to %s from another site is refused as well',
    async (path) => {
      const headers = { origin: 'https://evil.example' };
      const answer = await server.browser().call(path, { method: 'POST', body: {}, headers });
      expect(answer).toMatchObject(FORBIDDEN);
    },
  );

  it('scripts of other sites can read no answer', async () => {
    const admin = await server.loginAs({ isAdmin: true });
    const headers = { origin: 'https://evil.example', cookie: `sid=${admin.cookie()}` };
    for (const endpoint of endpoints) {
      for (const method of [endpoint.method, 'OPTIONS'] as const) {
        const url = pathOf(endpoint, admin.id);
        const answer = await server.app.inject({ url, headers, method });
        const names = Object.keys(answer.headers).join(' ');
        expect(names, nameOf(endpoint)).not.toContain('access-control');
      }
    }
  });
});

it('no HTML form can imitate a call, because calls accept only JSON', async () => {
  const admin = await server.loginAs({ isAdmin: true });
  for (const endpoint of changing.filter(({ body }) => body !== undefined)) {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const { status } = await admin.call(pathOf(endpoint, admin.id), {
        method: endpoint.method,
        body: '{}',
        headers: { 'content-type': type },
      });
      expect(status, `${nameOf(endpoint)} as ${type}`).toBe(415);
    }
  }
});

describe('every role', () => {
  const statusFor = async (browser: TestBrowser, endpoint: Endpoint) => {
    const { method } = endpoint;
    return (await browser.call(pathOf(endpoint, 2_000_000_000), { method })).status;
  };

  it('each call admits exactly the roles it is for', async () => {
    const { db } = server.deps.database;
    const off = await server.loginAs();
    await db.execute(sql`update users set is_active = false where id = ${off.id}`);
    const gone = await server.loginAs();
    await db.execute(sql`delete from users where id = ${gone.id}`);
    const forger = server.browser();
    forger.setCookie('A'.repeat(43));
    const browsers = new Map<Role, TestBrowser>();
    // One of the calls logs out.
    const signedIn = async (role: Role) => {
      const known = browsers.get(role);
      if (known?.cookie()) return known;
      const browser = await server.loginAs({ role });
      browsers.set(role, browser);
      return browser;
    };
    for (const endpoint of guarded) {
      const { access } = endpoint;
      const name = nameOf(endpoint);
      const { method } = endpoint;
      const visitor = await server.browser().call(pathOf(endpoint), { method });
      expect(visitor, name).toMatchObject({
        status: 401,
        body: { message: 'Please log in first.' },
      });
      // Whose session it is, is judged before anything looks which call it is.
      const isFirst = guarded.find((other) => other.access === access) === endpoint;
      for (const nobody of isFirst ? [forger, off, gone] : []) {
        expect(await statusFor(nobody, endpoint), name).toBe(401);
      }
      const pupil = await statusFor(await signedIn('pupil'), endpoint);
      expect(pupil === 403, `${name} by a pupil`).toBe(access !== 'user');
      expect(pupil, `${name} by a pupil`).not.toBe(401);
      const teacher = await statusFor(await signedIn('teacher'), endpoint);
      expect(teacher === 403, `${name} by a teacher`).toBe(access === 'admin');
      const admin = await statusFor(await signedIn('owner'), endpoint);
      expect([401, 403], `${name} by an owner`).not.toContain(admin);
    }
  });

  it('no role is admitted once the session has expired', async () => {
    const admin = await server.loginAs({ isAdmin: true });
    server.passTime(31 * 86_400_000);
    for (const endpoint of guarded) expect(await statusFor(admin, endpoint)).toBe(401);
  });
});

/** All rows of all tables except the counters of throttles. */
async function everything(): Promise<Record<string, unknown>> {
  const tables = Object.values(schema).filter((table) => table !== schema.rateLimits);
  const names = tables.map((table) => getTableConfig(table).name);
  const { db } = server.deps.database;
  const rows = await Promise.all(
    names.map((name) => db.execute(sql.raw(`select * from "${name}"`))),
  );
  return Object.fromEntries(names.map((name, nth) => [name, JSON.stringify(rows[nth])]));
}

describe('another pupil', () => {
  /** A valid body for each endpoint, so that it does its work. */
  const GOOD: Record<string, object> = {
    '/api/user/year-group': { yearGroup: 6 },
    '/api/user/avatar': { avatar: '🐱' },
    '/api/user/password': { currentPassword: PASSWORD, newPassword: 'a better one' },
    '/api/user/confirm': { password: PASSWORD },
    '/api/game/complete': { gameId: 'word-search', score: 9, maxScore: 10 },
    '/api/rounds': { gameId: 'word-search' },
    '/api/game/feedback': { gameId: 'word-search', rating: 1, comment: 'hello' },
  };

  /** All rows that belong to a user. */
  async function stateOf(id: number): Promise<string> {
    const { db } = server.deps.database;
    const tables = Object.values(schema).map((table) => getTableConfig(table));
    const theirs = tables.filter(({ columns }) => columns.some(({ name }) => name === 'userId'));
    expect(theirs.length).toBeGreaterThan(4);
    const rows = [await db.execute(sql`select * from users where id = ${id}`)];
    for (const { name } of theirs) {
      rows.push(await db.execute(sql.raw(`select * from "${name}" where user_id = ${id}`)));
    }
    return JSON.stringify(rows);
  }

  it.each(endpoints.filter(({ access }) => access === 'user'))(
    '$method $path does not touch another pupil, wherever their id is put',
    async (endpoint) => {
      const victim = await server.loginAs({ username: 'the-victim', displayName: 'Victoria V.' });
      await victim.post('/api/game/complete', GOOD['/api/game/complete']);
      const before = await stateOf(victim.id);
      const curious = await server.loginAs({ username: 'curious' });
      const { id, username } = victim;
      const aim = { userId: id, user_id: id, id, username, user: { id }, isAdmin: true };
      const call = (ids: object, query: string) => {
        const { method } = endpoint;
        const body = method === 'GET' ? undefined : { ...ids, ...GOOD[endpoint.path] };
        const needed = endpoint.path === '/api/user/recordings' ? '&work=1' : '';
        return curious.call(`${pathOf(endpoint, 'grammar-guru')}?${query}${needed}`, {
          method,
          body,
        });
      };
      const answer = await call(aim, `userId=${id}&id=${id}&username=${username}`);
      // Their id is ignored, or refused because it is not the signed-in user's.
      expect([200, 201, 204, 401, 409]).toContain(answer.status);
      expect(JSON.stringify(answer.body ?? '')).not.toMatch(/the-victim|Victoria/);
      const own = answer.status < 300 ? answer : await call({}, '');
      expect(own.status).toBeLessThan(300);
      expect(await stateOf(victim.id)).toBe(before);
      expect((await curious.get('/api/user')).body).toMatchObject({ isAdmin: false });
    },
  );

  it.each([
    ['/api/register', { username: 'mallory', password: 'secret1' }],
    ['/api/register-pre-payment', { username: 'mallory', password: 'secret1' }],
  ])('%s makes nobody more than a pupil, whatever is requested', async (path, account) => {
    const more = {
      role: 'owner',
      isAdmin: true,
      is_admin: true,
      id: 1,
      yearGroup: 6,
      gamesCompleted: 99,
    };
    const browser = server.browser();
    await browser.post(path, { ...account, ...more });
    const [row] = await server.deps.database.db.select().from(schema.users);
    expect(row?.role ?? 'pupil').toBe('pupil');
    expect(row?.gamesCompleted ?? 0).toBe(0);
    expect((await browser.get('/api/admin/stats')).status).not.toBe(200);
  });
});
