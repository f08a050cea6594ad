// SQL for the state of the nightly backups.
import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import { findNote, keepNote } from '../../platform/db/notes-store.ts';

const outcomeSchema = z.object({
  /** The last backup that was read back completely. */
  good: z.nullable(z.object({ at: z.coerce.date(), bytes: z.int(), file: z.string() })),
  /** Why the last attempt failed, in one sentence; null if it did not. */
  failed: z.nullable(z.object({ at: z.coerce.date(), problem: z.string() })),
});

export type BackupOutcome = z.output<typeof outcomeSchema>;

/** The results of the latest backups, whichever machine made them. */
export async function findBackupOutcome(db: Db): Promise<BackupOutcome> {
  const note = await findNote(db, 'backup-outcome');
  return note === null ? { good: null, failed: null } : outcomeSchema.parse(JSON.parse(note));
}

export async function keepBackupOutcome(db: Db, outcome: BackupOutcome): Promise<void> {
  await keepNote(db, 'backup-outcome', JSON.stringify(outcome));
}
