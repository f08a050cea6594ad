// Housekeeping: what has run out is forgotten, at the start and once an hour.
import { deleteExpiredSessions } from './auth/session-store.ts';
import { deleteExpiredCounters } from './auth/throttle-store.ts';
import type { Db } from './db/database.ts';
import type { Deps } from './deps.ts';

const HOUR_MS = 3_600_000;

/** Runs the housekeeping now and every hour; `onError` hears of what failed. Gives back how to stop it. */
export function startJobs({ database, now }: Deps, onError: (error: unknown) => void): () => void {
  const run = () => void tidy(database.db, now()).catch(onError);
  run();
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Forgets expired sessions and counters. */
async function tidy(db: Db, now: Date): Promise<void> {
  await deleteExpiredSessions(db, now);
  await deleteExpiredCounters(db, now);
}
