// Opens the database that the settings name and brings its tables up to date.
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { findProjectRoot } from '../project-root.ts';
import type { Database } from './database.ts';

export const MIGRATIONS = join(findProjectRoot(), 'src/server/db/migrations');

/** Opens and migrates; throws DatabaseError when the database is in use, away or refuses. */
export async function openDatabase(config: Config): Promise<Database> {
  if (config.databaseUrl) {
    const { openServer } = await import('./open-server.ts');
    return openServer(config.databaseUrl, MIGRATIONS);
  }
  const { openEmbedded } = await import('./open-embedded.ts');
  return openEmbedded(join(config.dataDir, 'database'), MIGRATIONS);
}
