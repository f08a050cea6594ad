// SQL of the installation's notes: single facts that outlive a restart.
import { eq } from 'drizzle-orm';
import type { Db } from './database.ts';
import { installationNotes } from './schema.ts';

/** 'printed-password' holds the hash of the password printed at the first start. */
export type NoteKey =
  'printed-password' | 'setup-dismissed' | 'backup-noted' | 'second-factor-required';

/** Stores a note in place of an earlier one. */
export async function keepNote(db: Db, key: NoteKey, value: string): Promise<void> {
  await db
    .insert(installationNotes)
    .values({ key, value })
    .onConflictDoUpdate({ target: installationNotes.key, set: { value } });
}

export async function hasNote(db: Db, key: NoteKey): Promise<boolean> {
  const rows = await db
    .select({ key: installationNotes.key })
    .from(installationNotes)
    .where(eq(installationNotes.key, key));
  return rows.length > 0;
}

export async function deleteNote(db: Db, key: NoteKey): Promise<void> {
  await db.delete(installationNotes).where(eq(installationNotes.key, key));
}
