import { Secret } from 'otpauth';
import { eq, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#shared/dates.ts';
import { authenticatorAt, codesSchema, enrolmentSchema, FACTOR } from '#testing/second-factor.ts';
import { PASSWORD, setUpTestApp, type TestBrowser } from '#testing/test-app.ts';
import { readCommand } from '../../admin/command.ts';
import { findAuditLog } from '../audit/log-store.ts';
import { readConfig } from '../../platform/config.ts';
import * as schema from '../../platform/db/schema.ts';
import { factorNotice } from './notice.ts';

const server = setUpTestApp({ SECRET_KEY: 'a1'.repeat(32) });
const PASSWORD_NEEDED = {
  status: 403,
  body: { message: 'Please type your password again first.', needs: 'password' },
};
const CODE_NEEDED = {
  status: 401,
  body: { message: 'Please type the code from your authenticator app.', needs: 'code' },
};
const WRONG_CODE = {
  status: 401,
  body: {
    message: 'That code isn’t right. Please wait for the next one and try again.',
    needs: 'code',
  },
};
const WRONG_RECOVERY_CODE = {
  status: 401,
  body: {
    message: 'That code isn’t right. Please look at your list: each code works once.',
    needs: 'code',
  },
};

const owner = (username = 'head') => server.loginAs({ username, isAdmin: true });

const { codeOf, enrol } = authenticatorAt(server);

const HALF_MINUTE_MS = 30_000;

/** Codes change every half minute, so each test begins with a new one. */
beforeEach(() => {
  server.passTime(HALF_MINUTE_MS - (server.deps.now().getTime() % HALF_MINUTE_MS));
});

const logIn = (code?: string, username = 'head', password = PASSWORD, browser = server.browser()) =>
  browser.post('/api/login', { username, password, code });

const CONFIRMED_MS = 15 * MINUTE_MS;

/** Gives the password again when it was last given too long ago. */
const confirmPassword = (browser: TestBrowser, code?: string) =>
  browser.post('/api/user/confirm', { password: PASSWORD, code });

const isSignedIn = async (browser: TestBrowser) => (await browser.get('/api/user')).status === 200;

const auditEntries = async () => {
  const { entries } = await findAuditLog(server.deps.database.db, 1);
  return entries.map(({ adminName, action, targetName }) => [adminName, action, targetName].join());
};

describe('setting up a second factor', () => {
  it('setting up a second factor needs the password, shows a secret and takes effect with the first code', async () => {
    const head = await owner();
    expect((await head.get(FACTOR)).body).toEqual({
      on: false,
      recoveryCodesLeft: 0,
      required: false,
      available: true,
    });
    server.passTime(CONFIRMED_MS);
    expect(await head.post(FACTOR)).toMatchObject(PASSWORD_NEEDED);
    await confirmPassword(head);
    const begun = await head.post(FACTOR);
    const { secret, uri } = enrolmentSchema.parse(begun.body);
    expect(uri).toContain(`secret=${secret}`);
    expect((await logIn()).status).toBe(200);
    expect((await head.post(`${FACTOR}/confirm`, { code: '000000' })).status).toBe(400);
    expect((await logIn()).status).toBe(200);
    const confirmed = await head.post(`${FACTOR}/confirm`, { code: codeOf(secret) });
    const { recoveryCodes } = codesSchema.parse(confirmed.body);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await head.get(FACTOR)).body).toMatchObject({ on: true, recoveryCodesLeft: 10 });
    expect(await logIn()).toEqual({ ...CODE_NEEDED, headers: expect.anything() });
    expect(await auditEntries()).toEqual(['head,Turned on two-step log-in,head']);
  });

  it('a second factor that is begun twice uses the second secret only', async () => {
    const head = await owner();
    const [first, second] = [await head.post(FACTOR), await head.post(FACTOR)];
    const codes = [first, second].map(({ body }) => codeOf(enrolmentSchema.parse(body).secret));
    expect((await head.post(`${FACTOR}/confirm`, { code: codes[0] })).status).toBe(400);
    expect((await head.post(`${FACTOR}/confirm`, { code: codes[1] })).status).toBe(200);
  });

  it('turning on a second factor that was begun earlier needs the password again', async () => {
    const head = await owner();
    const { secret } = enrolmentSchema.parse((await head.post(FACTOR)).body);
    server.passTime(CONFIRMED_MS);
    const code = codeOf(secret);
    expect(await head.post(`${FACTOR}/confirm`, { code })).toMatchObject(PASSWORD_NEEDED);
    await confirmPassword(head);
    expect((await head.post(`${FACTOR}/confirm`, { code })).status).toBe(200);
  });

  it('turning on a second factor ends the other sessions and gives this browser a new one', async () => {
    const head = await owner();
    const elsewhere = server.browser();
    await logIn(undefined, 'head', PASSWORD, elsewhere);
    const thief = server.browser();
    thief.setCookie(head.cookie() ?? '');
    await enrol(head);
    expect(await isSignedIn(head)).toBe(true);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await isSignedIn(thief)).toBe(false);
  });

  it('a second factor cannot be set up while one is on, nor turned on or given recovery codes before it was begun', async () => {
    const head = await owner();
    expect((await head.post(`${FACTOR}/recovery-codes`)).status).toBe(409);
    expect((await head.post(`${FACTOR}/confirm`, { code: '123456' })).status).toBe(409);
    await enrol(head);
    expect((await head.post(FACTOR)).status).toBe(409);
    expect((await head.post(`${FACTOR}/confirm`, { code: '123456' })).status).toBe(409);
  });

  it('the same code sent twice at the same moment turns on a second factor only once', async () => {
    const head = await owner();
    const { secret } = enrolmentSchema.parse((await head.post(FACTOR)).body);
    const code = codeOf(secret);
    const answers = await Promise.all([1, 2].map(() => head.post(`${FACTOR}/confirm`, { code })));
    const good = answers.filter(({ status }) => status === 200);
    expect(good).toHaveLength(1);
    expect(await auditEntries()).toHaveLength(1);
  });
});

