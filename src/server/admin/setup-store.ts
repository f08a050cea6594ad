// SQL of what the installation remembers about its first start.
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/database.ts';
import { installationNotes, users } from '../platform/db/schema.ts';

/** 'printed-password' holds the hash of the password that was printed at the first start. */
export type NoteKey =
  'printed-password' | 'setup-dismissed' | 'backup-noted' | 'second-factor-required';

/** Keeps a note in place of an earlier one. */
export async function keepNote(db: Db, key: NoteKey, value: string): Promise<void> {
  await db
    .insert(installationNotes)
    .values({ key, value })
    .onConflictDoUpdate({ target: installationNotes.key, set: { value } });
}

/** Whether there is such a note. */
export async function hasNote(db: Db, key: NoteKey): Promise<boolean> {
  const rows = await db
    .select({ key: installationNotes.key })
    .from(installationNotes)
    .where(eq(installationNotes.key, key));
  return rows.length > 0;
}

/** Forgets a note. */
export async function deleteNote(db: Db, key: NoteKey): Promise<void> {
  await db.delete(installationNotes).where(eq(installationNotes.key, key));
}

/** Which notes there are, and whether somebody still has the printed password. */
export async function findSetup(
  db: Db,
): Promise<{ notes: Set<string>; hasPrintedPassword: boolean }> {
  const rows = await db
    .select({
      key: installationNotes.key,
      isPassword: sql<boolean>`exists (select 1 from ${users} where ${users.password} = ${installationNotes.value})`,
    })
    .from(installationNotes);
  return {
    notes: new Set(rows.map(({ key }) => key)),
    hasPrintedPassword: rows.some(
      ({ key, isPassword }) => key === 'printed-password' && isPassword,
    ),
  };
}
