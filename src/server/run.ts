// Serves the product on an open database until it is told to stop.
import { buildApp } from './app.ts';
import { ConfigError, type Config } from './config.ts';
import { watchConnections } from './connections.ts';
import type { Database } from './db/database.ts';
import { startJobs } from './jobs.ts';
import { paymentNotice } from './payment/notice.ts';
import { openPayment } from './payment/open.ts';

/** After this long a stop that hangs is given up (D7: 10 s in all). */
const STOP_DEADLINE_MS = 9000;

/** Listens, says where, and stops cleanly on SIGTERM or SIGINT; throws ConfigError when it cannot listen. */
export async function run(config: Config, database: Database): Promise<void> {
  const now = () => new Date();
  const payment = await openPayment(config, database, now);
  const deps = { config, database, payment, now };
  const app = await buildApp(deps);
  const closeServer = watchConnections(app);
  const address = await app
    .listen({ port: config.port, host: config.host })
    .catch(async (error) => {
      await database.close();
      throw cannotListen(error, config);
    });
  const stopJobs = startJobs(deps, (error) => app.log.error({ err: error }, 'housekeeping failed'));
  const isProduction = process.env['NODE_ENV'] === 'production';
  for (const line of paymentNotice(config, isProduction)) say(line);
  say(`${config.appName} is ready at ${config.origin ?? address}`);
  stopOnSignal(async () => {
    stopJobs();
    await closeServer();
    await database.close();
  });
}

/** Ends the process with 0 after `close`. A signal often comes twice, from the terminal and from npm: it counts once. */
function stopOnSignal(close: () => Promise<void>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => stopWith(error, [Error]),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Why this address cannot be listened on, in one sentence that names the setting. */
function cannotListen(error: NodeJS.ErrnoException, { port, host }: Config): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new ConfigError(
        `PORT ${port} is in use on ${host}. Stop the other program, or set PORT to another number.`,
      );
    case 'EACCES':
      return new ConfigError(
        `PORT ${port} may not be used by this user. Set PORT to 1024 or more.`,
      );
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EADDRNOTAVAIL':
      return new ConfigError(`HOST ${host} is not an address of this machine.`);
    default:
      return new ConfigError(`HOST ${host} and PORT ${port} cannot be used.`, { cause: error });
  }
}

/** A line for the operator. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Ends the process after one sentence about a known kind of failure; throws anything else on. */
export function stopWith(
  error: unknown,
  known: ReadonlyArray<abstract new (...args: never[]) => Error>,
): void {
  if (!(error instanceof Error) || !known.some((kind) => error instanceof kind)) throw error;
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  process.stderr.write(`${error.message}${cause}\n`);
  process.exit(1);
}
