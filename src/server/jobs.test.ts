import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { setUpTestApp } from '#testing/test-app.ts';
import { startJobs } from './jobs.ts';
import { claimHousekeeping } from './platform/db/notes-store.ts';
import { idlePupils, pendingRegistrations } from './platform/db/schema.ts';

const server = setUpTestApp();
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const claim = (at: number) =>
  claimHousekeeping(server.deps.database.db, new Date(at), 55 * MINUTE_MS);

it('one of many processes does the housekeeping, and the next one only when its time has come', async () => {
  const start = Date.UTC(2025, 10, 20, 9);
  const claims = await Promise.all(Array.from({ length: 8 }, () => claim(start)));
  expect(claims.filter(Boolean)).toHaveLength(1);
  expect(await claim(start + 54 * MINUTE_MS)).toBe(false);
  expect(await claim(start + 55 * MINUTE_MS)).toBe(true);
  expect(await claim(start + 56 * MINUTE_MS)).toBe(false);
});

it('a process whose clock is a moment behind the one that took the job leaves it alone', async () => {
  const start = Date.UTC(2025, 10, 20, 9);
  expect(await claim(start)).toBe(true);
  expect(await claim(start - 1)).toBe(false);
});

it('a clock that was ahead stops nobody', async () => {
  const now = Date.UTC(2025, 10, 20, 9);
  expect(await claim(now + 9000 * MINUTE_MS)).toBe(true);
  expect(await claim(now)).toBe(true);
});

it('a job that fails is reported, and keeps no later one from its work', async () => {
  const { database, now } = server.deps;
  const pupil = await server.loginAs();
  const registration = { username: 'zara', usernameKey: 'zara', password: '' };
  await database.db.insert(pendingRegistrations).values({ ...registration, expiresAt: now() });
  server.passTime(3 * 365 * DAY_MS);
  // The first step of the hourly job and the first daily job cannot read theirs.
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

/** Gives a table another name until the test has ended. */
async function mislay(table: string): Promise<void> {
  const { db } = server.deps.database;
  const [here, away] = [sql.identifier(table), sql.identifier(`mislaid_${table}`)];
  await db.execute(sql`alter table ${here} rename to ${away}`);
  onTestFinished(async () => void (await db.execute(sql`alter table ${away} rename to ${here}`)));
}
