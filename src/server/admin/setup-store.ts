// SQL for the checklist of a new installation.
import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/database.ts';
import { installationNotes, users } from '../platform/db/schema.ts';

/** The existing notes, and whether an owner still has the printed password. */
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
