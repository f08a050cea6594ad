// The program: reads the settings and serves, in this process or in several.
import cluster from 'node:cluster';
import { ConfigError } from './platform/config.ts';
import { DatabaseError } from './platform/database-errors.ts';
import { openPrepared } from './prepare.ts';
import { exitOnSignal, say, stopWith } from './process.ts';
import { run, serveAsWorker } from './run.ts';
import { readStartSettings, strangeSettings } from './platform/settings.ts';
import { startWatchdog } from './platform/watchdog.ts';
import { currentCertificate } from './platform/tls/open.ts';
import { runWorkers } from './primary.ts';

async function main(): Promise<void> {
  const config = readStartSettings(process.argv.slice(2));
  startWatchdog(config);
  if (cluster.isWorker) return serveAsWorker(config);
  for (const line of strangeSettings()) say(line);
  // Unusable files are reported before the database is opened.
  if (config.tls) await currentCertificate(config, config.tls, new Date());
  exitOnSignal(0);
  const database = await openPrepared(config);
  if (config.workers === 1) return run(config, database);
  await runWorkers(config, import.meta.filename, database);
}

try {
  await main();
} catch (error) {
  stopWith(error, [ConfigError, DatabaseError]);
}
