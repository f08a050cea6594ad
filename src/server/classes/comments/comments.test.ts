// Comments of a class, the worry list and the safeguarding leads (D10).
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { comments } from '#shared/contract/comments.ts';
import { classWith } from '#testing/class-with-pupils.ts';
import { setUpTestApp, type TestBrowser } from '#testing/test-app.ts';
import { forgetAcknowledgers } from './worries-store.ts';
import {
  auditLog,
  commentWorries,
  feedbacks,
  safeguardingLeads,
} from '../../platform/db/schema.ts';

const server = setUpTestApp({ SECRET_KEY: 'a1'.repeat(32) });

const ONE = z.object({ id: z.int() });
const say = async (pupil: TestBrowser, comment: string) =>
  ONE.parse(
    (await pupil.post('/api/game/feedback', { gameId: 'word-search', rating: 4, comment })).body,
  ).id;
const classComments = async (browser: TestBrowser, classId: number, page = 1) =>
  comments.getClassComments.reply.parse(
    (await browser.get(`/api/classes/${classId}/comments?page=${page}`)).body,
  );
const worriesOf = async (browser: TestBrowser) =>
  comments.getWorries.reply.parse((await browser.get('/api/worries')).body).rows;
const openFor = async (browser: TestBrowser) =>
  comments.countWorries.reply.parse((await browser.get('/api/worries/open')).body).open;
const acknowledge = async (browser: TestBrowser, id: number) =>
  (await browser.post(`/api/worries/${id}/acknowledge`)).status;
const name = (owner: TestBrowser, userIds: number[]) =>
  owner.post('/api/admin/safeguarding-leads', { userIds });

/** Two classes, each with a pupil whose comment tells of a worry. */
async function twoClasses() {
  const otters = await classWith(server, ['Mia Khan']);
  const foxes = await classWith(server, ['Omar Ali'], 'CDF347');
  const [mia] = otters.pupils;
  const [omar] = foxes.pupils;
  if (!mia || !omar) throw new Error('The pupils are missing.');
  const worries = { mia: await say(mia, 'He hits me'), omar: await say(omar, 'I want to die') };
  return { otters, foxes, mia, omar, worries };
}

describe('the comments of a class', () => {
  it('comments of a class come newest first, with their authors and whether they are new or masked', async () => {
    const { otters, mia } = await twoClasses();
    await say(mia, 'Write to mia@example.org');
    await mia.post('/api/game/feedback', { gameId: 'word-search', rating: 1 });
    expect(await classComments(otters.teacher, otters.id)).toMatchObject({
      rows: [
        {
          displayName: 'Mia Khan',
          gameId: 'word-search',
          rating: 4,
          comment: 'Write to •••',
          masked: true,
          readAt: null,
        },
        { comment: 'He hits me', masked: false },
      ],
      total: 2,
      unread: 2,
    });
  });

  it('comments of a class come 20 a page', async () => {
    const { otters, mia } = await twoClasses();
    const said = { userId: mia.id, gameId: 'word-search', rating: 4, masked: false };
    const fun = Array.from({ length: 20 }, (_, nth) => ({ ...said, comment: `Fun ${nth}` }));
    await server.deps.database.db.insert(feedbacks).values(fun);
    expect((await classComments(otters.teacher, otters.id)).rows).toHaveLength(20);
    expect(await classComments(otters.teacher, otters.id, 2)).toMatchObject({
      rows: [{ comment: 'He hits me' }],
      total: 21,
    });
  });

  it('a comment is read once a teacher marks it, and new again if the mark is removed', async () => {
    const { otters, mia } = await twoClasses();
    const id = await say(mia, 'Fun!');
    const mark = (read: boolean) =>
      otters.teacher.call(`/api/classes/${otters.id}/comments/${id}`, {
        method: 'PATCH',
        body: { read },
      });
    expect((await mark(true)).status).toBe(204);
    expect(await classComments(otters.teacher, otters.id)).toMatchObject({
      rows: [{ readAt: expect.stringMatching(/Z$/) }, { readAt: null }],
      unread: 1,
    });
    await mark(false);
    expect((await classComments(otters.teacher, otters.id)).unread).toBe(2);
  });

  it('a comment cannot be marked through another class', async () => {
    const { otters, foxes, worries } = await twoClasses();
    const path = `/api/classes/${otters.id}/comments/${worries.omar}`;
    const answer = await otters.teacher.call(path, { method: 'PATCH', body: { read: true } });
    expect(answer.status).toBe(404);
    expect((await classComments(foxes.teacher, foxes.id)).unread).toBe(1);
  });
});

