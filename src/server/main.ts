// The program: reads the settings, opens the database, makes the first admin and serves.
import { ensureFirstAdmin } from './auth/first-admin.ts';
import { ConfigError } from './config.ts';
import { DatabaseError } from './db/database.ts';
import { openDatabase } from './db/open.ts';
import { run, say, stopWith } from './run.ts';
import { readSettings } from './settings.ts';

async function main(): Promise<void> {
  const config = readSettings();
  say('Opening the database…');
  const database = await openDatabase(config);
  const admin = await ensureFirstAdmin(database.db, config);
  if (admin?.printedPassword) {
    say(
      `The first admin was made. Username: ${admin.username}  Password: ${admin.printedPassword}`,
    );
    say('This password is shown only now. Please log in and keep it safe.');
  } else if (admin) {
    say(`The first admin was made: ${admin.username}`);
  }
  await run(config, database);
}

try {
  await main();
} catch (error) {
  stopWith(error, [ConfigError, DatabaseError]);
}
