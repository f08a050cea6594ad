// Opens the configured database and migrates it.
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { findProjectRoot } from '../project-root.ts';
import type { Database } from './database.ts';

export const MIGRATIONS = join(findProjectRoot(), 'src/server/platform/db/migrations');

/** The process that opens the embedded database: the application, one of its workers, or a command. */
export type Caller = 'application' | 'worker' | 'command';

/**
 * Opens and migrates; throws DatabaseError if the database is in use, unreachable or refuses. `say` receives messages
 * for the operator.
 */
export async function openDatabase(
  config: Config,
  caller: Caller = 'application',
  say: (line: string) => void = () => {},
): Promise<Database> {
  if (config.databaseUrl) {
    const { openServer } = await import('./open-server.ts');
    return openServer(config.databaseUrl, MIGRATIONS, { connections: config.connections, say });
  }
  const { joinEmbedded, openBeside, openEmbedded } = await import('./open-embedded.ts');
  const open = { application: openEmbedded, worker: joinEmbedded, command: openBeside }[caller];
  return open(embeddedFolder(config), MIGRATIONS, { say });
}

/** The folder of the embedded database. */
export function embeddedFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'database');
}
