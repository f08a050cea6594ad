// Owners' passwords: which are accepted, what an issued one allows, and until when.
import { describe, expect, it } from 'vitest';
import { contract } from '#shared/contract/index.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { DAY_MS } from '#shared/dates.ts';
import { PASSWORD, setUpTestApp, type TestBrowser } from '#testing/test-app.ts';

const GOOD = 'kettle-moon-ladder';
const CHOOSE = { message: 'Please choose a new password first.', needs: 'new-password' };
const server = setUpTestApp();

const logIn = async (username: string, password: string) => {
  const browser = server.browser();
  const answer = await browser.post('/api/login', { username, password });
  return { browser, answer };
};
const change = (browser: TestBrowser, currentPassword: string, newPassword: string) =>
  browser.post('/api/user/password', { currentPassword, newPassword });

async function issuedPassword(id: number): Promise<string> {
  const admin = await server.loginAs({ isAdmin: true });
  const { body } = await admin.post(`/api/admin/student/${id}/password`);
  return passwordIn(body);
}

function passwordIn(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('password' in body)) return '';
  return String(body.password);
}

it('an owner is refused a new password that is short, easy to guess or the old one, with the reason', async () => {
  const owner = await server.loginAs({ isAdmin: true });
  for (const [newPassword, message] of [
    ['short-7', 'Password must be at least 12 characters.'],
    [
      'password1234',
      'That password is easy to guess. Please choose another, such as four words in a row.',
    ],
    [PASSWORD, 'That is already your password. Please choose another one.'],
  ] as const) {
    expect(await change(owner, PASSWORD, newPassword)).toMatchObject({
      status: 400,
      body: { message },
    });
  }
  expect((await logIn(owner.username, PASSWORD)).answer.status).toBe(200);
});

describe('an issued password', () => {
  it('an issued password lets an owner do nothing but choose another one, which is valid for good', async () => {
    const owner = await server.loginAs({ isAdmin: true });
    const password = await issuedPassword(owner.id);
    const { browser, answer } = await logIn(owner.username, password);
    expect(answer).toMatchObject({ status: 200, body: { mustChangePassword: true } });
    const refused: readonly Endpoint[] = Object.values(contract).filter(
      (endpoint: Endpoint) => endpoint.access !== 'public' && !endpoint.whilePasswordDue,
    );
    expect(refused.length).toBeGreaterThan(20);
    for (const { method, path } of refused) {
      const asked = await browser.call(path.replace(/:\w+/g, '1'), { method, body: {} });
      expect({ path, ...asked }).toMatchObject({ status: 403, body: CHOOSE });
    }
    expect((await browser.get('/api/user')).body).toMatchObject({ mustChangePassword: true });
    expect((await change(browser, password, GOOD)).status).toBe(204);
    expect((await browser.get('/api/admin/stats')).status).toBe(200);
    expect((await browser.get('/api/user')).body).not.toHaveProperty('mustChangePassword');
    server.passTime(30 * DAY_MS);
    expect((await logIn(owner.username, GOOD)).answer.status).toBe(200);
  });

  it('an owner’s issued password expires after a week', async () => {
    const owner = await server.loginAs({ isAdmin: true });
    const password = await issuedPassword(owner.id);
    const { browser } = await logIn(owner.username, password);
    expect(await browser.get('/api/admin/stats')).toMatchObject({ status: 403, body: CHOOSE });
    server.passTime(7 * DAY_MS);
    expect((await logIn(owner.username, password)).answer).toMatchObject({
      status: 403,
      body: {
        message:
          'This password was made for you and was not changed in time. Please ask for a new one.',
      },
    });
    expect((await logIn(owner.username, 'a wrong guess')).answer.status).toBe(401);
  });

  it('an issued password of a pupil stays valid and need not be changed', async () => {
    const pupil = await server.loginAs();
    const password = await issuedPassword(pupil.id);
    server.passTime(30 * DAY_MS);
    const { browser, answer } = await logIn(pupil.username, password);
    expect(answer.body).not.toHaveProperty('mustChangePassword');
    expect((await browser.get('/api/user/settings')).status).toBe(200);
  });
});

describe('a pupil who is made an admin', () => {
  it('a pupil who is made an admin is signed out and must change the password that the answer shows', async () => {
    const pupil = await server.loginAs({ username: 'zara' });
    const admin = await server.loginAs({ isAdmin: true });
    const promote = () =>
      admin.call(`/api/admin/student/${pupil.id}`, { method: 'PATCH', body: { isAdmin: true } });
    const promoted = await promote();
    expect(promoted.status).toBe(200);
    expect((await pupil.get('/api/user')).status).toBe(401);
    expect((await logIn('zara', PASSWORD)).answer.status).toBe(401);
    const password = passwordIn(promoted.body);
    const { browser, answer } = await logIn('zara', password);
    expect(answer.body).toMatchObject({ isAdmin: true, mustChangePassword: true });
    expect((await browser.get('/api/admin/stats')).status).toBe(403);
    await change(browser, password, GOOD);
    expect((await browser.get('/api/admin/stats')).status).toBe(200);
    // Promoting the same account again changes nothing.
    expect((await promote()).body).not.toHaveProperty('password');
    expect((await browser.get('/api/admin/stats')).status).toBe(200);
  });

  it('an admin who gives up their rights stays signed in only here, with a new token', async () => {
    await server.loginAs({ isAdmin: true });
    const here = await server.loginAs({ username: 'head', isAdmin: true });
    const { browser: there } = await logIn('head', PASSWORD);
    const before = here.cookie();
    const body = { isAdmin: false };
    await here.call(`/api/admin/student/${here.id}`, { method: 'PATCH', body });
    expect((await here.get('/api/user')).body).toMatchObject({ isAdmin: false });
    expect(here.cookie()).not.toBe(before);
    expect((await there.get('/api/user')).status).toBe(401);
  });
});
