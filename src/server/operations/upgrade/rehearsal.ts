// The copy of the database on which an upgrade is tried first.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../platform/config.ts';
import { findPostgres } from '../../platform/db/postgres/server.ts';
import { deleteDatabase } from '../../platform/db/postgres/site.ts';

/** The DATA_DIR of that copy. */
export const rehearsalOf = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'upgrading');

/** Deletes it: an upgrade that was killed leaves it, with everybody who is in it. */
export async function deleteRehearsal(config: Pick<Config, 'dataDir'>): Promise<void> {
  const database = join(rehearsalOf(config), 'database');
  await (await findPostgres(database))?.stop();
  await deleteDatabase(database);
  await rm(rehearsalOf(config), { recursive: true, force: true });
}
