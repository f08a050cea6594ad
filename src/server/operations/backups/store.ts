// SQL for the state of the nightly backups.
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import { installationNotes } from '../../platform/db/schema.ts';

const KEY = 'backup-outcome';

const outcomeSchema = z.object({
  /** The last backup that was read back completely. */
  good: z.nullable(z.object({ at: z.coerce.date(), bytes: z.int(), file: z.string() })),
  /** Why the last attempt failed, in one sentence; null if it did not. */
  failed: z.nullable(z.object({ at: z.coerce.date(), problem: z.string() })),
});

export type BackupOutcome = z.output<typeof outcomeSchema>;

/** The results of the latest backups, whichever machine made them. */
export async function findBackupOutcome(db: Db): Promise<BackupOutcome> {
  const [row] = await db
    .select({ value: installationNotes.value })
    .from(installationNotes)
    .where(eq(installationNotes.key, KEY));
  return row ? outcomeSchema.parse(JSON.parse(row.value)) : { good: null, failed: null };
}

export async function keepBackupOutcome(db: Db, outcome: BackupOutcome): Promise<void> {
  const value = JSON.stringify(outcome);
  await db
    .insert(installationNotes)
    .values({ key: KEY, value })
    .onConflictDoUpdate({ target: installationNotes.key, set: { value } });
}
