// Keeps how many rounds made each picture grow, for a year (D19).
import type { Db } from '../../platform/db/database.ts';
import { growthOf, LATE_MS } from './growth.ts';
import { findRounds, findUnsummed, keepSum } from './store.ts';

/** Of the pictures for which no round is waited for any more. */
export async function keepSums(db: Db, now: Date): Promise<void> {
  for (const together of await findUnsummed(db, new Date(now.getTime() - LATE_MS))) {
    const { rounds } = growthOf(together, await findRounds(db, together));
    await keepSum(db, together.id, rounds);
  }
}
