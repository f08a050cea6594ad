// Retention: pupils who have not played for a long time are listed, and deleted after a period of notice (D10).
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { idlePupils } from '#shared/contract/idle-pupils.ts';
import { DAY_MS } from '#shared/dates.ts';
import { PASSWORD, setUpTestApp, type TestBrowser } from '#testing/test-app.ts';
import { believesClock } from '../platform/believed-clock.ts';
import { tablesResults, users } from '../platform/db/schema.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { deleteIdlePupils } from './idle-pupils.ts';

const server = setUpTestApp({ IDLE_PUPILS_MONTHS: '3', IDLE_PUPILS_NOTICE_DAYS: '4' });

let idle: TestBrowser & { id: number; username: string };
beforeEach(async () => {
  idle = await server.loginAs({ displayName: 'Idle Ida' });
});

/** Runs the nightly job on each of these days. */
async function runDaily(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    server.passTime(DAY_MS);
    await deleteIdlePupils(server.deps);
  }
}
const owner = () => server.loginAs({ isAdmin: true });
const list = async (browser: TestBrowser) =>
  idlePupils.getIdlePupils.reply.parse((await browser.get('/api/admin/idle-pupils')).body);
const listed = async () => (await list(await owner())).rows.map(({ displayName }) => displayName);
const exists = async (id: number) =>
  (await server.deps.database.db.select().from(users).where(eq(users.id, id))).length === 1;

async function logBackIn() {
  const browser = server.browser();
  await browser.post('/api/login', { username: idle.username, password: PASSWORD });
  return browser;
}

async function becomeIdle() {
  server.passTime(93 * DAY_MS);
  await deleteIdlePupils(server.deps);
}

it('no pupil is listed as idle while the clock is doubted', async () => {
  const { db } = server.deps.database;
  await believesClock(db, server.deps.now(), () => {});
  server.passTime(93 * DAY_MS);
  await believesClock(db, server.deps.now(), () => {});
  await deleteIdlePupils(server.deps);
  expect(await listed()).toEqual([]);
});

