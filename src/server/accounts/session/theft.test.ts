// Sessions that are stolen, planted, forged or left open.
import { getTableConfig } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as schema from '#server/platform/db/schema.ts';
import { PASSWORD, setUpTestApp, type TestBrowser } from '#testing/test-app.ts';

const server = setUpTestApp();

const isSignedIn = async (browser: TestBrowser) => (await browser.get('/api/user')).status === 200;

const browserWith = (cookie: string | undefined) => {
  const browser = server.browser();
  browser.setCookie(cookie ?? '');
  return browser;
};

const logIn = async (username: string, browser = server.browser()) => {
  await browser.post('/api/login', { username, password: PASSWORD });
  return browser;
};

/** Everything that somebody with a copy of the database can read. */
async function wholeDatabase(): Promise<string> {
  const tables = Object.values(schema).map((table) => getTableConfig(table).name);
  const rows = await Promise.all(
    tables.map((name) => server.deps.database.db.execute(sql.raw(`select * from "${name}"`))),
  );
  return JSON.stringify(rows);
}

describe('a stolen database', () => {
  it('a stolen database contains no cookie, password or address that anybody could use', async () => {
    const pupil = await server.loginAs({ username: 'zara' });
    const account = { username: 'omar', password: 'a secret of omar' };
    const omar = server.browser();
    await omar.post('/api/register', account);
    await server.browser().post('/api/register-pre-payment', { ...account, username: 'kim' });
    await server.browser().post('/api/login', { username: 'zara', password: 'a wrong guess' });
    const text = await wholeDatabase();
    const secrets = [pupil.cookie(), omar.cookie(), PASSWORD, account.password, 'a wrong guess'];
    for (const secret of secrets) expect(text).not.toContain(secret);
    // The secret part of the cookie, after the user's number.
    expect(text).not.toContain(pupil.cookie()?.split('.').at(-1));
    expect(text).not.toContain('127.0.0.1');
    expect(text).toContain('$argon2id$');
  });

  it('a stored token hash opens no session', async () => {
    const pupil = await server.loginAs();
    const [row] = await server.deps.database.db.select().from(schema.sessions);
    const held = row?.tokenHash ?? '';
    for (const cookie of [held, `${pupil.id}.${held}`]) {
      expect(await isSignedIn(browserWith(cookie))).toBe(false);
    }
  });
});

describe('a session', () => {
  it('a log-in does not use a session that was planted in the browser', async () => {
    const attacker = await server.loginAs({ username: 'mallory' });
    const planted = attacker.cookie();
    const victim = browserWith(planted);
    await server.loginAs({ username: 'zara' });
    await logIn('zara', victim);
    expect(victim.cookie()).not.toBe(planted);
    expect(await isSignedIn(browserWith(planted))).toBe(false);
  });

  it('a log-in does not take over a session id that an attacker made up', async () => {
    await server.loginAs({ username: 'zara' });
    const victim = await logIn('zara', browserWith('known-to-the-attacker'));
    expect(victim.cookie()).not.toBe('known-to-the-attacker');
    expect(await isSignedIn(browserWith('known-to-the-attacker'))).toBe(false);
  });

  it('a stolen cookie is useless after the log-out', async () => {
    const pupil = await server.loginAs();
    const thief = browserWith(pupil.cookie());
    expect(await isSignedIn(thief)).toBe(true);
    await pupil.post('/api/logout');
    expect(await isSignedIn(thief)).toBe(false);
  });

  it('a stolen cookie is useless after the password was changed', async () => {
    const pupil = await server.loginAs({ username: 'zara' });
    const thief = await logIn('zara');
    const change = { currentPassword: PASSWORD, newPassword: 'a better one' };
    expect((await pupil.post('/api/user/password', change)).status).toBe(204);
    expect(await isSignedIn(thief)).toBe(false);
    expect(await isSignedIn(pupil)).toBe(true);
  });

  it.each([
    ['password reset', 'POST', '/password', undefined],
    ['sessions ended', 'POST', '/end-sessions', undefined],
    ['account switched off', 'PATCH', '', { isActive: false }],
    ['account deleted', 'DELETE', '', { username: 'zara' }],
  ] as const)(
    'all sessions of a pupil end once an admin has had their %s',
    async (_, method, path, body) => {
      const here = await server.loginAs({ username: 'zara' });
      const there = await logIn('zara');
      const admin = await server.loginAs({ isAdmin: true });
      const call = await admin.call(`/api/admin/student/${here.id}${path}`, { method, body });
      expect(call.status).toBeLessThan(300);
      expect(await isSignedIn(here)).toBe(false);
      expect(await isSignedIn(there)).toBe(false);
    },
  );

  it('an admin who is made a pupil loses admin rights at once', async () => {
    const admin = await server.loginAs({ isAdmin: true });
    const other = await server.loginAs({ isAdmin: true });
    expect((await other.get('/api/admin/stats')).status).toBe(200);
    const body = { isAdmin: false };
    await admin.call(`/api/admin/student/${other.id}`, { method: 'PATCH', body });
    expect(await isSignedIn(other)).toBe(false);
    await logIn(other.username, other);
    expect((await other.get('/api/admin/stats')).status).toBe(403);
  });

  it('a cookie changed in any single place opens no session', async () => {
    const cookie = (await server.loginAs()).cookie() ?? '';
    for (let place = 0; place < cookie.length; place += 5) {
      const changed = cookie[place] === 'A' ? 'B' : 'A';
      const forged = cookie.slice(0, place) + changed + cookie.slice(place + 1);
      expect(await isSignedIn(browserWith(forged))).toBe(false);
    }
  });

  it.each([
    '',
    ' ',
    'undefined',
    'null',
    '*',
    "' or '1'='1",
    '%00',
    '1',
    'x'.repeat(4000),
    '__proto__',
  ])('the cookie %j opens no session', async (cookie) => {
    await server.loginAs();
    expect(await isSignedIn(browserWith(cookie))).toBe(false);
  });

  it('every log-in gives a session a new, unique token', async () => {
    await server.loginAs({ username: 'zara' });
    const cookies = await Promise.all(
      Array.from({ length: 8 }, async () => (await logIn('zara')).cookie()),
    );
    expect(new Set(cookies).size).toBe(8);
  });

  it('the session cookie is HttpOnly and SameSite, and Secure only over HTTPS', async () => {
    await server.loginAs({ username: 'zara' });
    const body = { username: 'zara', password: PASSWORD };
    const { headers } = await server.browser().call('/api/login', { method: 'POST', body });
    const cookie = String(headers['set-cookie']);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).toContain('Path=/');
    expect(cookie).not.toMatch(/Domain=|Secure/);
  });
});

describe('behind HTTPS', () => {
  const secure = setUpTestApp({ APP_ORIGIN: 'https://games.example.org' });

  it('behind HTTPS the session cookie is Secure', async () => {
    await secure.loginAs({ username: 'zara' });
    const body = { username: 'zara', password: PASSWORD };
    const { headers } = await secure.browser().call('/api/login', { method: 'POST', body });
    expect(String(headers['set-cookie'])).toContain('Secure');
  });
});
