// The program: reads the settings, opens the database, listens, and stops cleanly.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from './app.ts';
import { ensureFirstAdmin } from './auth/first-admin.ts';
import { ConfigError, readConfig } from './config.ts';
import { DatabaseError } from './db/database.ts';
import { openDatabase } from './db/open.ts';
import { startJobs } from './jobs.ts';
import { findProjectRoot } from './project-root.ts';

/** How long running requests may take to finish after a stop signal (D7: 10 s in all). */
const STOP_DEADLINE_MS = 9000;

async function main(): Promise<void> {
  const envFile = join(findProjectRoot(), '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  const deps = { config, database, now: () => new Date() };
  const app = await buildApp(deps);

  const admin = await ensureFirstAdmin(database.db, config);
  if (admin) announceAdmin(admin);

  const address = await app.listen({ port: config.port, host: config.host });
  const stopJobs = startJobs(deps, (error) => app.log.error({ err: error }, 'housekeeping failed'));
  process.stdout.write(`${config.appName} is ready at ${config.origin ?? address}\n`);

  const stop = () => {
    setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref();
    stopJobs();
    void app
      .close()
      .then(() => database.close())
      .then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

function announceAdmin(admin: { username: string; printedPassword: string | null }): void {
  process.stdout.write(
    admin.printedPassword === null
      ? `The first admin was made: ${admin.username}\n`
      : `The first admin was made. Username: ${admin.username}  Password: ${admin.printedPassword}\n` +
          'This password is shown only now. Please log in and keep it safe.\n',
  );
}

try {
  await main();
} catch (error) {
  if (!(error instanceof ConfigError) && !(error instanceof DatabaseError)) throw error;
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  process.stderr.write(`${error.message}${cause}\n`);
  process.exit(1);
}
