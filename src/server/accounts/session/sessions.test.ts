// How long sessions last, how they are listed and ended, and which calls ask for the password again.
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { account } from '#shared/contract/account.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { contract } from '#shared/contract/index.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/dates.ts';
import { sessions } from '#server/platform/db/schema.ts';
import { PASSWORD, setUpTestApp, type TestBrowser } from '#testing/test-app.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const server = setUpTestApp();

const isSignedIn = async (browser: TestBrowser) => (await browser.get('/api/user')).status === 200;
const logIn = async (username: string, headers: Record<string, string> = {}) => {
  const browser = server.browser();
  const body = { username, password: PASSWORD };
  await browser.call('/api/login', { method: 'POST', body, headers });
  return browser;
};
const sessionsOf = async (browser: TestBrowser) =>
  z.parse(account.getSessions.reply, (await browser.get('/api/user/sessions')).body);

describe('an owner’s session', () => {
  it('an owner’s session ends after 12 hours without use', async () => {
    const owner = await server.loginAs({ isAdmin: true });
    server.passTime(12 * HOUR_MS - MINUTE_MS);
    expect(await isSignedIn(owner)).toBe(true);
    server.passTime(12 * HOUR_MS - MINUTE_MS);
    expect(await isSignedIn(owner)).toBe(true);
    server.passTime(12 * HOUR_MS + MINUTE_MS);
    expect(await isSignedIn(owner)).toBe(false);
  });

  it('an owner’s session ends after 7 days in any case', async () => {
    const owner = await server.loginAs({ isAdmin: true });
    for (let hours = 10; hours < 7 * 24; hours += 10) {
      server.passTime(10 * HOUR_MS);
      expect(await isSignedIn(owner)).toBe(true);
    }
    server.passTime(10 * HOUR_MS);
    expect(await isSignedIn(owner)).toBe(false);
  });

  it('an owner’s session from before the password rules is over', async () => {
    const owner = await server.loginAs({ isAdmin: true });
    await server.deps.database.db.update(sessions).set({ confirmedAt: null });
    expect(await isSignedIn(owner)).toBe(false);
  });
});

it('a user has at most 50 sessions: the next log-in ends the one that has been unused longest', async () => {
  const first = await server.loginAs({ username: 'zara' });
  server.passTime(HOUR_MS);
  const second = await logIn('zara');
  const { db } = server.deps.database;
  const [{ userId } = { userId: 0 }] = await db.select().from(sessions);
  const at = server.deps.now();
  await db.insert(sessions).values(
    Array.from({ length: 48 }, (_, nth) => ({
      userId,
      tokenHash: `other ${nth}`,
      device: 'Linux',
      createdAt: at,
      lastUsedAt: at,
      expiresAt: new Date(at.getTime() + HOUR_MS),
    })),
  );
  expect(await isSignedIn(second)).toBe(true);
  const third = await logIn('zara');
  expect(await isSignedIn(first)).toBe(false);
  expect(await isSignedIn(second)).toBe(true);
  expect((await sessionsOf(third)).total).toBe(50);
});

it('reading with a session writes nothing except its use from time to time', async () => {
  const pupil = await server.loginAs();
  const owner = await server.loginAs({ isAdmin: true });
  const uses = () => server.deps.database.db.select().from(sessions).orderBy(sessions.userId);
  const before = await uses();
  server.passTime(4 * MINUTE_MS);
  await Promise.all([pupil, owner].map(isSignedIn));
  expect(await uses()).toEqual(before);
  server.passTime(2 * MINUTE_MS);
  await Promise.all([pupil, owner].map(isSignedIn));
  expect((await uses())[0]).toEqual(before[0]);
  expect((await uses())[1]).not.toEqual(before[1]);
  server.passTime(HOUR_MS);
  // Two simultaneous calls do not block each other.
  expect(await Promise.all([pupil, pupil, owner, owner].map(isSignedIn))).not.toContain(false);
  expect((await uses())[0]).not.toEqual(before[0]);
});

