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

const MADE_UP = [
  '',
  ' ',
  'undefined',
  'null',
  '*',
  "' or '1'='1",
  '%00',
  '1',
  '1.',
  '.',
  'x'.repeat(4000),
  '__proto__',
  'A'.repeat(43),
  `1.${'A'.repeat(43)}`,
  `999999999999.${'A'.repeat(43)}`,
];

/** Everything that somebody with a copy of the database can read. */
async function wholeDatabase(): Promise<string> {
  const each = Object.values(schema)
    .map((table) => `select to_jsonb(t) as row from "${getTableConfig(table).name}" t`)
    .join(' union all ');
  const { rows } = await server.deps.database.db.execute(sql.raw(each));
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
});

describe('a session', () => {
  it('a log-in uses neither a session that was planted in the browser nor one that an attacker made up', async () => {
    const attacker = await server.loginAs({ username: 'mallory' });
    await server.loginAs({ username: 'zara' });
    for (const planted of [attacker.cookie(), 'known-to-the-attacker']) {
      const victim = await logIn('zara', browserWith(planted));
      expect(victim.cookie()).not.toBe(planted);
      expect(await isSignedIn(victim)).toBe(true);
      expect(await isSignedIn(browserWith(planted))).toBe(false);
    }
  });

  it('a stolen cookie is useless after the log-out', async () => {
    const pupil = await server.loginAs();
    const thief = browserWith(pupil.cookie());
    expect(await isSignedIn(thief)).toBe(true);
    expect((await pupil.post('/api/logout')).status).toBe(204);
    expect(await isSignedIn(thief)).toBe(false);
  });

  it('no cookie opens a session that is made up, changed in one place, mixed from two or read in the database', async () => {
    const pupil = await server.loginAs();
    const other = await server.loginAs();
    const cookie = pupil.cookie() ?? '';
    const changed = Array.from({ length: Math.ceil(cookie.length / 5) }, (_, nth) => {
      const place = nth * 5;
      const sign = cookie[place] === 'A' ? 'B' : 'A';
      return cookie.slice(0, place) + sign + cookie.slice(place + 1);
    });
    const rows = await server.deps.database.db.select().from(schema.sessions);
    const hashes = rows.flatMap(({ userId, tokenHash }) => [tokenHash, `${userId}.${tokenHash}`]);
    expect(hashes).toHaveLength(4);
    const forged = [...MADE_UP, ...changed, ...hashes, `${other.id}.${cookie.split('.')[1]}`];
    for (const one of forged)
      expect([one, await isSignedIn(browserWith(one))]).toEqual([one, false]);
    expect(await isSignedIn(pupil)).toBe(true);
  });
});
