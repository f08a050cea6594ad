// SQL of the throttles' counters, besides what the library does itself.
import { gt, lt, or } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { rateLimits } from '../db/schema.ts';
import { LONGEST_WINDOW_S } from '../limiter.ts';

/** Forgets counters whose time has run out, or would run out later than any can: the clock was ahead, and is not any more. */
export async function deleteExpiredCounters(db: Db, now: Date): Promise<void> {
  const latest = new Date(now.getTime() + LONGEST_WINDOW_S * 1000);
  await db.delete(rateLimits).where(or(lt(rateLimits.expire, now), gt(rateLimits.expire, latest)));
}
