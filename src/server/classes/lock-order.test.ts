// Two people make changes at the same moment. Every call takes its locks in one order, because a circle of waiting
// calls makes PostgreSQL end one with an error; after waiting, it checks again.
import { asc, eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { setUpTestApp, type Answer, type TestBrowser } from '#testing/test-app.ts';
import { rowsOf } from '../operations/archive/tables-store.ts';
import { lockUsernames } from '../accounts/user/store.ts';
import type { Db } from '../platform/db/database.ts';
import { classes, users } from '../platform/db/schema.ts';
import { inTransaction } from '../platform/db/transaction.ts';

const server = setUpTestApp({ TEACHERS_ADD_PUPILS: 'off' });
const made = z.object({ id: z.number() });
const counted = z.object({ total: z.number() });

async function classWith(owner: TestBrowser, displayName: string) {
  const teacher = await server.loginAs({ role: 'teacher' });
  const { body } = await teacher.post('/api/classes', { name: 'Owls', yearGroup: 3 });
  const path = `/api/classes/${made.parse(body).id}`;
  const pupil = await owner.post(`${path}/pupils`, { displayName });
  return { teacher, classId: made.parse(body).id, path, pupilId: made.parse(pupil.body).id };
}

/** Waits until so many calls wait for a lock that the test's transaction holds. */
const someWait = (count = 1) =>
  vi.waitFor(async () => {
    const waiting = sql`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    const rows = await rowsOf(server.deps.database.db, waiting, z.object({ pid: z.number() }));
    expect(rows.length).toBeGreaterThanOrEqual(count);
  }, 20_000);

/** Starts a call while the lock on usernames is held, and runs `meanwhile` once the call waits for it. */
async function whileNamesAreLocked(
  call: () => Promise<Answer>,
  meanwhile: (tx: Db) => Promise<unknown>,
): Promise<Answer> {
  const begun = await inTransaction(server.deps.database.db, async (tx) => {
    await lockUsernames(tx);
    const answer = call();
    await someWait();
    await meanwhile(tx);
    return { answer };
  });
  return begun.answer;
}

describe('while an import assigns usernames', () => {
  it('adding a pupil does not lock the class that an import needs', async () => {
    const owner = await server.loginAs({ isAdmin: true });
    const { path, classId } = await classWith(owner, 'Ann');
    const { status } = await whileNamesAreLocked(
      () => owner.post(`${path}/pupils`, { displayName: 'Ben' }),
      (tx) =>
        tx.select().from(classes).where(eq(classes.id, classId)).for('update', { noWait: true }),
    );
    expect(status).toBe(201);
  });

  it('renaming an account does not lock the account that an import needs', async () => {
    const owner = await server.loginAs({ isAdmin: true });
    const { pupilId } = await classWith(owner, 'Ann');
    const body = { username: 'anna' };
    const { status } = await whileNamesAreLocked(
      () => owner.call(`/api/admin/student/${pupilId}`, { method: 'PATCH', body }),
      (tx) => tx.select().from(users).where(eq(users.id, pupilId)).for('update', { noWait: true }),
    );
    expect(status).toBe(200);
  });

  it('a teacher who may not make accounts cannot make one through a row whose pupil has just left the class', async () => {
    const owner = await server.loginAs({ isAdmin: true });
    const { teacher, path, pupilId } = await classWith(owner, 'Ann');
    const answer = await whileNamesAreLocked(
      () => teacher.post(`${path}/import`, { text: 'Name,Year\nAnn,4', dryRun: false }),
      () => teacher.call(`${path}/pupils/${pupilId}`, { method: 'DELETE' }),
    );
    expect(answer.status).toBe(403);
    expect((await teacher.get(path)).body).toMatchObject({ pupils: [] });
  });

  it.each([
    ['is no owner any more', { role: 'teacher' as const }],
    ['has been switched off', { isActive: false }],
  ])('somebody who meanwhile %s imports nothing', async (_, change) => {
    const owner = await server.loginAs({ isAdmin: true });
    const answer = await whileNamesAreLocked(
      () => owner.post('/api/import', { text: 'Name,Year,Class\nAnn,4,Owls', dryRun: false }),
      (tx) => tx.update(users).set(change).where(eq(users.id, owner.id)),
    );
    expect(answer.status).toBe(401);
    const { db } = server.deps.database;
    expect(await db.select().from(classes)).toEqual([]);
  });
});

it('undoing an import does not lock the pupils while it waits for a change to their class', async () => {
  const owner = await server.loginAs({ isAdmin: true });
  const text = 'Name,Year,Class\nAnn,4,Owls';
  const { body } = await owner.post('/api/import', { text, dryRun: false });
  const { importId } = z.object({ importId: z.number() }).parse(body);
  const { db } = server.deps.database;
  const { undone } = await inTransaction(db, async (tx) => {
    await tx.select().from(classes).for('update');
    const answer = owner.post(`/api/imports/${importId}/undo`);
    await someWait();
    await tx.select().from(users).orderBy(asc(users.id)).for('update', { noWait: true });
    return { undone: answer };
  });
  expect((await undone).status).toBe(200);
});

it('two teachers who make cards at the same moment for pupils who have none make one card for each', async () => {
  const owner = await server.loginAs({ isAdmin: true });
  const { teacher, path, pupilId } = await classWith(owner, 'Ann');
  const { begun } = await inTransaction(server.deps.database.db, async (tx) => {
    await tx.select().from(users).where(eq(users.id, pupilId)).for('update');
    const answers = [teacher, owner].map((one) => one.post(`${path}/cards`, { kind: 'qr' }));
    await someWait(2);
    return { begun: answers };
  });
  const totals = (await Promise.all(begun)).map(({ body }) => counted.parse(body).total);
  expect(totals.toSorted()).toEqual([0, 1]);
});
