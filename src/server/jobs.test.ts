import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#shared/dates.ts';
import { setUpTestApp } from '#testing/test-app.ts';
import { startJobs } from './jobs.ts';
import { claimHousekeeping } from './platform/db/notes-store.ts';
import { idlePupils, pendingRegistrations } from './platform/db/schema.ts';

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

/** Renames a table until the test has ended. */
async function mislay(table: string): Promise<void> {
  const { db } = server.deps.database;
  const [here, away] = [sql.identifier(table), sql.identifier(`mislaid_${table}`)];
  await db.execute(sql`alter table ${here} rename to ${away}`);
  onTestFinished(async () => void (await db.execute(sql`alter table ${away} rename to ${here}`)));
}
