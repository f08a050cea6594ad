// `npm run upgrade`.
import { ArchiveError } from './operations/archive/format.ts';
import { runUpgradeCommand } from './operations/upgrade/command.ts';
import { UpgradeError } from './operations/upgrade/genuine.ts';
import { ConfigError } from './platform/config.ts';
import { DatabaseError } from './platform/database-errors.ts';
import { exitOnSignal, say, stopWith } from './process.ts';
import { readSettings } from './platform/settings.ts';

exitOnSignal(1);
try {
  const given = { config: readSettings(), say, now: new Date() };
  await runUpgradeCommand(process.argv.slice(2), given);
} catch (error) {
  stopWith(error, [ConfigError, DatabaseError, ArchiveError, UpgradeError]);
}