describe('one’s own sessions', () => {
  it('a user’s sessions are listed with device and last use, the current one marked, without token or address', async () => {
    const here = await server.loginAs({ username: 'zara' });
    server.passTime(2 * HOUR_MS);
    await logIn('zara', { 'user-agent': ANDROID });
    await server.loginAs({ username: 'omar' });
    const answer = await here.get('/api/user/sessions');
    const { rows, total } = z.parse(account.getSessions.reply, answer.body);
    expect(total).toBe(2);
    expect(rows.map(({ device, current }) => [device, current])).toEqual([
      ['Another browser', true],
      ['Chrome on Android', false],
    ]);
    expect(Date.parse(rows[0]?.lastUsedAt ?? '')).toBeGreaterThan(
      Date.parse(rows[0]?.signedInAt ?? '') + HOUR_MS,
    );
    expect(JSON.stringify(answer.body)).not.toMatch(/127\.0\.0\.1|token|Mozilla/);
  });

  it('a user can end sessions one by one, and ending one twice is no error', async () => {
    const here = await server.loginAs({ username: 'zara' });
    const there = await logIn('zara');
    const other = (await sessionsOf(here)).rows.find(({ current }) => !current);
    for (let twice = 0; twice < 2; twice++) {
      const path = `/api/user/sessions/${other?.id}`;
      expect((await here.call(path, { method: 'DELETE' })).status).toBe(204);
    }
    expect(await isSignedIn(there)).toBe(false);
    expect(await isSignedIn(here)).toBe(true);
  });

  it('a user can end all sessions but the current one', async () => {
    const here = await server.loginAs({ username: 'zara' });
    const there = await Promise.all([logIn('zara'), logIn('zara')]);
    expect((await here.post('/api/user/sessions/end-others')).status).toBe(204);
    expect(await Promise.all(there.map(isSignedIn))).toEqual([false, false]);
    expect((await sessionsOf(here)).total).toBe(1);
  });

  it('an owner’s ending of their own sessions is recorded', async () => {
    const owner = await server.loginAs({ isAdmin: true, username: 'head' });
    await owner.post('/api/user/sessions/end-others');
    expect(JSON.stringify((await owner.get('/api/admin/audit-log')).body)).toContain(
      'Signed the account out everywhere',
    );
  });

  it('nobody can end somebody else’s sessions', async () => {
    const victim = await server.loginAs({ username: 'zara' });
    const id = (await sessionsOf(victim)).rows[0]?.id;
    const other = await server.loginAs();
    await other.call(`/api/user/sessions/${id}`, { method: 'DELETE' });
    await other.post('/api/user/sessions/end-others');
    expect(await isSignedIn(victim)).toBe(true);
  });
});

describe('calls that need the password', () => {
  const NEEDS = { message: 'Please type your password again first.', needs: 'password' };
  const csv = '/api/admin/students.csv';

  it('calls that need the password work for 15 minutes after a log-in or after giving the password again', async () => {
    const owner = await server.loginAs({ isAdmin: true });
    expect((await owner.get(csv)).status).toBe(200);
    server.passTime(15 * MINUTE_MS);
    expect(await owner.get(csv)).toMatchObject({ status: 403, body: NEEDS });
    expect((await owner.get('/api/admin/students')).status).toBe(200);
    expect(await owner.post('/api/user/confirm', { password: 'wrong' })).toMatchObject({
      status: 403,
      body: { message: 'That isn’t your password.' },
    });
    expect((await owner.get(csv)).status).toBe(403);
    expect((await owner.post('/api/user/confirm', { password: PASSWORD })).status).toBe(204);
    expect((await owner.get(csv)).status).toBe(200);
    server.passTime(15 * MINUTE_MS);
    expect((await owner.get(csv)).status).toBe(403);
  });

  it('neither a pupil nor another browser of the same owner can make calls that need the password', async () => {
    const owner = await server.loginAs({ username: 'head', isAdmin: true });
    server.passTime(20 * MINUTE_MS);
    const other = await logIn('head');
    expect((await other.get(csv)).status).toBe(200);
    expect(await owner.get(csv)).toMatchObject({ status: 403, body: NEEDS });
    const pupil = await server.loginAs();
    expect((await pupil.get(csv)).body).not.toHaveProperty('needs');
  });

  it('the password is asked for by every call that the contract marks, by some only for certain bodies', async () => {
    const owner = await server.loginAs({ isAdmin: true });
    const pupil = await server.loginAs();
    server.passTime(20 * MINUTE_MS);
    const marked = Object.values<Endpoint>(contract).filter(({ confirm }) => confirm);
    for (const { method, path, confirmWhen } of marked) {
      const address = path.replace(/:\w+/g, String(pupil.id));
      const ask = async (body: object) => owner.call(address, { method, body });
      const answer = await ask({ isArchived: true, dryRun: false, passwords: true });
      expect({ address, ...answer }).toMatchObject({ status: 403, body: NEEDS });
      if (!confirmWhen) continue;
      expect((await ask({ isArchived: false, dryRun: true, passwords: true })).status).not.toBe(
        403,
      );
    }
    expect((await sessionsOf(pupil)).total).toBe(1);
    expect(await isSignedIn(pupil)).toBe(true);
  });
});

it('a session that a password reset ends during confirmation does not come back', async () => {
  const owner = await server.loginAs({ isAdmin: true });
  const confirming = owner.post('/api/user/confirm', { password: PASSWORD });
  await server.deps.database.db.delete(sessions).where(eq(sessions.userId, owner.id));
  expect([204, 401]).toContain((await confirming).status);
  expect(await isSignedIn(owner)).toBe(false);
});
