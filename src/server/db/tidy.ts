// What PostgreSQL on a server does by itself in the background; embedded there is no background, so a job does it.
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Makes the room of rows that are gone free again; of an embedded database only. Milliseconds where little has changed. */
export async function makeRoom({ kind, db }: Database): Promise<void> {
  if (kind === 'embedded') await db.execute(sql`vacuum`);
}

/** Counts what is in the tables, so that the database chooses its ways well; of an embedded database only. */
export async function takeStock({ kind, db }: Database): Promise<void> {
  if (kind === 'embedded') await db.execute(sql`analyze`);
}
