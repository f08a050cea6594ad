// `npm run doctor`: what is wrong with this installation, a line each, with what to do; exit code 1 if there is something.
import { findTroubles, thisMachine, withoutNames } from './operations/doctor/doctor.ts';
import { ConfigError, type Config } from './platform/config.ts';
import { DatabaseError } from './platform/database-errors.ts';
import { openDatabase } from './platform/db/open.ts';
import { withDatabase } from './platform/db/with-database.ts';
import { answers } from './platform/http/answers.ts';
import { exitOnSignal, say, sentenceOf, stopWith } from './process.ts';
import { readSettings } from './platform/settings.ts';

async function examine(config: Config): Promise<string[]> {
  try {
    return await withDatabase(openDatabase(config, 'command'), async (database) => {
      const machine = thisMachine(await isRunning(config));
      return findTroubles({ config, database, now: () => new Date(), machine });
    });
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    return [`database: ${withoutNames(sentenceOf(error), config)}`];
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
