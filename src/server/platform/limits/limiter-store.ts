// SQL of the counters by which throttles limit how often something is done.
import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { rateLimits } from '../db/schema.ts';

interface Taking {
  key: string;
  /** How many the window has room for. */
  times: number;
  now: Date;
  /** When a window that begins now ends. */
  end: Date;
}

const { key, points, expire } = rateLimits;

/**
 * Counts one, unless the window is full: then nothing is written. One statement, so that of many at the same moment,
 * also in several processes, exactly as many are counted as there is room for. `until` is the end of the window.
 */
export async function takeOne(
  db: Db,
  taking: Taking,
): Promise<{ isTaken: boolean; until: Date | null }> {
  // All that was counted may have been given back: the window begins with what counts first.
  const isOver = sql`(${expire} <= ${sql.param(taking.now, expire)} or ${points} <= 0)`;
  const [taken] = await db
    .insert(rateLimits)
    .values({ key: taking.key, points: 1, expire: taking.end })
    .onConflictDoUpdate({
      target: key,
      set: {
        points: sql`case when ${isOver} then 1 else ${points} + 1 end`,
        expire: sql`case when ${isOver} then excluded.expire else ${expire} end`,
      },
      setWhere: sql`${isOver} or ${points} < ${taking.times}`,
    })
    .returning({ until: expire });
  if (taken) return { isTaken: true, ...taken };
  const [full] = await db.select({ until: expire }).from(rateLimits).where(eq(key, taking.key));
  return { isTaken: false, until: full?.until ?? null };
}

/** Takes one back that was counted in the window that ends at `until`; nothing happens once that window is gone. */
export async function giveOneBack(db: Db, of: string, until: Date): Promise<void> {
  await db
    .update(rateLimits)
    .set({ points: sql`${points} - 1` })
    .where(and(eq(key, of), eq(expire, until), gt(points, 0)));
}

/** Forgets a counter. */
export async function forgetCounter(db: Db, of: string): Promise<void> {
  await db.delete(rateLimits).where(eq(key, of));
}

/** Forgets all counters whose key begins so. It reads the whole table: for what is rarely done. */
export async function forgetCounters(db: Db, beginning: string): Promise<void> {
  await db.delete(rateLimits).where(sql`starts_with(${key}, ${beginning})`);
}

/** Forgets counters whose time has run out, or would run out after `latest`: the clock was ahead, and is not any more. */
export async function deleteExpiredCounters(db: Db, now: Date, latest: Date): Promise<void> {
  await db.delete(rateLimits).where(or(lt(expire, now), gt(expire, latest)));
}
