import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { payingAt } from '#testing/paying.ts';
import { PASSWORD, setUpTestApp } from '#testing/test-app.ts';
import { createAdmin } from '../../admin/create-admin.ts';
import { COMMAND_LINE } from '../audit/event.ts';
import { ensureFirstAdmin } from '../auth/first-admin.ts';
import { readConfig } from '../../platform/config.ts';

const server = setUpTestApp();
const { register: registerToPay, paySilently, comeBack } = payingAt(server);
const CYRILLIC_ADMIN = '\u0430dmin';
const TAKEN = { status: 409, body: { message: 'That username is already taken.' } };
const HIDDEN = 'it has a hidden character in it';

const post = (path: string, body: object) => server.browser().post(path, body);
const register = (username: string) => post('/api/register', { username, password: PASSWORD });
const logIn = (username: string) => post('/api/login', { username, password: PASSWORD });

describe('a username that looks like another', () => {
  it('a username that looks like another cannot be registered, whichever came first', async () => {
    await register('admin');
    expect(await register(CYRILLIC_ADMIN)).toMatchObject(TAKEN);
    await register('z\u0430ra');
    expect(await register('ZARA')).toMatchObject(TAKEN);
    expect(await register('zara 2')).toMatchObject({ status: 201 });
  });

  it('a username that looked like another is free again once that account is renamed', async () => {
    const pupil = await server.loginAs({ username: 'zara' });
    const admin = await server.loginAs({ isAdmin: true });
    const rename = (username: string) =>
      admin.call(`/api/admin/student/${pupil.id}`, { method: 'PATCH', body: { username } });
    expect((await rename('z\u0430ra')).status).toBe(200);
    expect((await rename('mia')).status).toBe(200);
    expect((await register('z\u0430ra')).status).toBe(201);
    expect(await rename('zara')).toMatchObject(TAKEN);
  });

  it('a username that looks like another cannot be paid for', async () => {
    await register('admin');
    const account = { username: CYRILLIC_ADMIN, password: PASSWORD };
    expect(await post('/api/register-pre-payment', account)).toMatchObject(TAKEN);
  });

  it('a paid registration whose name was taken since gets a free variant of it', async () => {
    const id = await registerToPay('z\u0430ra');
    await paySilently(id);
    const other = { username: 'z\u0430ra', password: PASSWORD };
    await register('zara');
    await register('zara 2');
    expect(await post('/api/create-checkout-session', other)).toMatchObject(TAKEN);
    expect(await comeBack(id)).toMatchObject({
      status: 201,
      body: { username: 'z\u0430ra 3', wantedUsername: 'z\u0430ra' },
    });
  });

  it('no admin gets a username that looks like another, neither from the command line nor at the first start', async () => {
    await register(CYRILLIC_ADMIN);
    await expect(createAdmin(server.deps, COMMAND_LINE, 'admin')).rejects.toThrow('already taken');
    const config = readConfig({ ADMIN_USERNAME: 'admin' });
    await expect(ensureFirstAdmin(server.deps.database.db, config)).rejects.toThrow(
      'ADMIN_USERNAME',
    );
  });

  it('simultaneous registrations of similar usernames give it to only one of them', async () => {
    const spellings = ['oscar', '\u043Escar', 'os\u0441ar', 'osc\u0430r', 'o\u0455car'];
    const answers = await Promise.all(spellings.map(register));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
  });
});

it('plain ASCII usernames that look alike belong to two different pupils', async () => {
  expect((await register('bob')).status).toBe(201);
  expect((await register('b0b')).status).toBe(201);
});

it('a name with a hidden character is refused with the reason wherever somebody gives it', async () => {
  const name = 'za\u200Bra';
  const again = (what: string) => ({
    status: 400,
    body: { message: `Please type the ${what} again: ${HIDDEN}` },
  });
  const account = { username: name, password: PASSWORD };
  const shown = { username: 'zara', password: PASSWORD, displayName: name };
  expect(await post('/api/register', account)).toMatchObject(again('username'));
  expect(await post('/api/register', shown)).toMatchObject(again('display name'));
  expect(await post('/api/register-pre-payment', account)).toMatchObject(again('username'));
  await expect(createAdmin(server.deps, COMMAND_LINE, name)).rejects.toThrow(HIDDEN);
  expect(() => readConfig({ ADMIN_USERNAME: name })).toThrow(HIDDEN);
  const pupil = await server.loginAs({ username: 'zara' });
  const admin = await server.loginAs({ isAdmin: true });
  for (const field of ['username', 'displayName']) {
    const options = { method: 'PATCH', body: { [field]: name } } as const;
    const { status, body } = await admin.call(`/api/admin/student/${pupil.id}`, options);
    expect(status).toBe(400);
    expect(body).toMatchObject({ message: expect.stringContaining(HIDDEN) });
  }
});

describe('names of every script', () => {
  it('pupils with names of other scripts register and log in', async () => {
    for (const name of ['Siân', 'علی رضا', 'தமிழ்', '李小龙']) {
      const account = { username: name, password: PASSWORD, displayName: name };
      expect(await post('/api/register', account)).toMatchObject({
        status: 201,
        body: { username: name.normalize('NFC'), displayName: name.normalize('NFC') },
      });
      expect((await logIn(name)).status).toBe(200);
    }
  });

  it('several pupils may have the same display name, but usernames are unique', async () => {
    for (const username of ['one', 'two']) {
      const account = { username, password: PASSWORD, displayName: 'admin' };
      expect((await post('/api/register', account)).body).toMatchObject({ displayName: 'admin' });
    }
  });
});

describe('a text that would take seconds to normalise', () => {
  const endless = `a${'\u0301\u0323'.repeat(10_000)}`;

  /** The longest text that was normalised during the work, in characters. */
  async function longestNormalised(work: () => Promise<unknown>): Promise<number> {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    await work();
    return Math.max(0, ...normalize.mock.contexts.map((text) => String(text).length));
  }

  it('a text of thousands of marks is refused without normalising it as any field of a log-in or a registration', async () => {
    const fields: [path: string, sent: object][] = [
      ['/api/login', { username: endless }],
      ['/api/login', { password: endless }],
      ['/api/register', { username: endless }],
      ['/api/register', { displayName: endless }],
      ['/api/register-pre-payment', { username: endless }],
      ['/api/create-checkout-session', { username: endless }],
    ];
    for (const [path, sent] of fields) {
      const longest = await longestNormalised(async () => {
        const { status } = await post(path, { username: 'zara', password: PASSWORD, ...sent });
        expect(status).toBe(400);
      });
      expect(longest).toBeLessThanOrEqual(1000);
    }
  });

  it('a text of thousands of marks is refused without normalising it as the name of a class or pupil', async () => {
    const owner = await server.loginAs({ isAdmin: true });
    const { body } = await owner.post('/api/classes', { name: 'Oak', yearGroup: 3 });
    const { id } = z.object({ id: z.number() }).parse(body);
    const text = `Name,Username,Class\n${endless},zara,Oak\nZara,${endless},Oak\nZara,zara,${endless}`;
    const longest = await longestNormalised(async () => {
      const named = await owner.post('/api/classes', { name: endless, yearGroup: 3 });
      expect(named.status).toBe(400);
      for (const path of ['/api/import', `/api/classes/${id}/import`]) {
        expect(await owner.post(path, { text, dryRun: true })).toMatchObject({ status: 200 });
      }
    });
    expect(longest).toBeLessThanOrEqual(1000);
  });
});