describe('a log-in with a second factor', () => {
  it('a log-in needs the code as well as the right password, and accepts a space in it', async () => {
    const { secret } = await enrol(await owner());
    expect(await logIn()).toMatchObject(CODE_NEEDED);
    expect(await logIn('  ')).toMatchObject(CODE_NEEDED);
    const code = codeOf(secret);
    const answer = await logIn(`${code.slice(0, 3)} ${code.slice(3)}`);
    expect(answer).toMatchObject({ status: 200, body: { username: 'head' } });
  });

  it('without the password, nobody learns that an account has a second factor', async () => {
    const { secret } = await enrol(await owner());
    const wrong = { status: 401, body: { message: 'Wrong username or password.' } };
    const answer = await logIn(codeOf(secret), 'head', 'wrong one');
    expect(answer).toMatchObject(wrong);
    expect(answer.body).not.toHaveProperty('needs');
    expect((await logIn(codeOf(secret))).status).toBe(200);
  });

  it('each code works once, even if it is sent several times at the same moment', async () => {
    const { secret } = await enrol(await owner());
    const code = codeOf(secret);
    const answers = await Promise.all(Array.from({ length: 5 }, () => logIn(code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401]);
    expect(await logIn(code)).toMatchObject(WRONG_CODE);
  });

  it('a code older than one that was used is refused', async () => {
    const { secret } = await enrol(await owner());
    const [before, next] = [codeOf(secret, -1), codeOf(secret, 1)];
    expect((await logIn(next)).status).toBe(200);
    expect(await logIn(before)).toMatchObject(WRONG_CODE);
    expect(await logIn(codeOf(secret))).toMatchObject(WRONG_CODE);
  });

  it('wrong codes count as failures, and the right password alone neither counts as one nor clears them', async () => {
    const { secret } = await enrol(await owner());
    for (let i = 0; i < 9; i++) {
      expect(await logIn('000000')).toMatchObject(WRONG_CODE);
      expect(await logIn()).toMatchObject(CODE_NEEDED);
    }
    expect(await logIn('000000')).toMatchObject(WRONG_CODE);
    expect((await logIn(codeOf(secret))).status).toBe(429);
    server.passTime(16 * MINUTE_MS);
    expect((await logIn(codeOf(secret))).status).toBe(200);
  });

  it('somebody who is no longer an owner logs in with the password alone', async () => {
    const head = await owner();
    const deputy = await owner('deputy');
    await enrol(deputy);
    const path = `/api/admin/student/${deputy.id}`;
    await head.call(path, { method: 'PATCH', body: { isAdmin: false } });
    expect((await logIn(undefined, 'deputy')).status).toBe(200);
  });
});

describe('a recovery code', () => {
  it('a recovery code replaces the app once, however it is typed, and its use is recorded', async () => {
    const head = await owner();
    const { recoveryCodes } = await enrol(head);
    const [first = '', second = ''] = recoveryCodes;
    const { status, headers } = await logIn(first);
    expect(status).toBe(200);
    const { auditLog } = schema;
    const used = eq(auditLog.kind, 'recovery-code-used');
    const { db } = server.deps.database;
    expect(await db.select().from(auditLog).where(used)).toMatchObject([
      { actorId: head.id, requestId: headers['x-request-id'] },
    ]);
    expect(await logIn(first)).toMatchObject(WRONG_RECOVERY_CODE);
    expect((await logIn(second.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect(await logIn('abcd-efgh-jkmn-pqrs')).toMatchObject(WRONG_RECOVERY_CODE);
    expect(await logIn('12345')).toMatchObject(WRONG_CODE);
    expect((await head.get(FACTOR)).body).toMatchObject({ recoveryCodesLeft: 8 });
    const [newest] = await auditEntries();
    expect(newest).toBe('head,Used a recovery code,head');
  });

  it('a recovery code sent several times at the same moment works once', async () => {
    const { recoveryCodes } = await enrol(await owner());
    const answers = await Promise.all(Array.from({ length: 5 }, () => logIn(recoveryCodes[0])));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401]);
  });

  it('a recovery code of somebody else is refused', async () => {
    const { recoveryCodes } = await enrol(await owner());
    await enrol(await owner('deputy'));
    expect(await logIn(recoveryCodes[0], 'deputy')).toMatchObject(WRONG_RECOVERY_CODE);
  });

  it('renewing the recovery codes needs the password and a code, and ends the other sessions', async () => {
    const head = await owner();
    const { secret, recoveryCodes: old } = await enrol(head);
    const elsewhere = server.browser();
    await logIn(codeOf(secret), 'head', PASSWORD, elsewhere);
    const path = `${FACTOR}/recovery-codes`;
    server.passTime(CONFIRMED_MS);
    expect(await head.post(path)).toMatchObject(PASSWORD_NEEDED);
    await confirmPassword(head, codeOf(secret));
    const { recoveryCodes } = codesSchema.parse((await head.post(path)).body);
    expect(await isSignedIn(head)).toBe(true);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await logIn(old[0])).toMatchObject(WRONG_RECOVERY_CODE);
    expect((await logIn(recoveryCodes[0])).status).toBe(200);
  });
});

describe('confirming who one is', () => {
  const confirm = async (browser: TestBrowser, code?: string, password = PASSWORD) =>
    browser.post('/api/user/confirm', { password, code });
  const policy = async (browser: TestBrowser) =>
    (await browser.post('/api/admin/second-factor-policy', { required: false })).status;

  it('confirming the password needs the code as well, and each code works once', async () => {
    const head = await owner();
    const { secret } = await enrol(head);
    server.passTime(CONFIRMED_MS);
    expect(await policy(head)).toBe(403);
    expect(await confirm(head)).toMatchObject({ ...CODE_NEEDED, status: 403 });
    expect(await confirm(head, '000000')).toMatchObject({ ...WRONG_CODE, status: 403 });
    expect(await policy(head)).toBe(403);
    const code = codeOf(secret);
    expect((await confirm(head, code)).status).toBe(204);
    expect(await policy(head)).toBe(204);
    expect((await confirm(head, code)).status).toBe(403);
  });

  it('confirming with a wrong password reveals nothing about a code, and wrong codes count as failures', async () => {
    const head = await owner();
    const { secret } = await enrol(head);
    const { body } = await confirm(head, codeOf(secret), 'guess');
    expect(body).toEqual({ message: 'That isn’t your password.' });
    for (let nth = 0; nth < 9; nth++) await confirm(head, '000000');
    expect((await confirm(head, codeOf(secret))).status).toBe(429);
  });

  it('a password that is right, or is changed, gives no new tries at the code', async () => {
    const head = await owner();
    await enrol(head);
    const change = (newPassword: string) =>
      head.post('/api/user/password', { currentPassword: PASSWORD, newPassword });
    for (let nth = 0; nth < 9; nth++) await confirm(head, '000000');
    expect((await change(PASSWORD)).status).toBe(400);
    expect((await confirm(head, '000000')).status).toBe(403);
    expect((await change('badger-kettle-moon')).status).toBe(429);
    server.passTime(CONFIRMED_MS);
    for (let nth = 0; nth < 9; nth++) await confirm(head, '000000');
    const changed = 'badger-kettle-moon';
    expect((await change(changed)).status).toBe(204);
    expect((await confirm(head, '000000', changed)).status).toBe(403);
    expect((await confirm(head, '000000', changed)).status).toBe(429);
  });

  it('changing the password alone does not confirm who one is', async () => {
    const head = await owner();
    await enrol(head);
    const change = { currentPassword: PASSWORD, newPassword: 'badger-kettle-moon' };
    expect((await head.post('/api/user/password', change)).status).toBe(204);
    expect(await policy(head)).toBe(403);
  });
});

describe('turning a second factor off', () => {
  const turnOff = (browser: TestBrowser, code?: string, password = PASSWORD) =>
    browser.post(`${FACTOR}/turn-off`, { password, code });

  it('turning a second factor off needs the password and a code, ends the other sessions and deletes the recovery codes', async () => {
    const head = await owner();
    const { secret } = await enrol(head);
    const elsewhere = server.browser();
    await logIn(codeOf(secret), 'head', PASSWORD, elsewhere);
    server.passTime(CONFIRMED_MS);
    expect((await turnOff(head, codeOf(secret), 'guess')).status).toBe(403);
    expect(await turnOff(head)).toMatchObject({ ...CODE_NEEDED, status: 403 });
    expect(await turnOff(head, '000000')).toMatchObject({ ...WRONG_CODE, status: 403 });
    expect((await turnOff(head, codeOf(secret))).status).toBe(204);
    expect(await isSignedIn(head)).toBe(true);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect((await logIn()).status).toBe(200);
    expect((await head.get(FACTOR)).body).toMatchObject({ on: false, recoveryCodesLeft: 0 });
    expect((await auditEntries())[0]).toBe('head,Turned off two-step log-in,head');
  });

  it('a recovery code can turn a second factor off when the phone is lost', async () => {
    const head = await owner();
    const { recoveryCodes } = await enrol(head);
    expect((await turnOff(head, recoveryCodes[0])).status).toBe(204);
    expect((await logIn()).status).toBe(200);
  });
});

describe('a second factor for every owner', () => {
  const requireIt = (browser: TestBrowser, required = true) =>
    browser.post('/api/admin/second-factor-policy', { required });
  const DUE = {
    status: 403,
    body: { message: 'Please set up two-step log-in first.', needs: 'second-factor' },
  };

  it('owners without a required second factor can do nothing else until they have set it up', async () => {
    const head = await owner();
    await enrol(head);
    const deputy = await owner('deputy');
    expect((await requireIt(head)).status).toBe(204);
    expect((await head.get('/api/admin/stats')).status).toBe(200);
    expect((await logIn(undefined, 'deputy')).body).toMatchObject({ mustSetUpSecondFactor: true });
    expect((await deputy.get('/api/user')).body).toMatchObject({ mustSetUpSecondFactor: true });
    for (const path of ['/api/admin/stats', '/api/user/settings', '/api/user/game-history']) {
      expect(await deputy.get(path)).toMatchObject(DUE);
    }
    expect(await requireIt(deputy, false)).toMatchObject(DUE);
    await enrol(deputy);
    expect((await deputy.get('/api/admin/stats')).status).toBe(200);
    expect((await deputy.get('/api/user')).body).not.toHaveProperty('mustSetUpSecondFactor');
  });

  it('requiring a second factor and lifting that needs the password and a code, and both are recorded', async () => {
    const head = await owner();
    const { secret } = await enrol(head);
    server.passTime(CONFIRMED_MS);
    expect(await requireIt(head)).toMatchObject(PASSWORD_NEEDED);
    await confirmPassword(head, codeOf(secret));
    await requireIt(head);
    await requireIt(head);
    expect((await head.get(FACTOR)).body).toMatchObject({ required: true });
    await requireIt(head, false);
    expect((await auditEntries()).slice(0, 2)).toEqual([
      'head,Made two-step log-in optional,',
      'head,Required two-step log-in of all admins and teachers,',
    ]);
  });

  it('pupils never need a second factor', async () => {
    const head = await owner();
    await requireIt(head);
    const pupil = await server.loginAs();
    expect((await pupil.get('/api/user/settings')).status).toBe(200);
  });

  it('an owner who turns a required second factor off must set it up again', async () => {
    const head = await owner();
    const { recoveryCodes } = await enrol(head);
    await requireIt(head);
    const code = recoveryCodes[0];
    expect((await head.post(`${FACTOR}/turn-off`, { password: PASSWORD, code })).status).toBe(204);
    expect(await head.get('/api/admin/stats')).toMatchObject(DUE);
  });
});

describe('a lost phone', () => {
  const reset = (browser: TestBrowser, id: number) =>
    browser.post(`/api/admin/student/${id}/reset-second-factor`);

  it('another owner, after giving their own password, can turn off the second factor of a lost phone', async () => {
    const head = await owner();
    const deputy = await owner('deputy');
    await enrol(deputy);
    server.passTime(CONFIRMED_MS);
    expect(await reset(head, deputy.id)).toMatchObject(PASSWORD_NEEDED);
    await confirmPassword(head);
    expect((await reset(head, deputy.id)).status).toBe(204);
    expect(await isSignedIn(deputy)).toBe(false);
    expect((await logIn(undefined, 'deputy')).status).toBe(200);
    expect((await auditEntries())[0]).toBe('head,Reset two-step log-in,deputy');
    expect((await reset(head, deputy.id)).status).toBe(409);
    expect((await reset(head, 999)).status).toBe(404);
  });

  it('the second factor of the only owner can be turned off at the command line', async () => {
    await enrol(await owner());
    const lines = await readCommand(['reset-second-factor', 'HEAD'])(server.deps);
    expect(lines).toEqual(['HEAD now logs in with the password alone.']);
    expect((await logIn()).status).toBe(200);
    expect((await auditEntries())[0]).toBe('command line,Reset two-step log-in,head');
  });
});

describe('a stolen copy of the database', () => {
  it('a stolen copy of the database reveals neither the secret nor a recovery code', async () => {
    const { secret, recoveryCodes } = await enrol(await owner());
    const each = Object.values(schema)
      .map((table) => `select to_jsonb(t) as row from "${getTableConfig(table).name}" t`)
      .join(' union all ');
    const { rows } = await server.deps.database.db.execute(sql.raw(each));
    const text = JSON.stringify(rows);
    const { bytes, hex } = Secret.fromBase32(secret);
    const secrets = [secret, hex, Buffer.from(bytes).toString('base64'), ...recoveryCodes];
    for (const each of secrets) expect(text.toLowerCase()).not.toContain(each.toLowerCase());
    for (const each of recoveryCodes) expect(text).not.toContain(each.replaceAll('-', ''));
  });

  it('a secret copied to another account in the database does not work there', async () => {
    const head = await owner();
    const { secret } = await enrol(head);
    const deputy = await owner('deputy');
    await enrol(deputy);
    await server.deps.database.db.execute(
      sql`update second_factors set secret = (select secret from second_factors where user_id = ${head.id})`,
    );
    expect((await logIn(codeOf(secret), 'deputy')).status).toBe(503);
  });
});

describe('a database whose key is missing', () => {
  const moved = setUpTestApp({ SECRET_KEY: 'b2'.repeat(32) });
  const sealElsewhere = async (id: number) => {
    const secret = '1.AAAAAAAA.sealed-with-another-key';
    await moved.deps.database.db
      .insert(schema.secondFactors)
      .values({ userId: id, secret, onSince: new Date() });
  };
  const tryLogIn = () =>
    moved.browser().post('/api/login', { username: 'head', password: PASSWORD, code: '123456' });

  it('a server with another key reports the problem at the start and at each log-in', async () => {
    const head = await moved.loginAs({ username: 'head', isAdmin: true });
    await sealElsewhere(head.id);
    for (let i = 0; i < 12; i++) {
      expect(await tryLogIn()).toMatchObject({
        status: 503,
        body: { message: expect.stringContaining('a different key') },
      });
    }
    const { config, database } = moved.deps;
    expect(await factorNotice(config, database)).toEqual([
      expect.stringContaining('reset-second-factor'),
    ]);
    await readCommand(['reset-second-factor', 'head'])(moved.deps);
    expect(await factorNotice(config, database)).toEqual([]);
    expect((await tryLogIn()).status).toBe(200);
  });
});

describe('a server on a shared database without a key', () => {
  const keyless = setUpTestApp({ SECRET_KEY: '', DATABASE_URL: 'postgres://elsewhere/school' });

  it('a server on a shared database without a key sets up no second factor, asks for none and reports that at the start', async () => {
    const head = await keyless.loginAs({ username: 'head', isAdmin: true });
    expect((await head.get(FACTOR)).body).toMatchObject({ available: false });
    expect(await head.post(FACTOR)).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining('SECRET_KEY') },
    });
    const policy = { required: true };
    expect((await head.post('/api/admin/second-factor-policy', policy)).status).toBe(503);
    await keyless.deps.database.db
      .insert(schema.installationNotes)
      .values({ key: 'second-factor-required', value: 'yes' });
    expect((await head.get('/api/admin/stats')).status).toBe(200);
    const { config, database } = keyless.deps;
    expect(await factorNotice(config, database)).toEqual([
      expect.stringContaining('SECRET_KEY is not set'),
    ]);
  });

  it('a server with the right key reports nothing about second factors at the start', async () => {
    const { database } = keyless.deps;
    const config = readConfig({ SECRET_KEY: 'a1'.repeat(32) });
    expect(await factorNotice(config, database)).toEqual([]);
  });
});
