// `npm run admin`: account management from the shell, with the same use cases as the admin panel.
import { readCommand, UsageError } from './admin/command.ts';
import { ConfigError } from './platform/config.ts';
import { DatabaseError } from './platform/database-errors.ts';
import { openDatabase } from './platform/db/open.ts';
import { withDatabase } from './platform/db/with-database.ts';
import { AppError } from './platform/errors.ts';
import { chooseGateway } from './payment/choose-gateway.ts';
import { exitOnSignal, say, stopWith } from './process.ts';
import { readSettings } from './platform/settings.ts';

async function main(): Promise<void> {
  exitOnSignal(1);
  const command = readCommand(process.argv.slice(2));
  const config = readSettings();
  await withDatabase(openDatabase(config, 'command'), async (database) => {
    const now = () => new Date();
    const deps = { config, database, now, payment: await chooseGateway(config, database, now) };
    for (const line of await command(deps)) say(line);
  });
}

try {
  await main();
} catch (error) {
  stopWith(error, [ConfigError, DatabaseError, UsageError, AppError]);
}
