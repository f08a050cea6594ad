// SQL of wrong pictures.
import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { pictureTries } from '../../platform/db/schema.ts';
import { afterFailure, secondsToWait } from './tries.ts';

/**
 * Counts a try as a failure and answers 0, or counts nothing and answers the seconds to wait. Tries at the same moment
 * are counted one after the other.
 */
export async function countTry(db: Db, key: string, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const unused = { failures: 0, waitUntil: null, expiresAt: now };
    // Locks the row, whether it is new or not.
    const [row] = await tx
      .insert(pictureTries)
      .values({ key, ...unused })
      .onConflictDoUpdate({ target: pictureTries.key, set: { key: sql`excluded.key` } })
      .returning();
    const tries = row ?? null;
    const wait = secondsToWait(tries, now);
    if (wait > 0) return wait;
    await tx.update(pictureTries).set(afterFailure(tries, now)).where(eq(pictureTries.key, key));
    return 0;
  });
}

/** Forgets the failures, after the right pictures. */
export async function forgetTries(db: Db, key: string): Promise<void> {
  await db.delete(pictureTries).where(eq(pictureTries.key, key));
}

/** Deletes what is no longer counted. */
export async function deleteExpiredTries(db: Db, now: Date): Promise<void> {
  await db.delete(pictureTries).where(lt(pictureTries.expiresAt, now));
}
