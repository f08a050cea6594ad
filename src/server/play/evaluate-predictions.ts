// Once a day: how well memory has predicted what pupils recalled, and how predictions could be corrected (D9), computed from the
// stored answers. Counting on completion instead would make all pupils wait for the same row.
import { setImmediate } from 'node:timers/promises';
import { REVIEWS_MIN, type Predictions } from '#shared/contract/predictions.ts';
import { statesAfter, type RatedRound, type States } from '../memory/apply-round.ts';
import { judgePredictions, reviewOf, type Review } from '../memory/recalibration.ts';
import { findStates } from '../memory/store.ts';
import type { Deps } from '../platform/http/deps.ts';
import { findRatedRounds } from './learning-store.ts';
import { findRememberingPupils, keepPredictions } from './predictions-store.ts';

/** More reviews would take longer and hardly improve the report. */
const REVIEWS_MAX = 100_000;
const PUPILS_MAX = 20_000;

/** Computes the report and replaces the last one. */
export async function evaluatePredictions({
  database: { db },
  now,
}: Pick<Deps, 'database' | 'now'>): Promise<void> {
  const reviews: Review[] = [];
  for (const { id, fromNth } of await findRememberingPupils(db, PUPILS_MAX)) {
    if (reviews.length >= REVIEWS_MAX) break;
    const before = await findStates(db, id, 'checkpoint');
    addReviews(reviews, before, await findRatedRounds(db, id, { from: fromNth }));
    // Requests take priority.
    await setImmediate();
  }
  await keepPredictions(db, await reportOf(reviews, now()));
}

/** Adds a pupil's reviews, each with the prediction made from those before it. */
function addReviews(reviews: Review[], before: States, rounds: readonly RatedRound[]): void {
  const states = new Map(before);
  for (const round of rounds) {
    const met = new Set<string>();
    for (const { item, rating } of round.answers) {
      const state = met.has(item) ? undefined : states.get(item);
      if (rating === null) continue;
      met.add(item);
      const review = state && reviewOf(state, rating, round.playedAt);
      if (review) reviews.push(review);
    }
    for (const [item, state] of statesAfter(states, round)) states.set(item, state);
  }
}

async function reportOf(all: readonly Review[], at: Date): Promise<Predictions> {
  const [computedAt, reviews] = [at.toISOString(), all.length];
  const verdict = reviews < REVIEWS_MIN ? null : await judgePredictions(all);
  if (!verdict) return { computedAt, reviews, figures: null };
  const { recalled, logLoss, constantLogLoss, rmse, bins } = verdict.corrected;
  const figures = { recalled, logLoss, constantLogLoss, rmse, bins };
  const { fitted, uncorrected, recallWhenDue } = verdict;
  if (fitted === 0) return { computedAt, reviews, figures };
  const learnt = { reviews: fitted, fsrsLogLoss: uncorrected.logLoss, recallWhenDue };
  return { computedAt, reviews, figures: { ...figures, learnt } };
}
