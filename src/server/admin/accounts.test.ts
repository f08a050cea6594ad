import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { feedbacks, gameHistory, gameTotals, sessions, users } from '#server/platform/db/schema.ts';
import { countWaitingGames } from '#server/play/totals-store.ts';
import { PASSWORD, setUpTestApp, type TestBrowser } from '#testing/test-app.ts';
import { recordEvents } from '../accounts/audit/store.ts';

const server = setUpTestApp();

interface Person {
  id: number;
  username: string;
}

const change = (admin: TestBrowser, { id }: Person, body: object) =>
  admin.call(`/api/admin/student/${id}`, { method: 'PATCH', body });
const remove = (admin: TestBrowser, { id, username }: Person, typed = username) =>
  admin.call(`/api/admin/student/${id}`, { method: 'DELETE', body: { username: typed } });
const logIn = (username: string, password = PASSWORD) =>
  server.browser().post('/api/login', { username, password });
const play = (pupil: TestBrowser) =>
  pupil.post('/api/game/complete', { gameId: 'word-search', score: 8, maxScore: 10 });

/** Meets the rules for an owner. */
const OWN_PASSWORD = 'harbour-violin-moss';
const passwordIn = (body: unknown) => z.object({ password: z.string() }).parse(body).password;

async function auditOf(admin: TestBrowser): Promise<unknown> {
  const { body } = await admin.get('/api/admin/audit-log');
  return body;
}

async function adminAndPupil() {
  const admin = await server.loginAs({ isAdmin: true, username: 'head' });
  const pupil = await server.loginAs({ username: 'zara' });
  return { admin, pupil };
}

describe('an account', () => {
  it('renaming an account also changes the shown name if the two were the same', async () => {
    const { admin, pupil } = await adminAndPupil();
    const answer = await change(admin, pupil, { username: ' Sara ' });
    expect(answer).toMatchObject({ status: 200, body: { username: 'Sara', displayName: 'Sara' } });
    expect((await logIn('sara')).status).toBe(200);
    expect((await logIn('zara')).status).toBe(401);
    expect(await auditOf(admin)).toMatchObject({
      total: 2,
      entries: [
        { action: 'Changed the name shown', targetName: 'Sara', detail: 'zara → Sara' },
        {
          action: 'Changed the username',
          adminName: 'head',
          targetName: 'Sara',
          detail: 'zara → Sara',
        },
      ],
    });
  });

  it('renaming an account keeps a different shown name, and may change just the spelling of the username', async () => {
    const { admin, pupil } = await adminAndPupil();
    await change(admin, pupil, { displayName: 'Zara K.' });
    expect(await change(admin, pupil, { username: 'ZARA' })).toMatchObject({
      body: { username: 'ZARA', displayName: 'Zara K.' },
    });
  });

  it('an account cannot be renamed to an existing name in any case', async () => {
    const { admin, pupil } = await adminAndPupil();
    expect(await change(admin, pupil, { username: 'HEAD' })).toMatchObject({
      status: 409,
      body: { message: 'That username is already taken.' },
    });
    expect(await auditOf(admin)).toMatchObject({ total: 0 });
  });

  it('moving an account to another year also changes its settings', async () => {
    const { admin, pupil } = await adminAndPupil();
    expect(await change(admin, pupil, { yearGroup: 5 })).toMatchObject({ body: { yearGroup: 5 } });
    expect((await pupil.get('/api/user/settings')).body).toMatchObject({ yearGroup: 5 });
    expect(await auditOf(admin)).toMatchObject({
      entries: [{ action: 'Changed the year group', detail: 'Year 3 → Year 5' }],
    });
  });

  it('switching an account off signs it out and blocks its log-in, and switching it on lets it log in again', async () => {
    const { admin, pupil } = await adminAndPupil();
    expect(await change(admin, pupil, { isActive: false })).toMatchObject({
      body: { isActive: false },
    });
    expect((await pupil.get('/api/user')).status).toBe(401);
    expect(await logIn('zara')).toMatchObject({
      status: 403,
      body: { message: 'This account is switched off. Please ask your teacher.' },
    });
    await change(admin, pupil, { isActive: true });
    expect((await pupil.get('/api/user')).status).toBe(401);
    expect((await logIn('zara')).status).toBe(200);
    expect(await auditOf(admin)).toMatchObject({
      entries: [{ action: 'Switched the account on' }, { action: 'Switched the account off' }],
    });
  });

  it('a change that changes nothing leaves no trace', async () => {
    const { admin, pupil } = await adminAndPupil();
    const same = { username: 'zara', yearGroup: 3, isActive: true, isAdmin: false };
    expect((await change(admin, pupil, same)).status).toBe(200);
    expect((await change(admin, pupil, {})).status).toBe(200);
    expect(await auditOf(admin)).toMatchObject({ total: 0 });
  });

  it('changes to values that no account can have are refused', async () => {
    const { admin, pupil } = await adminAndPupil();
    for (const wrong of [
      { username: '' },
      { username: 'a/b' },
      { displayName: ' ' },
      { yearGroup: 7 },
      { isActive: 'no' },
      { isAdmin: null },
    ]) {
      expect([wrong, (await change(admin, pupil, wrong)).status]).toEqual([wrong, 400]);
    }
  });

  it('every call about an unknown account gets 404', async () => {
    const { admin } = await adminAndPupil();
    const nobody = { id: 999, username: 'x' };
    expect((await change(admin, nobody, { yearGroup: 2 })).status).toBe(404);
    expect((await remove(admin, nobody)).status).toBe(404);
    for (const act of ['password', 'end-sessions']) {
      expect((await admin.post(`/api/admin/student/999/${act}`)).status).toBe(404);
    }
  });
});

