import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { DAY_MS } from '#shared/dates.ts';
import { CLIENT_ID, CLIENT_SECRET, startProvider } from '#testing/school-provider.ts';
import { setUpTestApp, type TestBrowser } from '#testing/test-app.ts';
import { auditLog, schoolAccounts, schoolInvitations } from '../../platform/db/schema.ts';
import { deleteExpiredInvitations } from './store.ts';

const REDIRECT_URI = 'http://localhost/school-account';
const provider = await startProvider(REDIRECT_URI);
afterAll(() => provider.close());
beforeEach(() => provider.setDown(false));

const SETTINGS = {
  APP_ORIGIN: 'http://localhost',
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: CLIENT_ID,
  OIDC_CLIENT_SECRET: CLIENT_SECRET,
};
const server = setUpTestApp(SETTINGS);

const [BEGIN, FINISH] = ['/api/school-account/begin', '/api/school-account/finish'];

const invitedSchema = z.object({ invitation: z.object({ link: z.string() }) });
const secretOf = (link: string) => new URL(link).hash.slice(1);

async function newTeacher(username = 'okafor', at = server) {
  const owner = await at.loginAs({ isAdmin: true });
  const body = { username, displayName: 'Ms Okafor', withSchoolAccount: true };
  const { status, body: made } = await owner.post('/api/admin/teachers', body);
  expect(status).toBe(201);
  const { id } = z.object({ id: z.number() }).parse(made);
  return { id, owner, secret: secretOf(invitedSchema.parse(made).invitation.link) };
}

async function begin(browser: TestBrowser, body: object = {}): Promise<URL> {
  const answer = await browser.post(BEGIN, body);
  expect(answer.status).toBe(200);
  return new URL(z.object({ url: z.string() }).parse(answer.body).url);
}

/** Goes to the provider's page and back in a browser; `change` alters that page's address. */
async function signIn(
  person: string,
  {
    browser = server.browser(),
    invitation,
    again,
    change = () => {},
  }: { browser?: TestBrowser; invitation?: string; again?: true; change?: (url: URL) => void } = {},
) {
  const url = await begin(browser, { invitation, again });
  change(url);
  const query = await provider.signInAt(url.href, person);
  return { browser, query, ...(await browser.post(FINISH, { query })) };
}

/** Tries to save the list of a class, which asks for a password. */
async function saveList(browser: TestBrowser) {
  const made = await browser.post('/api/classes', { name: 'Owls', yearGroup: 3 });
  const { id } = z.object({ id: z.number() }).parse(made.body);
  const { status, body } = await browser.get(`/api/classes/${id}/export`);
  return [status, body];
}
const NEEDS_PASSWORD = [403, expect.objectContaining({ needs: 'password' })];
const SAVED = [200, expect.stringContaining('Name')];

/** The answer while the provider is down. */
const AWAY = {
  status: 503,
  body: { message: expect.stringMatching(/^We can’t reach your school/) },
};

const kindsAbout = async (id: number) => {
  const { db } = server.deps.database;
  const rows = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.targetId, id))
    .orderBy(auditLog.id);
  return rows.map(({ kind }) => kind);
};

