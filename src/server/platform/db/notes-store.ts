// SQL for the installation's notes: single facts that outlive a restart, such as which process last ran a job.
import { eq, sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import { installationNotes } from './schema.ts';

/**
 * 'answers-deleted-before' is the moment before which all answers have been deleted because of their age; 'clock-believed' and
 * 'clock-doubted' are times (see `believesClock`); 'backup-outcome' and 'predictions' are the last report on each, as JSON.
 */
export type NoteKey =
  | 'setup-dismissed'
  | 'backup-noted'
  | 'backup-outcome'
  | 'address-tried'
  | 'second-factor-required'
  | 'answers-deleted-before'
  | 'clock-believed'
  | 'clock-doubted'
  | 'predictions';

/** Stores a note, replacing an earlier one. */
export async function keepNote(db: Db, key: NoteKey, value: string): Promise<void> {
  await db
    .insert(installationNotes)
    .values({ key, value })
    .onConflictDoUpdate({ target: installationNotes.key, set: { value } });
}

export async function hasNote(db: Db, key: NoteKey): Promise<boolean> {
  return (await findNote(db, key)) !== null;
}

/** A note's value; null if there is none. */
export async function findNote(db: Db, key: NoteKey): Promise<string | null> {
  const [note] = await db
    .select({ value: installationNotes.value })
    .from(installationNotes)
    .where(eq(installationNotes.key, key));
  return note?.value ?? null;
}

export async function deleteNote(db: Db, key: NoteKey): Promise<void> {
  await db.delete(installationNotes).where(eq(installationNotes.key, key));
}

/** True for exactly one of the processes that ask at the same time, unless the job ran less than `restMs` ago. */
export async function claimHousekeeping(
  db: Db,
  now: Date,
  restMs: number,
  key: 'housekeeping' | 'backup-begun' | 'predictions-begun' | 'idle-pupils-begun' = 'housekeeping',
): Promise<boolean> {
  const done = sql`${installationNotes.value} collate "C"`;
  const longAgo = new Date(now.getTime() - restMs).toISOString();
  const farAhead = new Date(now.getTime() + restMs).toISOString();
  const claimed = await db
    .insert(installationNotes)
    .values({ key, value: now.toISOString() })
    .onConflictDoUpdate({
      target: installationNotes.key,
      set: { value: now.toISOString() },
      // A time far ahead was written under a wrong clock; a time slightly ahead is from a process that asks at the same
      // moment.
      setWhere: sql`${done} <= ${longAgo} or ${done} > ${farAhead}`,
    })
    .returning({ key: installationNotes.key });
  return claimed.length > 0;
}