describe('a new password', () => {
  it('a new password is shown once, works at once and ends all sessions', async () => {
    const { admin, pupil } = await adminAndPupil();
    for (let i = 0; i < 11; i++) await logIn('zara', 'wrong password');
    expect((await logIn('zara')).status).toBe(429);
    const { body } = await admin.post(`/api/admin/student/${pupil.id}/password`);
    expect(body).toEqual({
      password: expect.stringMatching(/^[a-z]+-[a-z]+-\d{3}$/),
      mustChange: false,
    });
    expect((await pupil.get('/api/user')).status).toBe(401);
    const password = passwordIn(body);
    expect((await logIn('zara', password)).status).toBe(200);
    expect((await logIn('zara')).status).toBe(401);
    const audit = await auditOf(admin);
    expect(audit).toMatchObject({
      entries: [{ action: 'Set a new password', targetName: 'zara' }],
    });
    expect(JSON.stringify(audit)).not.toContain(password);
  });

  it('a new password for an admin is long and random and must be changed', async () => {
    const { admin } = await adminAndPupil();
    const other = await server.loginAs({ isAdmin: true });
    const { body } = await admin.post(`/api/admin/student/${other.id}/password`);
    expect(body).toEqual({
      password: expect.stringMatching(/^[a-z2-9]{14}$/),
      mustChange: true,
    });
  });
});

describe('ending the sessions', () => {
  it('ending the sessions signs an account out everywhere and keeps the password', async () => {
    const { admin, pupil } = await adminAndPupil();
    const elsewhere = server.browser();
    await elsewhere.post('/api/login', { username: 'zara', password: PASSWORD });
    expect((await admin.post(`/api/admin/student/${pupil.id}/end-sessions`)).status).toBe(204);
    for (const browser of [pupil, elsewhere]) {
      expect((await browser.get('/api/user')).status).toBe(401);
    }
    expect((await logIn('zara')).status).toBe(200);
    expect(await auditOf(admin)).toMatchObject({
      entries: [{ action: 'Signed the account out everywhere' }],
    });
  });
});