describe('the worry list', () => {
  it('the worry list shows a teacher their own classes’ comments, owners and safeguarding leads all, and others none', async () => {
    const { otters, foxes, worries } = await twoClasses();
    const owner = await server.loginAs({ isAdmin: true });
    const lead = await server.loginAs({ role: 'teacher' });
    const other = await server.loginAs({ role: 'teacher' });
    await name(owner, [lead.id]);
    const expected: [TestBrowser, number[]][] = [
      [otters.teacher, [worries.mia]],
      [foxes.teacher, [worries.omar]],
      [owner, [worries.omar, worries.mia]],
      [lead, [worries.omar, worries.mia]],
      [other, []],
    ];
    for (const [browser, ids] of expected) {
      expect((await worriesOf(browser)).map(({ id }) => id)).toEqual(ids);
      expect(await openFor(browser)).toBe(ids.length);
    }
    for (const id of [worries.mia, worries.omar]) {
      expect(await acknowledge(other, id)).toBe(404);
    }
    expect(await acknowledge(otters.teacher, worries.omar)).toBe(404);
    expect(await openFor(owner)).toBe(2);
    expect(await acknowledge(lead, worries.omar)).toBe(204);
  });

  it('the worry list names the child, the class and the comment', async () => {
    const { otters } = await twoClasses();
    expect(await worriesOf(otters.teacher)).toMatchObject([
      {
        displayName: 'Mia Khan',
        classNames: ['Otters'],
        comment: 'He hits me',
        acknowledgedAt: null,
        acknowledgedBy: null,
      },
    ]);
  });

  it('the worry list no longer shows comments from a teacher’s archived class', async () => {
    const { otters } = await twoClasses();
    await otters.set({ archivedAt: new Date() });
    expect(await worriesOf(otters.teacher)).toEqual([]);
    expect(await openFor(await server.loginAs({ isAdmin: true }))).toBe(2);
  });

  it('a comment is acknowledged once, by whoever is first, and then listed below the open ones', async () => {
    const { otters, worries, mia } = await twoClasses();
    const newer = await say(mia, 'nobody likes me');
    const owner = await server.loginAs({ isAdmin: true });
    expect(await acknowledge(otters.teacher, newer)).toBe(204);
    expect(await acknowledge(owner, newer)).toBe(204);
    expect(await worriesOf(otters.teacher)).toMatchObject([
      { id: worries.mia, acknowledgedAt: null },
      { id: newer, acknowledgedAt: expect.any(String), acknowledgedBy: 'teacher of CDF346' },
    ]);
    expect(await openFor(otters.teacher)).toBe(1);
  });

  it('the audit log records who acknowledged and read the worry list, without the text and not under the pupil', async () => {
    const { db } = server.deps.database;
    const { otters, worries } = await twoClasses();
    await worriesOf(otters.teacher);
    await acknowledge(otters.teacher, worries.mia);
    await acknowledge(otters.teacher, worries.mia);
    const log = await db.select().from(auditLog);
    expect(log.filter(({ kind }) => kind === 'worry-acknowledged')).toMatchObject([
      { actorId: otters.teacher.id, targetId: null, detail: `comment ${worries.mia}` },
    ]);
    expect(log.filter(({ kind }) => kind === 'worries-read')).toMatchObject([
      { actorId: otters.teacher.id, targetId: null },
    ]);
    expect(JSON.stringify(log)).not.toContain('hits');
  });

  it('the worry list shows acknowledged comments for a year and open ones for ever', async () => {
    const { worries } = await twoClasses();
    await acknowledge(await server.loginAs({ isAdmin: true }), worries.mia);
    const after = async (days: number) => {
      server.passTime(days * 86_400_000);
      await forgetAcknowledgers(server.deps.database.db, server.deps.now());
      return worriesOf(await server.loginAs({ isAdmin: true }));
    };
    expect(await after(364)).toMatchObject([
      { id: worries.omar, acknowledgedBy: null },
      { id: worries.mia, acknowledgedBy: expect.any(String) },
    ]);
    expect(await after(2)).toMatchObject([{ id: worries.omar }]);
    const owner = await server.loginAs({ isAdmin: true });
    expect((await owner.get('/api/worries')).body).toMatchObject({ total: 1 });
    const kept = await server.deps.database.db.select().from(commentWorries);
    expect(kept.map(({ acknowledgedBy }) => acknowledgedBy)).toEqual([null, null]);
  });

  it('deleting the child’s account removes their comments from the worry list', async () => {
    const { otters, mia } = await twoClasses();
    const owner = await server.loginAs({ isAdmin: true });
    const body = { username: 'Mia Khan CDF346' };
    await owner.call(`/api/admin/student/${mia.id}`, { method: 'DELETE', body });
    expect(await worriesOf(otters.teacher)).toEqual([]);
    expect(await server.deps.database.db.select().from(commentWorries)).toHaveLength(1);
  });

  it('a comment stays acknowledged when the account of the grown-up who did it is deleted', async () => {
    const { otters, worries } = await twoClasses();
    const owner = await server.loginAs({ isAdmin: true });
    await acknowledge(otters.teacher, worries.mia);
    const { id } = otters.teacher;
    const body = { username: 'teacher of CDF346' };
    expect((await owner.call(`/api/admin/student/${id}`, { method: 'DELETE', body })).status).toBe(
      204,
    );
    expect((await worriesOf(owner)).at(-1)).toMatchObject({
      id: worries.mia,
      acknowledgedAt: expect.any(String),
      acknowledgedBy: null,
    });
  });
});

