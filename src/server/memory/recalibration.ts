// What an installation's own reviews teach about its predictions (D9): Platt scaling, two parameters, of the recall that FSRS
// predicts (Platt 1999, Probabilistic outputs for support vector machines). It changes what is predicted, never what is due.
import { CalibrationSums, limited, type Calibration, type Prediction } from './calibration.ts';

/** The log-odds of recall are `intercept` + `slope` × the log-odds that FSRS predicts. */
export interface Correction {
  intercept: number;
  slope: number;
}

export const NO_CORRECTION: Correction = { intercept: 0, slope: 1 };

/** With fewer reviews than this nothing is learnt from them. */
const FITTED_REVIEWS_MIN = 1000;

/**
 * Both parameters have a normal prior with this variance around those that change nothing. It keeps them finite where everything
 * or nothing was recalled, and weighs about as much as a handful of reviews.
 */
const PRIOR_VARIANCE = 1;
/** Newton's method takes about five steps, and ends when a step changes next to nothing. */
const MOST_STEPS = 50;
const LEAST_STEP = 1e-9;
const MOST_HALVINGS = 30;

/** A review that was predicted by FSRS, with its day by the school's clock. */
export interface Review extends Prediction {
  day: string;
}

/** How good predictions were on reviews from which nothing was learnt. */
export interface Verdict {
  /** Learnt from the reviews before those judged. */
  correction: Correction;
  /** How many reviews it was learnt from; 0 if they were too few, and nothing is corrected. */
  fitted: number;
  /** Of the corrected predictions. */
  corrected: Calibration;
  /** Of what FSRS predicts, for the same reviews. */
  uncorrected: Calibration;
}

/** The corrected probability of recall. */
export function corrected(predicted: number, { intercept, slope }: Correction): number {
  return logistic(intercept + slope * logOdds(predicted));
}

/** The most probable correction by these reviews: never one with a greater log loss on them than without correction. */
export function fitCorrection(reviews: readonly Prediction[]): Correction {
  const points = reviews.map(({ predicted, isRecalled }) => ({
    x: logOdds(predicted),
    y: isRecalled ? 1 : 0,
  }));
  let best = NO_CORRECTION;
  let cost = costOf(points, best);
  for (let step = 0; step < MOST_STEPS; step++) {
    const { intercept, slope } = newtonStep(points, best);
    if (Math.max(Math.abs(intercept), Math.abs(slope)) < LEAST_STEP) break;
    // Far from the minimum a whole step can overshoot.
    let share = 1;
    let next = best;
    let nextCost = Infinity;
    for (let halving = 0; halving < MOST_HALVINGS && nextCost >= cost; halving++) {
      next = { intercept: best.intercept - share * intercept, slope: best.slope - share * slope };
      nextCost = costOf(points, next);
      share /= 2;
    }
    if (nextCost >= cost) break;
    best = next;
    cost = nextCost;
  }
  return best;
}

/**
 * Learns from the earlier half of the reviews, by whole days, and judges the later half. Where the earlier half is too small to
 * learn from, all reviews are judged as they were predicted. Null without reviews.
 */
export function judge(reviews: readonly Review[]): Verdict | null {
  const days = reviews.map(({ day }) => day).toSorted();
  const middle = days[Math.floor(days.length / 2)];
  if (middle === undefined) return null;
  const earlier = reviews.filter(({ day }) => day < middle);
  const isFitted = earlier.length >= FITTED_REVIEWS_MIN;
  const correction = isFitted ? fitCorrection(earlier) : NO_CORRECTION;
  const [before, after] = [new CalibrationSums(), new CalibrationSums()];
  for (const { predicted, isRecalled, day } of reviews) {
    if (isFitted && day < middle) continue;
    before.add({ predicted, isRecalled });
    after.add({ predicted: isFitted ? corrected(predicted, correction) : predicted, isRecalled });
  }
  const [uncorrectedResult, correctedResult] = [before.result(), after.result()];
  if (!uncorrectedResult || !correctedResult) return null;
  return {
    correction,
    fitted: isFitted ? earlier.length : 0,
    corrected: correctedResult,
    uncorrected: uncorrectedResult,
  };
}

interface Point {
  x: number;
  y: number;
}

/** The negative logarithm of the posterior probability, but for a constant. */
function costOf(points: readonly Point[], correction: Correction): number {
  const { intercept, slope } = correction;
  const prior = (intercept ** 2 + (slope - 1) ** 2) / (2 * PRIOR_VARIANCE);
  return points.reduce((sum, { x, y }) => {
    const odds = intercept + slope * x;
    return sum + softplus(y === 1 ? -odds : odds);
  }, prior);
}

/** The gradient of the cost, multiplied by the inverse of its second derivatives, which the prior keeps invertible. */
function newtonStep(points: readonly Point[], { intercept, slope }: Correction): Correction {
  let [gradient0, gradient1] = [intercept / PRIOR_VARIANCE, (slope - 1) / PRIOR_VARIANCE];
  let [second00, second01, second11] = [1 / PRIOR_VARIANCE, 0, 1 / PRIOR_VARIANCE];
  for (const { x, y } of points) {
    const probability = logistic(intercept + slope * x);
    const weight = probability * (1 - probability);
    gradient0 += probability - y;
    gradient1 += (probability - y) * x;
    second00 += weight;
    second01 += weight * x;
    second11 += weight * x * x;
  }
  const determinant = second00 * second11 - second01 ** 2;
  return {
    intercept: (second11 * gradient0 - second01 * gradient1) / determinant,
    slope: (second00 * gradient1 - second01 * gradient0) / determinant,
  };
}

/** ln(1 + eˣ), without overflow. */
function softplus(x: number): number {
  return Math.max(x, 0) + Math.log1p(Math.exp(-Math.abs(x)));
}

function logistic(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}

function logOdds(probability: number): number {
  const limit = limited(probability);
  return Math.log(limit / (1 - limit));
}
