// `npm run backup`, `npm run restore` and `npm run move`.
import { runArchiveCommand } from './operations/archive/command.ts';
import { ArchiveError } from './operations/archive/format.ts';
import { ConfigError } from './platform/config.ts';
import { DatabaseError } from './platform/database-errors.ts';
import { exitOnSignal, say, stopWith } from './process.ts';
import { readSettings } from './platform/settings.ts';

exitOnSignal(1);
try {
  const lines = await runArchiveCommand(readSettings(), process.argv.slice(2), new Date());
  for (const line of lines) say(line);
} catch (error) {
  stopWith(error, [ConfigError, DatabaseError, ArchiveError]);
}