describe('an invited teacher', () => {
  it('an invited teacher links a school account and signs in with it from then on', async () => {
    const { id, owner, secret } = await newTeacher();
    const named = await server
      .browser()
      .post('/api/school-account/invitation', { invitation: secret });
    expect(named.body).toEqual({ displayName: 'Ms Okafor' });
    const { browser, body } = await signIn('sub-1', { invitation: secret });
    expect(body).toMatchObject({ id, role: 'teacher', hasNoPassword: true });
    expect((await browser.get('/api/classes')).status).toBe(200);
    expect((await signIn('sub-1')).body).toMatchObject({ id });
    expect((await owner.get('/api/admin/teachers')).body).toMatchObject({
      rows: [{ id, hasPassword: false, hasSchoolAccount: true, invitedUntil: null }],
    });
    expect(await kindsAbout(id)).toEqual([
      'teacher-created',
      'school-invitation-made',
      'school-account-linked',
      'logged-in',
      'logged-in',
    ]);
  });

  it('the provider is only asked who somebody is, and to let them choose the account', async () => {
    const { searchParams } = await begin(server.browser());
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: CLIENT_ID,
      redirect_uri: REDIRECT_URI,
      response_type: 'code',
      scope: 'openid',
      prompt: 'select_account',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('linking a school account removes a one-time password that was never changed', async () => {
    const owner = await server.loginAs({ isAdmin: true });
    const account = { username: 'okafor', displayName: 'Ms Okafor' };
    const { body } = await owner.post('/api/admin/teachers', account);
    const made = z.object({ id: z.number(), password: z.string() }).parse(body);
    const invited = await owner.post(`/api/admin/teachers/${made.id}/invitation`);
    const { link } = z.object({ link: z.string() }).parse(invited.body);
    const { browser } = await signIn('sub-1', { invitation: secretOf(link) });
    expect((await browser.get('/api/classes')).status).toBe(200);
    const login = { username: 'okafor', password: made.password };
    expect((await server.browser().post('/api/login', login)).status).toBe(401);
  });

  it('linking a school account keeps the teacher’s own password, which sensitive calls still ask for', async () => {
    const teacher = await server.loginAs({ role: 'teacher' });
    const { body } = await (
      await server.loginAs({ isAdmin: true })
    ).post(`/api/admin/teachers/${teacher.id}/invitation`);
    const { link } = z.object({ link: z.string() }).parse(body);
    const { browser, body: user } = await signIn('sub-1', { invitation: secretOf(link) });
    expect(user).not.toHaveProperty('hasNoPassword');
    expect((await browser.post('/api/user/second-factor')).body).toMatchObject({
      needs: 'password',
    });
  });

  describe('a teacher without a password', () => {
    it('a teacher without a password confirms who they are by giving the provider’s password again', async () => {
      const { secret } = await newTeacher();
      const { browser } = await signIn('sub-1', { invitation: secret });
      expect(await saveList(browser)).toEqual(NEEDS_PASSWORD);
      let asked = '';
      const change = ({ search }: URL) => void (asked = search);
      await signIn('sub-1', { browser, again: true, change });
      expect(asked).toContain('max_age=60');
      expect(await saveList(browser)).toEqual(SAVED);
    });

    it('signing in again confirms nothing if the request for the password was removed from the address', async () => {
      const { secret } = await newTeacher();
      const { browser } = await signIn('sub-1', { invitation: secret });
      const change = ({ searchParams }: URL) => searchParams.delete('max_age');
      await signIn('sub-1', { browser, again: true, change });
      expect(await saveList(browser)).toEqual(NEEDS_PASSWORD);
    });
  });

  it('a teacher with a school account needs our second factor only to log in with a password', async () => {
    const { owner, secret } = await newTeacher();
    await owner.post('/api/admin/second-factor-policy', { required: true });
    const { browser } = await signIn('sub-1', { invitation: secret });
    expect((await browser.get('/api/classes')).status).toBe(200);
    const teacher = await server.loginAs({ role: 'teacher' });
    expect((await teacher.get('/api/classes')).body).toMatchObject({ needs: 'second-factor' });
  });
});

describe('an invitation', () => {
  const used = {
    status: 409,
    body: { message: expect.stringMatching(/^This invitation has already been used/) },
  };

  it('an invitation works once', async () => {
    const { secret } = await newTeacher();
    const other = server.browser();
    const url = await begin(other, { invitation: secret });
    await signIn('sub-1', { invitation: secret });
    const query = await provider.signInAt(url.href, 'sub-2');
    expect(await other.post(FINISH, { query })).toMatchObject(used);
    expect(await other.post(BEGIN, { invitation: secret })).toMatchObject(used);
  });

  it('an invitation is stored only as a hash, works for 7 days and is then deleted', async () => {
    const { secret, owner } = await newTeacher();
    const { db } = server.deps.database;
    const stored = () => db.select().from(schoolInvitations);
    expect(await stored()).toHaveLength(1);
    expect(JSON.stringify(await stored())).not.toContain(secret);
    server.passTime(7 * DAY_MS - 60_000);
    const path = '/api/school-account/invitation';
    expect((await owner.post(path, { invitation: secret })).status).toBe(200);
    server.passTime(60_001);
    expect(await owner.post(path, { invitation: secret })).toMatchObject(used);
    await deleteExpiredInvitations(db, server.deps.now());
    expect(await stored()).toEqual([]);
  });

  it('an invitation can be withdrawn, and a new one replaces it', async () => {
    const { id, owner, secret } = await newTeacher();
    const path = `/api/admin/teachers/${id}/invitation`;
    const { body } = await owner.post(path);
    const second = secretOf(z.object({ link: z.string() }).parse(body).link);
    expect(await server.browser().post(BEGIN, { invitation: secret })).toMatchObject(used);
    expect((await owner.call(path, { method: 'DELETE' })).status).toBe(204);
    expect(await server.browser().post(BEGIN, { invitation: second })).toMatchObject(used);
    expect((await owner.call(path, { method: 'DELETE' })).status).toBe(409);
  });

  it('an invitation cannot link a school account that is already linked, and stays open', async () => {
    const { secret } = await newTeacher();
    await signIn('sub-1', { invitation: secret });
    const other = await newTeacher('brown');
    const { status, browser } = await signIn('sub-1', { invitation: other.secret });
    expect(status).toBe(409);
    expect((await browser.get('/api/user')).status).toBe(401);
    expect((await signIn('sub-2', { invitation: other.secret })).body).toMatchObject({
      id: other.id,
    });
  });

  it('only owners and teachers without a link can be invited, never pupils', async () => {
    const owner = await server.loginAs({ isAdmin: true });
    const pupil = await server.loginAs();
    const invite = (id: number) => owner.post(`/api/admin/teachers/${id}/invitation`);
    expect((await invite(pupil.id)).status).toBe(409);
    expect((await invite(2_000_000)).status).toBe(404);
    const { body } = await invite(owner.id);
    const secret = secretOf(z.object({ link: z.string() }).parse(body).link);
    expect((await signIn('sub-9', { invitation: secret })).body).toMatchObject({ role: 'owner' });
    expect((await invite(owner.id)).status).toBe(409);
  });
});

describe('a school account', () => {
  const unknown = { status: 404, body: { message: expect.stringMatching(/^Nobody here has/) } };

  it('an unknown school account gets a friendly message and no session', async () => {
    const { browser, ...answer } = await signIn('stranger');
    expect(answer).toMatchObject(unknown);
    expect((await browser.get('/api/user')).status).toBe(401);
  });

  it('the same subject from another issuer is another person', async () => {
    const { id, secret } = await newTeacher();
    await signIn('sub-1', { invitation: secret });
    const { db } = server.deps.database;
    await db.update(schoolAccounts).set({ issuer: 'https://other.example' });
    expect(await signIn('sub-1')).toMatchObject(unknown);
    expect(await kindsAbout(id)).toContain('school-account-linked');
  });

  it('a school account linked to a switched-off account does not sign in', async () => {
    const { id, owner, secret } = await newTeacher();
    await signIn('sub-1', { invitation: secret });
    const off = { method: 'PATCH', body: { isActive: false } } as const;
    expect((await owner.call(`/api/admin/student/${id}`, off)).status).toBe(200);
    expect(await signIn('sub-1')).toMatchObject({ status: 403 });
    expect(await kindsAbout(id)).toContain('log-in-failed');
  });

  it('unlinking a school account ends all sessions and stops it from signing in', async () => {
    const { id, owner, secret } = await newTeacher();
    const { browser } = await signIn('sub-1', { invitation: secret });
    const path = `/api/admin/teachers/${id}/school-account`;
    expect((await owner.call(path, { method: 'DELETE' })).status).toBe(204);
    expect((await browser.get('/api/user')).status).toBe(401);
    expect(await signIn('sub-1')).toMatchObject(unknown);
    expect((await owner.call(path, { method: 'DELETE' })).status).toBe(409);
  });

  it('changing an account’s rights unlinks its school account', async () => {
    const { id, owner, secret } = await newTeacher();
    await signIn('sub-1', { invitation: secret });
    for (const isAdmin of [true, false]) {
      await owner.call(`/api/admin/student/${id}`, { method: 'PATCH', body: { isAdmin } });
    }
    expect(await signIn('sub-1')).toMatchObject(unknown);
  });
});

describe('a return from the provider', () => {
  const refused = { status: 400, body: { message: expect.stringMatching(/\.$/) } };

  it.each(['state', 'nonce'])('a return with another %s is refused', async (name) => {
    const { secret } = await newTeacher();
    const change = ({ searchParams }: URL) => searchParams.set(name, 'a'.repeat(43));
    const { browser, ...answer } = await signIn('sub-1', { invitation: secret, change });
    expect(answer).toMatchObject(refused);
    expect((await browser.get('/api/user')).status).toBe(401);
  });

  it('a return in a browser that did not begin is refused, so that nobody is signed in as somebody else', async () => {
    const { secret } = await newTeacher();
    await signIn('sub-1', { invitation: secret });
    const url = await begin(server.browser());
    const query = await provider.signInAt(url.href, 'sub-1');
    expect(await server.browser().post(FINISH, { query })).toMatchObject(refused);
    const victim = server.browser();
    await begin(victim);
    expect(await victim.post(FINISH, { query })).toMatchObject(refused);
  });

  it('a return works once: neither the browser nor the provider accepts a code again', async () => {
    const { secret } = await newTeacher();
    await signIn('sub-1', { invitation: secret });
    const browser = server.browser();
    const url = await begin(browser);
    const cookie = browser.cookie('school') ?? '';
    const query = await provider.signInAt(url.href, 'sub-1');
    expect((await browser.post(FINISH, { query })).status).toBe(200);
    expect(browser.cookie('school')).toBeUndefined();
    expect(await browser.post(FINISH, { query })).toMatchObject(refused);
    const again = server.browser();
    again.setCookie(cookie, 'school');
    expect(await again.post(FINISH, { query })).toMatchObject(refused);
  });

  it('a return from another issuer is refused', async () => {
    const browser = server.browser();
    const url = await begin(browser);
    const query = new URLSearchParams(await provider.signInAt(url.href, 'sub-1'));
    query.set('iss', 'https://other.example');
    expect(await browser.post(FINISH, { query: query.toString() })).toMatchObject(refused);
  });

  it('a return with an error gets one plain message', async () => {
    for (const error of ['access_denied', 'server_error']) {
      const browser = server.browser();
      const state = (await begin(browser)).searchParams.get('state') ?? '';
      const query = new URLSearchParams({ error, state, iss: provider.issuer });
      expect(await browser.post(FINISH, { query: query.toString() })).toMatchObject(refused);
    }
  });

  it('a return is checked with the provider’s current keys', async () => {
    const { id, secret } = await newTeacher();
    await signIn('sub-1', { invitation: secret });
    provider.changeKeys();
    expect((await signIn('sub-1')).body).toMatchObject({ id });
  });
});

describe('while the provider is down', () => {
  it('while the provider is down nobody who comes back is signed in', async () => {
    const browser = server.browser();
    const query = await provider.signInAt((await begin(browser)).href, 'sub-1');
    provider.setDown(true);
    expect(await browser.post(FINISH, { query })).toMatchObject(AWAY);
  });

  it('while the provider is down its last known metadata is used', async () => {
    await begin(server.browser());
    provider.setDown(true);
    server.passTime(2 * 3_600_000);
    expect((await server.browser().post(BEGIN, {})).status).toBe(200);
  });
});

describe('a server that has not asked the provider yet', () => {
  const fresh = setUpTestApp(SETTINGS, { serverFor: 'test' });

  it('while the provider is down users are told so, and the next sign-in asks it again', async () => {
    provider.setDown(true);
    expect(await fresh.browser().post(BEGIN, {})).toMatchObject(AWAY);
    provider.setDown(false);
    expect((await fresh.browser().post(BEGIN, {})).status).toBe(200);
  });

  it('signing in again confirms who somebody is if the provider never reports when it asked for a password', async () => {
    const ask = globalThis.fetch;
    const silent = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const answer = await ask(input, init);
      if (!String(input).includes('openid-configuration')) return answer;
      const { claims_supported: _, ...rest } = z.looseObject({}).parse(await answer.json());
      return Response.json(rest);
    });
    onTestFinished(() => silent.mockRestore());
    const { secret } = await newTeacher('okafor', fresh);
    const invited = { browser: fresh.browser(), invitation: secret };
    const { browser } = await signIn('sub-1', invited);
    expect(await saveList(browser)).toEqual(SAVED);
    fresh.passTime(20 * 60_000);
    expect(await saveList(browser)).toEqual(NEEDS_PASSWORD);
  });
});

describe('where no provider is set up', () => {
  const without = setUpTestApp();

  it('without a provider nobody can be invited or sign in, and the browser is told so', async () => {
    const owner = await without.loginAs({ isAdmin: true });
    const teacher = { username: 'okafor', displayName: 'Ms Okafor', withSchoolAccount: true };
    for (const [path, body] of [
      [BEGIN, {}],
      [FINISH, { query: 'code=1' }],
      ['/api/admin/teachers', teacher],
      [`/api/admin/teachers/${owner.id}/invitation`, undefined],
    ] as const) {
      expect((await owner.post(path, body)).status).toBe(404);
    }
    expect((await owner.get('/api/config')).body).not.toHaveProperty('schoolAccounts');
    expect((await server.browser().get('/api/config')).body).toMatchObject({
      schoolAccounts: true,
    });
  });
});