describe('deleting', () => {
  it('deleting needs the username exactly as it is written', async () => {
    const { admin, pupil } = await adminAndPupil();
    for (const typed of ['', 'zar', 'ZARA', 'head']) {
      expect((await remove(admin, pupil, typed)).status).toBe(400);
    }
    expect((await admin.call(`/api/admin/student/${pupil.id}`, { method: 'DELETE' })).status).toBe(
      400,
    );
    expect((await pupil.get('/api/user')).status).toBe(200);
    expect((await remove(admin, pupil)).status).toBe(204);
  });

  it('deleting removes all of the pupil’s data, and their games from the totals', async () => {
    const { admin, pupil } = await adminAndPupil();
    const other = await server.loginAs();
    for (const somebody of [pupil, other, pupil]) await play(somebody);
    await pupil.post('/api/game/feedback', { gameId: 'word-search', rating: 5 });
    await pupil.get('/api/games/mathematics-mountain');
    await pupil.post('/api/v1.0/email/send', {
      service_id: 'embedded',
      template_id: 'embedded',
      user_id: 'embedded',
      template_params: { message: 'Hello' },
    });
    await remove(admin, pupil);
    const { db } = server.deps.database;
    for (const table of [gameHistory, feedbacks, sessions]) {
      expect(await db.select().from(table).where(eq(table.userId, pupil.id))).toEqual([]);
    }
    expect((await admin.get('/api/admin/messages')).body).toMatchObject({ total: 0 });
    expect((await admin.get('/api/admin/stats')).body).toMatchObject({
      totalStudents: 1,
      totalGamesPlayed: 1,
      gamesPlayedThisWeek: 1,
      averageScore: 8,
      popularGames: [{ gameId: 'word-search', count: 1 }],
    });
    expect((await pupil.get('/api/user')).status).toBe(401);
    expect((await admin.get(`/api/admin/student/${pupil.id}`)).status).toBe(404);
    expect(await auditOf(admin)).toMatchObject({
      entries: [
        {
          action: 'Deleted the account',
          adminName: 'head',
          targetName: `former account ${pupil.id}`,
        },
      ],
    });
  });

  it('deleting keeps the totals right even if games finish at the same moment', async () => {
    const { admin, pupil } = await adminAndPupil();
    const other = await server.loginAs();
    await Promise.all([
      ...[1, 2, 3].map(() => play(pupil)),
      remove(admin, pupil),
      ...[1, 2, 3].flatMap(() => [play(pupil), play(other)]),
    ]);
    const { db } = server.deps.database;
    const history = await db.select().from(gameHistory);
    await countWaitingGames(db);
    const [total] = await db.select().from(gameTotals);
    expect(history).toHaveLength(3);
    expect(total).toMatchObject({ played: 3, scoreSum: '24.000000000000' });
  });
});

describe('admin rights', () => {
  it('a new admin gets a year, and an admin’s games count nowhere', async () => {
    const admin = await server.loginAs({ isAdmin: true });
    const pupil = await server.loginAs({ yearGroup: null });
    const { username } = pupil;
    await play(pupil);
    const promoted = await change(admin, pupil, { isAdmin: true });
    expect(promoted).toMatchObject({ body: { isAdmin: true, yearGroup: 1 } });
    expect((await pupil.get('/api/user')).status).toBe(401);
    const currentPassword = passwordIn(promoted.body);
    await pupil.post('/api/login', { username, password: currentPassword });
    await pupil.post('/api/user/password', { currentPassword, newPassword: OWN_PASSWORD });
    expect((await pupil.get('/api/admin/stats')).body).toMatchObject({ totalGamesPlayed: 0 });
    await play(pupil);
    expect((await change(admin, pupil, { isAdmin: false })).status).toBe(200);
    expect((await pupil.get('/api/admin/stats')).status).toBe(401);
    await pupil.post('/api/login', { username, password: OWN_PASSWORD });
    expect((await pupil.get('/api/admin/stats')).status).toBe(403);
    expect((await admin.get('/api/admin/stats')).body).toMatchObject({ totalGamesPlayed: 2 });
  });

  it('admins are in a list of their own', async () => {
    const { admin } = await adminAndPupil();
    expect((await admin.get('/api/admin/admins')).body).toEqual([
      {
        id: admin.id,
        username: 'head',
        displayName: 'head',
        avatar: '🐶',
        isActive: true,
        hasPassword: true,
        hasSchoolAccount: false,
        invitedUntil: null,
      },
    ]);
  });
});

