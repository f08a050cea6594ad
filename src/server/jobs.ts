// Housekeeping: what has run out is forgotten, at the start and once an hour.
import { deleteExpiredSessions } from './auth/session-store.ts';
import { deleteExpiredCounters } from './auth/throttle-store.ts';
import type { Deps } from './deps.ts';
import { recheckPayments } from './payment/recheck.ts';

const HOUR_MS = 3_600_000;

/** Runs the housekeeping now and every hour; `onError` hears of what failed. Gives back how to stop it. */
export function startJobs(deps: Deps, onError: (error: unknown) => void): () => void {
  const run = () => void tidy(deps, onError).catch(onError);
  run();
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Forgets expired sessions and counters, and looks after payments that were never heard of again. */
async function tidy(deps: Deps, onError: (error: unknown) => void): Promise<void> {
  const { db } = deps.database;
  await deleteExpiredSessions(db, deps.now());
  await deleteExpiredCounters(db, deps.now());
  await recheckPayments(deps, onError);
}
