// The program: reads the settings, opens the database, makes the first admin and serves.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureFirstAdmin } from './auth/first-admin.ts';
import { ConfigError, readConfig } from './config.ts';
import { DatabaseError } from './db/database.ts';
import { openDatabase } from './db/open.ts';
import { findProjectRoot } from './project-root.ts';
import { run, say, stopWith } from './run.ts';

async function main(): Promise<void> {
  const envFile = join(findProjectRoot(), '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const config = readConfig(process.env);
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
