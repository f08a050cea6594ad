// Periodic jobs, run by one of the processes on the database: expired data is deleted every hour, totals are updated
// every minute; every day predictions are evaluated, and idle pupils listed and, after their notice, deleted.
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/dates.ts';
import { deleteEventsBefore } from './accounts/audit/store.ts';
import { deleteExpiredInvitations } from './accounts/school-account/store.ts';
import { deleteExpiredSessions } from './accounts/session/session-store.ts';
import { forgetAcknowledgers } from './classes/comments/worries-store.ts';
import { deleteImportsBefore } from './classes/roster/store.ts';
import type { PaymentDeps } from './payment/payment-deps.ts';
import { believesClock } from './platform/believed-clock.ts';
import { claimHousekeeping } from './platform/db/notes-store.ts';
import { forgetAnswers } from './platform/http/answer-once.ts';
import { monthsBefore } from './platform/utc-day.ts';
import { sweepLimiters } from './platform/limits/limiter.ts';
import { recheckPayments, reviewPaidPayments } from './payment/recheck.ts';
import { evaluatePredictions } from './play/evaluate-predictions.ts';
import { forgetAnswersBefore, forgetItems } from './play/recompute-memory.ts';
import { forgetRoundKeys } from './play/round-keys.ts';
import { countWaitingGames } from './play/totals-store.ts';
import { schoolDay } from './platform/school-day.ts';
import { deleteIdlePupils } from './privacy/idle-pupils.ts';
import { keepSums } from './teaching/together/keep-sums.ts';
import { deleteTogethersBefore } from './teaching/together/store.ts';
import { deleteWorkBefore } from './teaching/work/store.ts';

/** How long an import can be undone. */
const IMPORT_DAYS = 30;
/** How long set work is stored after its last day. */
const WORK_MONTHS = 12;
/** How long it is kept what a class grew together. */
const TOGETHER_MONTHS = 12;
/** Processes that start together run the job once; each later start runs it again. */
const REST_AT_START_MS = 5000;
/** The processes' timers fire at different moments within the hour. */
const REST_MS = HOUR_MS - 300_000;

/** Once a day: at any hour, because a school's computer may be off at night. */
const DAILY_REST_MS = DAY_MS - HOUR_MS;

const DAILY = [
  ['predictions-begun', evaluatePredictions],
  ['idle-pupils-begun', deleteIdlePupils],
] as const;

/**
 * Runs the jobs now and periodically; `onFailure` receives failures, `warn` sentences for the operator. Returns a function
 * that stops.
 */
export function startJobs(
  deps: PaymentDeps,
  onFailure: (error: unknown) => void,
  warn: (line: string) => void = () => {},
): () => void {
  let isStopped = false;
  // Work that a stop interrupts is done after the next start.
  const onError = (error: unknown) => {
    if (!isStopped) onFailure(error);
  };
  const housekeep = async (restMs: number) => {
    const { db } = deps.database;
    if (await claimHousekeeping(db, deps.now(), restMs)) {
      if (await believesClock(db, deps.now(), warn)) await deleteOld(deps, onError);
      await recheckPayments(deps, onError).catch(onError);
      await reviewPaidPayments(deps, onError).catch(onError);
    }
    for (const [key, job] of DAILY) {
      if (await claimHousekeeping(db, deps.now(), DAILY_REST_MS, key))
        await job(deps).catch(onError);
    }
  };
  // Safe in several processes: only one of them counts each game.
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

/** Deletes data that has expired or passed its retention period. A failed step does not stop the ones after it. */
async function deleteOld(deps: PaymentDeps, onError: (error: unknown) => void): Promise<void> {
  const { config, now } = deps;
  const { db } = deps.database;
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS);
  const steps = [
    () => deleteExpiredSessions(db, now()),
    () => deleteEventsBefore(db, daysAgo(config.auditDays)),
    () => forgetAnswersBefore(deps, monthsBefore(now(), config.answerMonths)),
    () => forgetItems(deps),
    () => forgetRoundKeys(deps),
    () => deleteImportsBefore(db, daysAgo(IMPORT_DAYS)),
    () => sweepLimiters(deps),
    () => forgetAnswers(deps),
    () => deleteWorkBefore(db, schoolDay(monthsBefore(now(), WORK_MONTHS))),
    () => keepSums(db, now()),
    () => deleteTogethersBefore(db, monthsBefore(now(), TOGETHER_MONTHS)),
    () => forgetAcknowledgers(db, now()),
    () => deleteExpiredInvitations(db, now()),
  ];
  for (const step of steps) await step().catch(onError);
}
