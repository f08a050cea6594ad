// Housekeeping by one of the processes on the database: what has run out is forgotten once an hour, games are totalled every minute.
import { deleteEventsBefore } from './accounts/audit/store.ts';
import { deleteExpiredSessions } from './accounts/session/session-store.ts';
import type { PaymentDeps } from './payment/open.ts';
import { claimHousekeeping } from './platform/db/jobs-store.ts';
import { sweepLimiters } from './platform/limits/limiter.ts';
import { recheckPayments } from './payment/recheck.ts';
import { countWaitingGames } from './play/totals-store.ts';
import { fillSkeletons } from './accounts/user/username-store.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Processes that start together need it once; each later start does it again. */
const REST_AT_START_MS = 5000;
/** The others' clocks tick at other moments of the same hour. */
const REST_MS = HOUR_MS - 300_000;

/** Runs the housekeeping now and again and again; `onError` hears of what failed. Gives back how to stop it. */
export function startJobs(deps: PaymentDeps, onError: (error: unknown) => void): () => void {
  const housekeep = async (restMs: number) => {
    if (await claimHousekeeping(deps.database.db, deps.now(), restMs)) await tidy(deps, onError);
  };
  // Games that two processes would count at the same moment are counted by one of them.
  const count = () => void countWaitingGames(deps.database.db).catch(onError);
  void housekeep(REST_AT_START_MS).catch(onError);
  count();
  const timers = [
    setInterval(() => void housekeep(REST_MS).catch(onError), HOUR_MS).unref(),
    setInterval(count, MINUTE_MS).unref(),
  ];
  return () => timers.forEach((timer) => clearInterval(timer));
}

/** Forgets expired sessions and counters, makes names of earlier versions comparable, and looks after payments that were never heard of again. */
async function tidy(deps: PaymentDeps, onError: (error: unknown) => void): Promise<void> {
  const { db } = deps.database;
  await deleteExpiredSessions(db, deps.now());
  await forgetOldEvents(deps);
  await sweepLimiters(deps);
  await fillSkeletons(db);
  await recheckPayments(deps, onError);
}

/** Forgets what has been in the audit log for longer than the installation keeps it. */
async function forgetOldEvents({ config, database: { db }, now }: PaymentDeps): Promise<void> {
  await deleteEventsBefore(db, new Date(now().getTime() - config.auditDays * DAY_MS));
}
