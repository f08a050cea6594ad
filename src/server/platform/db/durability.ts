// Checks the PostgreSQL settings that make answered requests survive a power cut (D13).
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { DatabaseError } from '../database-errors.ts';
import { DURABILITY_SETTINGS, type Db, type Durability } from './database.ts';

const rowsSchema = z.object({
  rows: z.array(z.object({ name: z.enum(DURABILITY_SETTINGS), setting: z.string() })),
});

/** Which settings are on for this connection. */
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
    // synchronous_commit has further values for servers with replicas.
    durability[name] = setting !== 'off';
  }
  return durability;
}

/** Throws DatabaseError if the embedded database does not wait for the disk, or would not detect damage. */
export async function expectDurable(db: Db, folder: string): Promise<void> {
  const durability = await readDurability(db);
  const off = DURABILITY_SETTINGS.filter((name) => !durability[name]);
  if (off.length === 0) return;
  throw new DatabaseError(
    `The embedded database in ${folder} would not survive a power cut: ${off.join(' and ')} ${off.length > 1 ? 'are' : 'is'} off. Please switch on what was switched off, or restore a backup into a new folder (docs/operating.md).`,
  );
}
