// The program: reads the settings and serves, in this process or in as many as it is told.
import cluster from 'node:cluster';
import { ConfigError } from './config.ts';
import { DatabaseError } from './db/database.ts';
import { openPrepared, prepare } from './prepare.ts';
import { run, serveAsWorker, stopWith } from './run.ts';
import { readStartSettings } from './settings.ts';
import { readCertificate } from './tls/certificate.ts';
import { runWorkers } from './workers/primary.ts';

async function main(): Promise<void> {
  const config = readStartSettings(process.argv.slice(2));
  if (cluster.isWorker) return serveAsWorker(config);
  // Files that cannot be used are told before the database is opened.
  if (config.tls) await readCertificate(config.tls, new Date());
  if (config.workers === 1) return run(config, await openPrepared(config));
  await prepare(config);
  await runWorkers(config, import.meta.filename);
}

try {
  await main();
} catch (error) {
  stopWith(error, [ConfigError, DatabaseError]);
}
