import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/dates.ts';
import { setUpTestApp } from '#testing/test-app.ts';
import { APPLICATION } from './accounts/audit/event.ts';
import { recordEvent } from './accounts/audit/store.ts';
import { startJobs } from './jobs.ts';
import { believesClock } from './platform/believed-clock.ts';
import { claimHousekeeping, deleteNote, findNote } from './platform/db/notes-store.ts';
import { auditLog, idlePupils, pendingRegistrations } from './platform/db/schema.ts';

const server = setUpTestApp();
const claim = (at: number) =>
  claimHousekeeping(server.deps.database.db, new Date(at), 55 * MINUTE_MS);

it('only one of many processes runs the jobs, and the next run is when they are due again', async () => {
  const start = Date.UTC(2025, 10, 20, 9);
  const claims = await Promise.all(Array.from({ length: 8 }, () => claim(start)));
  expect(claims.filter(Boolean)).toHaveLength(1);
  expect(await claim(start + 54 * MINUTE_MS)).toBe(false);
  expect(await claim(start + 55 * MINUTE_MS)).toBe(true);
  expect(await claim(start + 56 * MINUTE_MS)).toBe(false);
});

it('a process whose clock is slightly behind does not repeat a job', async () => {
  const start = Date.UTC(2025, 10, 20, 9);
  expect(await claim(start)).toBe(true);
  expect(await claim(start - 1)).toBe(false);
});

it('a clock that was ahead does not stop the jobs', async () => {
  const now = Date.UTC(2025, 10, 20, 9);
  expect(await claim(now + 9000 * MINUTE_MS)).toBe(true);
  expect(await claim(now)).toBe(true);
});

it('a failed job is reported and does not stop the ones after it', async () => {
  const { database, now } = server.deps;
  const pupil = await server.loginAs();
  const registration = { username: 'zara', usernameKey: 'zara', password: '' };
  await database.db.insert(pendingRegistrations).values({ ...registration, expiresAt: now() });
  server.passTime(3 * 365 * DAY_MS);
  // The first step of the hourly job and the first daily job cannot read these tables.
  for (const table of ['sessions', 'memory_checkpoints']) await mislay(table);
  const failures: unknown[] = [];
  const stop = startJobs(server.deps, (error) => failures.push(error));
  onTestFinished(stop);
  await expect
    .poll(() => database.db.select().from(idlePupils))
    .toMatchObject([{ userId: pupil.id }]);
  expect(await database.db.select().from(pendingRegistrations)).toEqual([]);
  expect(failures.length).toBeGreaterThan(1);
});

it('after the clock has jumped nothing is deleted because of its age, which is said once, until the clock has said so for a day', async () => {
  const { database, now } = server.deps;
  const { db } = database;
  const warnings: string[] = [];
  /** Starts the jobs and waits until the last of them has run. */
  const run = async () => {
    const stop = startJobs(
      server.deps,
      (error) => expect.unreachable(String(error)),
      (line) => warnings.push(line),
    );
    await deleteNote(db, 'predictions');
    await expect.poll(() => findNote(db, 'predictions')).not.toBeNull();
    stop();
  };
  const isKept = async () => (await db.select().from(auditLog)).length > 0;
  await run();
  const event = { kind: 'account-deleted', actor: APPLICATION, targetId: null } as const;
  await recordEvent(db, { ...event, at: now() });
  server.passTime(5 * 365 * DAY_MS);
  await run();
  server.passTime(DAY_MS - HOUR_MS / 2);
  await run();
  expect(await isKept()).toBe(true);
  expect(warnings).toEqual([expect.stringContaining('The clock says')]);
  server.passTime(DAY_MS);
  await run();
  expect(await isKept()).toBe(false);
  expect(warnings).toHaveLength(1);
});

it('a clock is doubted when it is more than 60 days from the last time, ahead or behind, and at once believed when it is right again', async () => {
  const { db } = server.deps.database;
  const warnings: string[] = [];
  const believesOn = (day: number) =>
    believesClock(db, new Date(Date.UTC(2026, 6, day)), (line) => warnings.push(line));
  const believed = [];
  for (const day of [1, 60, 1000, 60, 1001, -5000, 61, 121, 200, 201]) {
    believed.push(await believesOn(day));
  }
  expect(believed).toEqual([true, true, false, true, false, false, true, true, false, true]);
  expect(warnings).toHaveLength(4);
  expect(warnings[0]).toContain('The clock says 2029-03-26');
});

/** Renames a table until the test has ended. */
async function mislay(table: string): Promise<void> {
  const { db } = server.deps.database;
  const [here, away] = [sql.identifier(table), sql.identifier(`mislaid_${table}`)];
  await db.execute(sql`alter table ${here} rename to ${away}`);
  onTestFinished(async () => void (await db.execute(sql`alter table ${away} rename to ${here}`)));
}