describe('the safeguarding leads', () => {
  it('an owner names owners and teachers as safeguarding leads, which the audit log and their own data show', async () => {
    const owner = await server.loginAs({ isAdmin: true, displayName: 'Ada' });
    const teacher = await server.loginAs({ role: 'teacher', displayName: 'Bea' });
    const answer = await name(owner, [teacher.id]);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        rows: [
          { displayName: 'Ada', isLead: false },
          { displayName: 'Bea', isLead: true },
        ],
      },
    });
    expect((await owner.get('/api/admin/safeguarding-leads')).body).toEqual(answer.body);
    expect((await teacher.get('/api/user/data')).body).toMatchObject({
      safeguardingLeadSince: expect.any(String),
    });
    await name(owner, [owner.id]);
    const log = await server.deps.database.db.select().from(auditLog).orderBy(auditLog.id);
    expect(log.filter(({ kind }) => kind.startsWith('lead-'))).toMatchObject([
      { kind: 'lead-named', targetId: teacher.id, actorId: owner.id },
      { kind: 'lead-named', targetId: owner.id },
      { kind: 'lead-dropped', targetId: teacher.id },
    ]);
  });

  it('pupils, unknown accounts and repeated names are refused as safeguarding leads', async () => {
    const owner = await server.loginAs({ isAdmin: true });
    const pupil = await server.loginAs();
    for (const userIds of [[pupil.id], [owner.id, 999_999]]) {
      expect((await name(owner, userIds)).status).toBe(400);
    }
    expect((await name(owner, [owner.id, owner.id])).status).toBe(200);
    const { db } = server.deps.database;
    expect(await db.select().from(safeguardingLeads)).toMatchObject([{ userId: owner.id }]);
  });

  it('a former safeguarding lead no longer sees the list', async () => {
    const { worries } = await twoClasses();
    const owner = await server.loginAs({ isAdmin: true });
    const lead = await server.loginAs({ role: 'teacher' });
    await name(owner, [lead.id]);
    expect(await openFor(lead)).toBe(2);
    await name(owner, []);
    expect(await openFor(lead)).toBe(0);
    expect(await acknowledge(lead, worries.mia)).toBe(404);
  });
});

it('the comments of an archived class stay visible to its teacher', async () => {
  const { otters } = await twoClasses();
  const body = { isArchived: true };
  await otters.teacher.call(`/api/classes/${otters.id}`, { method: 'PATCH', body });
  expect((await classComments(otters.teacher, otters.id)).total).toBe(1);
});
