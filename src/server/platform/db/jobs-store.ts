// SQL by which processes on one database agree who does the housekeeping.
import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import { installationNotes } from './schema.ts';

/** True for one of all processes that ask at the same time, unless the job was done less than `restMs` ago. */
export async function claimHousekeeping(
  db: Db,
  now: Date,
  restMs: number,
  key: 'housekeeping' | 'backup-begun' = 'housekeeping',
): Promise<boolean> {
  const done = sql`${installationNotes.value} collate "C"`;
  const longAgo = new Date(now.getTime() - restMs).toISOString();
  const claimed = await db
    .insert(installationNotes)
    .values({ key, value: now.toISOString() })
    .onConflictDoUpdate({
      target: installationNotes.key,
      set: { value: now.toISOString() },
      // A moment to come was written by a clock that was wrong.
      setWhere: sql`${done} <= ${longAgo} or ${done} > ${now.toISOString()}`,
    })
    .returning({ key: installationNotes.key });
  return claimed.length > 0;
}
