// The primary of several processes. It does not serve requests but supervises the workers.
import cluster, { type Worker } from 'node:cluster';
import { setTimeout as delay } from 'node:timers/promises';
import { AggregatorRegistry } from 'prom-client';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/db/database.ts';
import { serveMetrics } from './operations/metrics/serve-metrics.ts';
import { say, stopOnSignal } from './process.ts';
import { sayReady } from './run.ts';
import { restBeforeNext } from './platform/restart-delay.ts';

/** The outcome of starting a worker. */
type Outcome = { port: number } | { ended: string; code: number };

/** Starts the workers, which run `program`, and replaces each one that ends; stops them all on SIGTERM or SIGINT. */
export async function runWorkers(
  config: Config,
  program: string,
  database: Database,
): Promise<void> {
  // Workers accept connections themselves: one that the primary had handed to a worker that was just killed would never
  // be answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: program });
  const state = { isStopping: false };
  stopOnSignal(async () => {
    state.isStopping = true;
    await stopAll();
    await database.close();
  });
  // One worker starts first: if it cannot serve, it reports why, and the others could not serve either.
  const first = cluster.fork();
  const outcome = await outcomeOf(first);
  if (!('port' in outcome)) {
    if (!state.isStopping) process.exit(outcome.code);
    return;
  }
  const others = Array.from({ length: config.workers - 1 }, () => cluster.fork());
  for (const worker of [first, ...others]) void keepGoing(worker, state);
  await Promise.all(others.map(outcomeOf));
  const all = new AggregatorRegistry();
  await serveMetrics(config.metrics, () => all.clusterMetrics(), database);
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  sayReady(config, `${config.tls ? 'https' : 'http'}://${host}:${outcome.port}`);
}

/** Resolves when the worker is listening or has ended. */
function outcomeOf(worker: Worker): Promise<Outcome> {
  return new Promise((resolve) => {
    worker.once('listening', ({ port }) => resolve({ port }));
    void endOf(worker).then(resolve);
  });
}

function endOf(worker: Worker): Promise<{ ended: string; code: number }> {
  return new Promise((resolve) => {
    worker.once('exit', (code, signal) =>
      resolve({ ended: signal || `code ${code}`, code: code || 1 }),
    );
  });
}

/** Replaces a worker that ends, and the workers that replace it. */
async function keepGoing(first: Worker, state: { isStopping: boolean }): Promise<void> {
  let rest = 0;
  for (let worker = first; ; worker = cluster.fork()) {
    const bornAt = performance.now();
    const { ended } = await endOf(worker);
    if (state.isStopping) return;
    rest = restBeforeNext(rest, performance.now() - bornAt);
    say(`Worker ${worker.process.pid} exited (${ended}); restarting in ${rest} ms.`);
    await delay(rest);
    if (state.isStopping) return;
  }
}

async function stopAll(): Promise<void> {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  await Promise.all(
    workers.map((worker) => {
      const ended = endOf(worker);
      worker.process.kill('SIGTERM');
      return ended;
    }),
  );
}
