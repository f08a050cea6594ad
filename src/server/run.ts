// Serves the product on an open database until it is told to stop.
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { startJobs } from './jobs.ts';
import { paymentNotice } from './payment/notice.ts';
import { openPayment } from './payment/open.ts';

/** How long running requests may take to finish after a stop signal (D7: 10 s in all). */
const STOP_DEADLINE_MS = 9000;

/** Listens, says where, and stops cleanly on SIGTERM or SIGINT. */
export async function run(config: Config, database: Database): Promise<void> {
  const now = () => new Date();
  const payment = await openPayment(config, database, now);
  const deps = { config, database, payment, now };
  const app = await buildApp(deps);
  const address = await app.listen({ port: config.port, host: config.host });
  const stopJobs = startJobs(deps, (error) => app.log.error({ err: error }, 'housekeeping failed'));
  const isProduction = process.env['NODE_ENV'] === 'production';
  for (const line of paymentNotice(config, isProduction)) say(line);
  say(`${config.appName} is ready at ${config.origin ?? address}`);

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
