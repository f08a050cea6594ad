// Serves the product on an open database until it is stopped.
import { renderUnicodeCompact as qrCode } from 'uqr';
import { ON_SERVER } from '#games/server.ts';
import { buildApp } from './app.ts';
import { startBackups } from './operations/backups/start.ts';
import { reachableAddresses } from './platform/addresses.ts';
import { ConfigError, type Config } from './platform/config.ts';
import { watchConnections } from './platform/http/connections.ts';
import type { Database } from './platform/db/database.ts';
import { openDatabase } from './platform/db/open.ts';
import type { Deps } from './platform/http/deps.ts';
import { logFailure } from './platform/http/answer-error.ts';
import { startJobs } from './jobs.ts';
import { makeMetrics } from './operations/metrics/metrics.ts';
import { serveMetrics } from './operations/metrics/serve-metrics.ts';
import { paymentNotice } from './payment/notice.ts';
import { chooseGateway } from './payment/choose-gateway.ts';
import { WEB_FOLDER } from './pages.ts';
import { prepareDealing } from './play/prepare-dealing.ts';
import { say, stopOnSignal } from './process.ts';
import { plainHttpNotice } from './platform/tls/notice.ts';
import { openHttps } from './platform/tls/open.ts';
import { trustAddresses } from './platform/tls/trust.ts';
import { serveRedirect } from './platform/tls/redirect.ts';

/**
 * Serves in this process, logs the address, and stops cleanly on SIGTERM or SIGINT; throws ConfigError if it cannot
 * listen.
 */
export async function run(config: Config, database: Database): Promise<void> {
  const metrics = makeMetrics(database);
  const { address, stop } = await serve(config, database, metrics.onAnswer);
  const closeMetrics = await serveMetrics(config.metrics, metrics.read, database).catch(
    async (error: unknown) => {
      await stop();
      throw error;
    },
  );
  stopOnSignal(async () => {
    closeMetrics();
    await stop();
  });
  sayReady(config, address);
}

/** Serves as one of several processes; the primary reports to the operator. */
export async function serveAsWorker(config: Config): Promise<void> {
  const database = await openDatabase(config, 'worker');
  const metrics = makeMetrics(database);
  metrics.answerPrimary();
  const { stop } = await serve(config, database, metrics.onAnswer);
  stopOnSignal(stop);
}

/** Logs start-up messages, the app's address, and those for other devices, to be typed or scanned. */
export function sayReady(config: Config, address: string): void {
  const isProduction = process.env['NODE_ENV'] === 'production';
  for (const line of [...paymentNotice(config, isProduction), ...plainHttpNotice(config)])
    say(line);
  say(`${config.appName} is ready at ${config.origin ?? address}`);
  const { port } = new URL(address);
  const reachable = reachableAddresses({ ...config, port: Number(port) });
  if (config.schoolNames.length > 0) {
    for (const page of trustAddresses(config))
      say(`Devices that do not trust this server yet: ${page}`);
  }
  for (const other of reachable) say(`Tablets and other devices: ${other}\n${qrCode(other)}`);
}

/** Starts listening, backups, jobs and metrics; if that fails, closes the database before throwing. */
async function serve(config: Config, database: Database, onAnswer: Deps['onAnswer']) {
  try {
    return await listen(config, database, onAnswer);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function listen(config: Config, database: Database, onAnswer: Deps['onAnswer']) {
  const now = () => new Date();
  const https = await openHttps(config, now);
  const payment = await chooseGateway(config, database, now);
  const deps = { config, database, payment, now, onAnswer };
  const app = await buildApp(deps, WEB_FOLDER, https?.servers);
  const closeServer = watchConnections(app);
  const address = await app
    .listen({ port: config.port, host: config.host })
    .catch((error: unknown) => {
      throw cannotListen(error, config);
    });
  const closeRedirect = await serveRedirect(config);
  const stopWatching = https?.watch({
    info: (line) => app.log.info(line),
    warn: (line) => app.log.error(line),
  });
  const stopJobs = startJobs(
    deps,
    (error) => logFailure(app.log, error, 'housekeeping failed'),
    (line) => app.log.error(line),
  );
  const stopping = new AbortController();
  prepareDealing(ON_SERVER, stopping.signal).catch((error: unknown) =>
    logFailure(app.log, error, 'dealing could not be prepared'),
  );
  const stopBackups = startBackups(deps, {
    info: (line) => app.log.info(line),
    error: (line) => app.log.error(line),
  });
  const stop = async () => {
    stopJobs();
    stopping.abort();
    stopWatching?.();
    closeRedirect();
    await Promise.all([stopBackups(), closeServer()]);
    await database.close();
  };
  return { address: config.tls ? address.replace(/^http:/, 'https:') : address, stop };
}

/** The reason, in one sentence that names the setting. */
function cannotListen(error: unknown, { port, host }: Config): Error {
  switch (error instanceof Error && 'code' in error && error.code) {
    case 'EADDRINUSE':
      return new ConfigError(
        `PORT ${port} is in use on ${host}. Stop the other program, or set PORT to another number.`,
      );
    case 'EACCES':
      return new ConfigError(
        `This user is not allowed to listen on port ${port}. Set PORT to 1024 or more.`,
      );
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EADDRNOTAVAIL':
      return new ConfigError(`HOST ${host} is not an address of this machine.`);
    default:
      return new ConfigError(`HOST ${host} and PORT ${port} cannot be used.`, { cause: error });
  }
}
