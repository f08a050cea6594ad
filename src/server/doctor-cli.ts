// `npm run doctor`: what is wrong with this installation, a line each, with what to do; exit code 1 if there is something.
import { findTroubles, thisMachine, withoutNames } from './operations/doctor/doctor.ts';
import { ConfigError, type Config } from './platform/config.ts';
import { DatabaseError } from './platform/database-errors.ts';
import { openDatabase } from './platform/db/open.ts';
import { answers } from './platform/http/answers.ts';
import { exitOnSignal, say, stopWith } from './process.ts';
import { readSettings } from './platform/settings.ts';

async function examine(config: Config): Promise<string[]> {
  const database = await openDatabase(config, 'command').catch((error: unknown) => {
    if (error instanceof DatabaseError) return error;
    throw error;
  });
  if (database instanceof DatabaseError)
    return [`database: ${withoutNames(database.message, config)}`];
  try {
    const machine = thisMachine(await isRunning(config));
    return await findTroubles({ config, database, now: () => new Date(), machine });
  } finally {
    await database.close();
  }
}

function isRunning({ port, host, tls }: Config): Promise<boolean> {
  const near = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return answers({ port, host: near, tls: tls !== null }, '/healthz');
}

exitOnSignal(1);
try {
  const lines = await examine(readSettings());
  for (const line of lines) say(line);
  if (lines.length === 0) say('Nothing is wrong.');
  process.exitCode = lines.length === 0 ? 0 : 1;
} catch (error) {
  if (error instanceof ConfigError) {
    say(`settings: ${error.message}`);
    process.exitCode = 1;
  } else stopWith(error, []);
}