describe('a pupil who has not played for the period', () => {
  it('an idle pupil is listed with the days that are left, and not a day early', async () => {
    server.passTime(88 * DAY_MS);
    await deleteIdlePupils(server.deps);
    expect(await listed()).toEqual([]);
    server.passTime(5 * DAY_MS);
    await deleteIdlePupils(server.deps);
    expect(await list(await owner())).toEqual({
      rows: [
        {
          id: idle.id,
          username: expect.any(String),
          displayName: 'Idle Ida',
          avatar: expect.any(String),
          yearGroup: 3,
          lastPlayed: null,
          isArchived: false,
          listedAt: expect.any(String),
          daysLeft: 4,
        },
      ],
      total: 1,
      months: 3,
      noticeDays: 4,
    });
  });

  it('an idle pupil is deleted after the notice and not earlier, which is in the audit log', async () => {
    await becomeIdle();
    await runDaily(3);
    expect(await exists(idle.id)).toBe(true);
    await runDaily(1);
    expect(await exists(idle.id)).toBe(false);
    const { body } = await (await owner()).get('/api/admin/audit-events?kind=account-deleted');
    const { rows } = z.object({ rows: z.array(z.looseObject({})) }).parse(body);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('Ida');
  });

  it('days on which the server was off, and showed no list, do not count towards the notice', async () => {
    await becomeIdle();
    server.passTime(100 * DAY_MS);
    await deleteIdlePupils(server.deps);
    expect((await list(await owner())).rows).toMatchObject([{ daysLeft: 3 }]);
    expect(await exists(idle.id)).toBe(true);
  });

  it('a pupil who was listed while the clock was ahead has the full notice from then on, and is deleted after it', async () => {
    server.passTime(400 * DAY_MS);
    await deleteIdlePupils(server.deps);
    server.passTime(-300 * DAY_MS);
    await deleteIdlePupils(server.deps);
    expect((await list(await owner())).rows).toMatchObject([{ daysLeft: 4 }]);
    await runDaily(3);
    expect(await exists(idle.id)).toBe(true);
    await runDaily(1);
    expect(await exists(idle.id)).toBe(false);
  });

  it('running the job more often does not shorten the notice', async () => {
    await becomeIdle();
    for (let nth = 0; nth < 10; nth++) await deleteIdlePupils(server.deps);
    expect((await list(await owner())).rows).toMatchObject([{ daysLeft: 4 }]);
  });

  it('an idle pupil who plays leaves the list, and the period starts again', async () => {
    await becomeIdle();
    await runDaily(3);
    const back = await logBackIn();
    await back.post('/api/game/complete', { gameId: 'word-search', score: 7, maxScore: 10 });
    expect(await listed()).toEqual([]);
    await runDaily(5);
    expect(await exists(idle.id)).toBe(true);
  });

  it('a pupil who has played gets the full notice again, even if the server was off until they were idle again', async () => {
    await becomeIdle();
    await runDaily(3);
    const back = await logBackIn();
    await back.post('/api/game/complete', { gameId: 'word-search', score: 7, maxScore: 10 });
    await becomeIdle();
    expect((await list(await owner())).rows).toMatchObject([{ daysLeft: 4 }]);
  });

  it('a pupil who only takes tables checks is not listed', async () => {
    const { db } = server.deps.database;
    const check = { userId: idle.id, dealId: crypto.randomUUID(), startedAt: server.deps.now() };
    server.passTime(60 * DAY_MS);
    const finishedAt = server.deps.now();
    await db.insert(tablesResults).values({ ...check, finishedAt, score: 20 });
    server.passTime(60 * DAY_MS);
    await deleteIdlePupils(server.deps);
    expect(await listed()).toEqual([]);
    server.passTime(33 * DAY_MS);
    await deleteIdlePupils(server.deps);
    expect((await list(await owner())).rows).toMatchObject([
      { displayName: 'Idle Ida', lastPlayed: finishedAt.toISOString() },
    ]);
  });

  it('a pupil who begins a tables check leaves the list', async () => {
    await becomeIdle();
    const begun = { userId: idle.id, dealId: crypto.randomUUID(), startedAt: server.deps.now() };
    await server.deps.database.db.insert(tablesResults).values(begun);
    expect(await listed()).toEqual([]);
  });

  it('a pupil who finishes a tables check while the deletion waits for their account is not deleted', async () => {
    await becomeIdle();
    await runDaily(3);
    server.passTime(DAY_MS);
    const { db } = server.deps.database;
    let deletion = Promise.resolve();
    await inTransaction(db, async (tx) => {
      await tx.select().from(users).where(eq(users.id, idle.id)).for('update');
      deletion = deleteIdlePupils(server.deps);
      await vi.waitFor(async () => {
        const waiting = await db
          .select({ pid: sql`pid` })
          .from(sql`pg_stat_activity`)
          .where(sql`datname = current_database() and wait_event_type = 'Lock'`);
        expect(waiting).toHaveLength(1);
      }, 20_000);
      const at = server.deps.now();
      const dealId = crypto.randomUUID();
      const check = { userId: idle.id, dealId, startedAt: at, finishedAt: at, score: 20 };
      await tx.insert(tablesResults).values(check);
    });
    await deletion;
    expect(await exists(idle.id)).toBe(true);
  });

  it('an idle pupil sees in their own data that they are listed', async () => {
    await becomeIdle();
    expect((await (await logBackIn()).get('/api/user/data')).body).toMatchObject({
      listedToDeleteAt: expect.any(String),
    });
  });
});

describe('an owner', () => {
  it('an owner can keep a pupil for another period, which is in the audit log', async () => {
    await becomeIdle();
    const head = await owner();
    const keep = () => head.post(`/api/admin/idle-pupils/${idle.id}/keep`);
    expect((await keep()).status).toBe(204);
    expect((await list(head)).total).toBe(0);
    expect((await keep()).status).toBe(404);
    await runDaily(10);
    expect(await exists(idle.id)).toBe(true);
    server.passTime(93 * DAY_MS);
    await deleteIdlePupils(server.deps);
    expect(await listed()).toEqual(['Idle Ida']);
    const { body } = await (await owner()).get('/api/admin/audit-events?kind=pupil-kept');
    expect(body).toMatchObject({ total: 1 });
  });

  it('a listed pupil whom an owner switches on again has another period', async () => {
    await becomeIdle();
    const head = await owner();
    for (const isActive of [false, true]) {
      await head.call(`/api/admin/student/${idle.id}`, { method: 'PATCH', body: { isActive } });
    }
    expect((await list(head)).total).toBe(0);
    await runDaily(5);
    expect(await exists(idle.id)).toBe(true);
  });

  it('owners and teachers are never listed', async () => {
    await server.loginAs({ isAdmin: true });
    await server.loginAs({ role: 'teacher' });
    await becomeIdle();
    expect(await listed()).toEqual(['Idle Ida']);
  });
});
