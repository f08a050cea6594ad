// Periodic jobs, run by one of the processes on the database: expired data is deleted every hour, totals are updated
// every minute, predictions are evaluated and idle pupils listed every day.
import { deleteEventsBefore } from './accounts/audit/store.ts';
import { deleteExpiredInvitations } from './accounts/school-account/store.ts';
import { deleteExpiredSessions } from './accounts/session/session-store.ts';
import { forgetAcknowledgers } from './classes/comments/worries-store.ts';
import { deleteImportsBefore } from './classes/roster/store.ts';
import type { PaymentDeps } from './payment/open.ts';
import { claimHousekeeping } from './platform/db/notes-store.ts';
import { monthsBefore } from './platform/utc-day.ts';
import { sweepLimiters } from './platform/limits/limiter.ts';
import { recheckPayments } from './payment/recheck.ts';
import { reviewPaidPayments } from './payment/review-paid.ts';
import { evaluatePredictions } from './play/evaluate-predictions.ts';
import { forgetAnswersBefore, forgetItems } from './play/recompute-memory.ts';
import { forgetRoundKeys } from './play/round-keys.ts';
import { countWaitingGames } from './play/totals-store.ts';
import { schoolDay } from './platform/school-day.ts';
import { deleteIdlePupils } from './privacy/idle-pupils.ts';
import { deleteWorkBefore } from './teaching/work/store.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** For how long an import can be undone. */
const IMPORT_DAYS = 30;
/** For how long set work is kept after its last day. */
const WORK_MONTHS = 12;
/** Processes that start together run the job once; each later start runs it again. */
const REST_AT_START_MS = 5000;
/** The processes' timers fire at different moments within the hour. */
const REST_MS = HOUR_MS - 300_000;

/** Once a day: at any hour, because a school's computer may be off at night. */
const DAILY_REST_MS = DAY_MS - HOUR_MS;

/** Runs the jobs now and periodically; `onFailure` receives failures. Returns how to stop. */
export function startJobs(deps: PaymentDeps, onFailure: (error: unknown) => void): () => void {
  let isStopped = false;
  // What a stop interrupts is done after the next start.
  const onError = (error: unknown) => {
    if (!isStopped) onFailure(error);
  };
  const housekeep = async (restMs: number) => {
    const { db } = deps.database;
    if (await claimHousekeeping(db, deps.now(), restMs)) await tidy(deps, onError);
    if (await claimHousekeeping(db, deps.now(), DAILY_REST_MS, 'predictions-begun')) {
      await evaluatePredictions(deps);
    }
    if (await claimHousekeeping(db, deps.now(), DAILY_REST_MS, 'idle-pupils-begun')) {
      await deleteIdlePupils(deps);
    }
  };
  // Safe in several processes: each game is counted by one of them.
  const count = () => void countWaitingGames(deps.database.db).catch(onError);
  void housekeep(REST_AT_START_MS).catch(onError);
  count();
  const timers = [
    setInterval(() => void housekeep(REST_MS).catch(onError), HOUR_MS).unref(),
    setInterval(count, MINUTE_MS).unref(),
  ];
  return () => {
    isStopped = true;
    timers.forEach((timer) => clearInterval(timer));
  };
}

/** Deletes expired sessions, events, answers, keys, counters and old work, and checks unfinished payments. */
async function tidy(deps: PaymentDeps, onError: (error: unknown) => void): Promise<void> {
  const { db } = deps.database;
  await deleteExpiredSessions(db, deps.now());
  await forgetOldEvents(deps);
  await forgetOldRounds(deps);
  await deleteImportsBefore(db, new Date(deps.now().getTime() - IMPORT_DAYS * DAY_MS));
  await sweepLimiters(deps);
  await deleteWorkBefore(db, schoolDay(monthsBefore(deps.now(), WORK_MONTHS)));
  await forgetAcknowledgers(db, deps.now());
  await deleteExpiredInvitations(db, deps.now());
  await recheckPayments(deps, onError);
  await reviewPaidPayments(deps, onError);
}

/** Deletes audit events that are older than the installation keeps them. */
async function forgetOldEvents({ config, database: { db }, now }: PaymentDeps): Promise<void> {
  await deleteEventsBefore(db, new Date(now().getTime() - config.auditDays * DAY_MS));
}

/** Forgets answers that are older than the installation keeps them, items not met for long, and keys whose deals have all expired. */
async function forgetOldRounds(deps: PaymentDeps): Promise<void> {
  const first = monthsBefore(deps.now(), deps.config.answerMonths);
  await forgetAnswersBefore(deps, first);
  await forgetItems(deps);
  await forgetRoundKeys(deps);
}
