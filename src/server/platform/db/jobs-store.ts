// SQL with which processes on one database agree on who runs a job.
import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import { installationNotes } from './schema.ts';

/** True for exactly one of the processes that ask at the same time, unless the job ran less than `restMs` ago. */
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
      // A time in the future was written under a wrong clock.
      setWhere: sql`${done} <= ${longAgo} or ${done} > ${now.toISOString()}`,
    })
    .returning({ key: installationNotes.key });
  return claimed.length > 0;
}
