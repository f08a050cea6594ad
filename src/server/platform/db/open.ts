// Opens the database that the settings name and brings its tables up to date.
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { findProjectRoot } from '../project-root.ts';
import type { Database } from './database.ts';

export const MIGRATIONS = join(findProjectRoot(), 'src/server/platform/db/migrations');

/** Who opens the embedded database: the application, one of its workers, or a command that may run beside it. */
export type Caller = 'application' | 'worker' | 'command';

/** Opens and migrates; throws DatabaseError when the database is in use, away or refuses. `say` hears what the operator should know. */
export async function openDatabase(
  config: Config,
  caller: Caller = 'application',
  say: (line: string) => void = () => {},
): Promise<Database> {
  if (config.databaseUrl) {
    const { openServer } = await import('./open-server.ts');
    return openServer(config.databaseUrl, MIGRATIONS);
  }
  const { joinEmbedded, openBeside, openEmbedded } = await import('./open-embedded.ts');
  const open = { application: openEmbedded, worker: joinEmbedded, command: openBeside }[caller];
  return open(embeddedFolder(config), MIGRATIONS, { say });
}

/** The folder of the embedded database. */
export function embeddedFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'database');
}