describe('the last active admin', () => {
  const LAST = {
    status: 409,
    body: { message: 'This is the only active admin. Make somebody else an admin first.' },
  };
  const activeAdmins = async () => {
    const everybody = await server.deps.database.db.select().from(users);
    return everybody.filter(({ role, isActive }) => role === 'owner' && isActive).length;
  };

  it('the last active admin cannot be demoted, switched off or deleted, even if there are switched-off ones', async () => {
    const admin = await server.loginAs({ isAdmin: true });
    const other = await server.loginAs({ isAdmin: true });
    await change(admin, other, { isActive: false });
    expect(await change(admin, admin, { isAdmin: false })).toMatchObject(LAST);
    expect(await change(admin, admin, { isActive: false })).toMatchObject(LAST);
    expect(await remove(admin, admin)).toMatchObject(LAST);
    expect((await change(admin, other, { isAdmin: false })).status).toBe(200);
    expect((await remove(admin, other)).status).toBe(204);
  });

  it('the last active admin may change everything else', async () => {
    const admin = await server.loginAs({ isAdmin: true });
    expect((await change(admin, admin, { yearGroup: 4, displayName: 'Head' })).status).toBe(200);
  });

  it.each([
    ['demote themselves', (me: TestBrowser & Person) => change(me, me, { isAdmin: false })],
    ['switch themselves off', (me: TestBrowser & Person) => change(me, me, { isActive: false })],
    ['delete themselves', (me: TestBrowser & Person) => remove(me, me)],
  ])('one active admin remains when all %s at the same moment', async (_, act) => {
    const admins = [];
    for (let i = 0; i < 4; i++) admins.push(await server.loginAs({ isAdmin: true }));
    const answers = await Promise.all(admins.map((admin) => act(admin)));
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
    expect(await activeAdmins()).toBe(1);
  });

  it('one active admin remains when two remove each other’s rights at the same moment', async () => {
    const one = await server.loginAs({ isAdmin: true });
    const two = await server.loginAs({ isAdmin: true });
    const answers = await Promise.all([
      change(one, two, { isAdmin: false }),
      change(two, one, { isActive: false }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await activeAdmins()).toBe(1);
  });
});

describe('the log of what admins did', () => {
  it('the admin log comes newest first, 20 a page, and outlives the accounts in it', async () => {
    const admin = await server.loginAs({ isAdmin: true, username: 'head' });
    const gone = await server.loginAs({ isAdmin: true, username: 'gone' });
    const pupil = await server.loginAs({ username: 'zara' });
    const { database, now } = server.deps;
    const actor = { kind: 'account', id: gone.id, requestId: null } as const;
    const changed = { kind: 'year-changed', actor, targetId: pupil.id, at: now() } as const;
    await recordEvents(
      database.db,
      Array.from({ length: 22 }, () => changed),
    );
    await remove(gone, gone);
    await remove(admin, pupil);
    const newest = await auditOf(admin);
    expect(newest).toMatchObject({ total: 24 });
    expect(newest).toHaveProperty('entries.length', 20);
    const deleted = (adminName: string, targetName: string) =>
      expect.objectContaining({ action: 'Deleted the account', adminName, targetName });
    expect(newest).toHaveProperty('entries.0', deleted('head', `former account ${pupil.id}`));
    const former = `former account ${gone.id}`;
    expect(newest).toHaveProperty('entries.1', deleted(former, former));
    const { body } = await admin.get('/api/admin/audit-log?page=2');
    expect(body).toHaveProperty('entries.length', 4);
  });
});
