// Whether what was answered survives a power cut: the settings of PostgreSQL that it rests on (D13).
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { DatabaseError } from '../database-errors.ts';
import { DURABILITY_SETTINGS, type Db, type Durability } from './database.ts';

const rowsSchema = z.object({
  rows: z.array(z.object({ name: z.enum(DURABILITY_SETTINGS), setting: z.string() })),
});

/** Which of the settings are on, as this connection sees them. */
export async function readDurability(db: Db): Promise<Durability> {
  const names = sql.join(
    DURABILITY_SETTINGS.map((name) => sql`${name}`),
    sql`, `,
  );
  const result: unknown = await db.execute(
    sql`select name, setting from pg_settings where name in (${names})`,
  );
  const durability: Durability = {
    fsync: false,
    full_page_writes: false,
    synchronous_commit: false,
    data_checksums: false,
  };
  for (const { name, setting } of rowsSchema.parse(result).rows) {
    // Of synchronous_commit there are degrees beyond 'on' for servers that have copies.
    durability[name] = setting !== 'off';
  }
  return durability;
}

/** Throws DatabaseError when the embedded database does not wait for the disk, or would not notice damage. */
export async function expectDurable(db: Db, folder: string): Promise<void> {
  const durability = await readDurability(db);
  const off = DURABILITY_SETTINGS.filter((name) => !durability[name]);
  if (off.length === 0) return;
  throw new DatabaseError(
    `The embedded database in ${folder} would not survive a power cut: ${off.join(' and ')} ${off.length > 1 ? 'are' : 'is'} off. Please switch on what was switched off, or restore a backup into a new folder (docs/operating.md).`,
  );
}
