// The demonstration: a temporary database with sample data.
import { ConfigError, readConfig } from './platform/config.ts';
import { DatabaseError } from './platform/database-errors.ts';
import {
  DEMO_ADMIN,
  DEMO_ADMIN_PASSWORD,
  DEMO_PASSWORD,
  demoPupilName,
  fillDemoSchool,
} from './demo-school.ts';
import { DEMO_CLASS, fillDemoClass } from './demo-class.ts';
import { makeDemoFolder } from './demo-folder.ts';
import { openEmbedded } from './platform/db/open-embedded.ts';
import { embeddedFolder, MIGRATIONS } from './platform/db/open.ts';
import { startWatchdog } from './platform/watchdog.ts';
import { exitOnSignal, say, stopWith } from './process.ts';
import { run } from './run.ts';

async function main(): Promise<void> {
  exitOnSignal(0);
  const dataDir = makeDemoFolder();
  const config = { ...readConfig(process.env), databaseUrl: null, dataDir, workers: 1 };
  startWatchdog(config);
  say('Creating sample data…');
  const database = await openEmbedded(embeddedFolder(config), MIGRATIONS, {
    isPerishable: true,
    say,
  });
  const now = new Date();
  const { ownerId } = await fillDemoSchool(database.db, now);
  await fillDemoClass({ config, database }, ownerId, now);
  await run(config, database);
  say(`Teacher: ${DEMO_ADMIN}   Password: ${DEMO_ADMIN_PASSWORD}`);
  say(`Pupils: ${demoPupilName(0)}, ${demoPupilName(1)}, …   Password: ${DEMO_PASSWORD}`);
  say(`A class with four weeks of verified games: ${DEMO_CLASS}, under Classes.`);
  say('This data is temporary.');
}

try {
  await main();
} catch (error) {
  stopWith(error, [ConfigError, DatabaseError]);
}
