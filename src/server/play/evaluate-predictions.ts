// Once a day: how well memory has predicted what pupils recalled (D9), computed from the stored answers. The completing
// transaction counts nothing for it: every pupil would wait for the same row.
import { setImmediate } from 'node:timers/promises';
import { REVIEWS_MIN, type Predictions } from '#shared/contract/predictions.ts';
import { CalibrationSums } from '../memory/calibration.ts';
import { statesAfter, type RatedRound } from '../memory/apply-round.ts';
import { recall, type MemoryState } from '../memory/schedule.ts';
import { findStates } from '../memory/store.ts';
import type { Deps } from '../platform/http/deps.ts';
import { utcDay } from '../platform/utc-day.ts';
import { findRatedRounds } from './learning-store.ts';
import { findRememberingPupils, keepPredictions } from './predictions-store.ts';

/** So many reviews say enough; more would only take longer. */
const REVIEWS_MAX = 100_000;
const PUPILS_MAX = 20_000;

/** Computes the report and stores it in place of the last one. */
export async function evaluatePredictions({
  database: { db },
  now,
}: Pick<Deps, 'database' | 'now'>): Promise<void> {
  const sums = new CalibrationSums();
  for (const { id, fromNth } of await findRememberingPupils(db, PUPILS_MAX)) {
    if (sums.count >= REVIEWS_MAX) break;
    const before = await findStates(db, id, 'checkpoint');
    addReviews(sums, before, await findRatedRounds(db, id, { from: fromNth }));
    // Requests come first.
    await setImmediate();
  }
  await keepPredictions(db, reportOf(sums, now()));
}

/** Adds a pupil's reviews, each with what was predicted of it from those before. */
function addReviews(
  sums: CalibrationSums,
  before: ReadonlyMap<number, MemoryState>,
  rounds: readonly RatedRound[],
): void {
  const states = new Map(before);
  for (const round of rounds) {
    const met = new Set<number>();
    for (const { item, rating } of round.answers) {
      const state = met.has(item) ? undefined : states.get(item);
      if (rating === null) continue;
      met.add(item);
      // On the day of the last review nothing is predicted: FSRS counts in days.
      if (state && utcDay(round.playedAt) > state.reviewedOn) {
        sums.add({ predicted: recall(state, round.playedAt), isRecalled: rating !== 'again' });
      }
    }
    for (const [item, state] of statesAfter(states, round)) states.set(item, state);
  }
}

function reportOf(sums: CalibrationSums, at: Date): Predictions {
  const calibration = sums.result();
  const reviews = calibration?.count ?? 0;
  const computedAt = at.toISOString();
  if (!calibration || reviews < REVIEWS_MIN) return { computedAt, reviews, figures: null };
  const { recalled, logLoss, constantLogLoss, rmse, bins } = calibration;
  return { computedAt, reviews, figures: { recalled, logLoss, constantLogLoss, rmse, bins } };
}
