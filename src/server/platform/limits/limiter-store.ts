// SQL for the counters of the limiters.
import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { rateLimits } from '../db/schema.ts';

interface Taking {
  key: string;
  /** The limit within the window. */
  times: number;
  now: Date;
  /** When a window that begins now ends. */
  end: Date;
}

const { key, points, expire } = rateLimits;

/**
 * `expire` is in UTC, whatever the server's time zone is. All counts may have been given back; then the next count begins
 * a new window.
 */
const isOver = sql`(${expire} <= ${sql.placeholder('now')}::timestamp or ${points} <= 0)`;

const take = prepared('take-one', (db, name) =>
  db
    .insert(rateLimits)
    .values({
      key: sql.placeholder('key'),
      points: 1,
      expire: sql`${sql.placeholder('end')}::timestamp`,
    })
    .onConflictDoUpdate({
      target: key,
      set: {
        points: sql`case when ${isOver} then 1 else ${points} + 1 end`,
        expire: sql`case when ${isOver} then excluded.expire else ${expire} end`,
      },
      setWhere: sql`${isOver} or ${points} < ${sql.placeholder('times')}`,
    })
    .returning({ until: expire })
    .prepare(name),
);

/**
 * Counts one unless the window is full, and then writes nothing. One statement, so that concurrent calls in any number
 * of processes never exceed the limit. `until` is the end of the window.
 */
export async function takeOne(
  db: Db,
  { now, end, ...taking }: Taking,
): Promise<{ isTaken: boolean; until: Date | null }> {
  const times = { now: now.toISOString(), end: end.toISOString() };
  const [taken] = await take(db).execute({ ...taking, ...times });
  if (taken) return { isTaken: true, ...taken };
  const [full] = await db.select({ until: expire }).from(rateLimits).where(eq(key, taking.key));
  return { isTaken: false, until: full?.until ?? null };
}

/** Takes back one count of the window that ends at `until`; does nothing once that window is over. */
export async function giveOneBack(db: Db, of: string, until: Date): Promise<void> {
  await db
    .update(rateLimits)
    .set({ points: sql`${points} - 1` })
    .where(and(eq(key, of), eq(expire, until), gt(points, 0)));
}

export async function forgetCounter(db: Db, of: string): Promise<void> {
  await db.delete(rateLimits).where(eq(key, of));
}

/** Deletes all counters whose key has this prefix. Scans the whole table; for rare use. */
export async function forgetCounters(db: Db, beginning: string): Promise<void> {
  await db.delete(rateLimits).where(sql`starts_with(${key}, ${beginning})`);
}

/** Deletes expired counters, and those that end after `latest`, which were made under a wrong clock. */
export async function deleteExpiredCounters(db: Db, now: Date, latest: Date): Promise<void> {
  await db.delete(rateLimits).where(or(lt(expire, now), gt(expire, latest)));
}
