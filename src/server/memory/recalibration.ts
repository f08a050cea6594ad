// What an installation's own reviews teach about its predictions (D9). It changes what is predicted, never what is due.
import type { ReviewRating } from '#games/kit/rules/replay.ts';
import { schoolDay } from '../platform/school-day.ts';
import { inSlices } from '../platform/slices.ts';
import { daysBetween } from '../platform/utc-day.ts';
import { CalibrationSums, lossOf, type Calibration, type Prediction } from './calibration.ts';
import { fitLogistic, logistic, logOdds, logOddsOf, type Point } from './logistic.ts';
import { recall, REQUEST_RETENTION, type MemoryState } from './schedule.ts';

/** A review that FSRS predicted, with the memory of the item before it. */
export interface Review extends Prediction {
  /** By the school's clock. */
  day: string;
  /** In days since the previous review, at least 1. */
  elapsed: number;
  /** In days. */
  stability: number;
  repetitions: number;
  lapses: number;
}

/**
 * Corrects predictions in two steps: a regression on the features of the item, and another on how far the first one's
 * predictions were from later outcomes (Platt 1999, Probabilistic outputs for support vector machines).
 */
export interface Correction {
  /** For the features of a review. */
  weights: readonly number[];
  /** For 1 and the log-odds of the first step. */
  scale: readonly number[];
}

const UNSCALED = [0, 1];
/** The weights that leave FSRS's prediction unchanged. */
const UNWEIGHTED = [0, 1, 0, 0, 0, 0];

export const NO_CORRECTION: Correction = { weights: UNWEIGHTED, scale: UNSCALED };

/** With fewer reviews nothing is learnt. */
const FITTED_REVIEWS_MIN = 500;
/** The correction is learnt again after each twentieth of the reviews, in whole days. */
const BLOCKS = 20;
/** More repetitions or lapses are counted as this many: what is learnt from few items must not be extrapolated. */
const COUNT_MAX = 10;
/** An item asked on time was asked when its recall was about the requested one. */
const ON_TIME = 0.05;

/** How good the predictions were on reviews that were not used for learning. */
export interface Verdict {
  /** How many reviews came before those judged; 0 if they were too few, and nothing is corrected. */
  fitted: number;
  /** For the corrected predictions. */
  corrected: Calibration;
  /** For FSRS's predictions of the same reviews. */
  uncorrected: Calibration;
  /** The mean corrected prediction where FSRS predicts about 90 %; null if that never happened. */
  recallWhenDue: number | null;
}

/**
 * A review of an item, to be made before its memory is updated; null on the day of the last one, when nothing is
 * predicted.
 */
export function reviewOf(state: MemoryState, rating: ReviewRating, at: Date): Review | null {
  const day = schoolDay(at);
  // FSRS counts in days.
  if (day <= state.reviewedOn) return null;
  const { stability, repetitions, lapses } = state;
  return {
    predicted: recall(state, at),
    isRecalled: rating !== 'again',
    day,
    elapsed: daysBetween(state.reviewedOn, day),
    stability,
    repetitions,
    lapses,
  };
}

/** The corrected probability of recall. */
export function corrected(review: Omit<Review, 'isRecalled'>, correction: Correction): number {
  return correctedFor(featuresOf(review), correction);
}

function correctedFor(features: readonly number[], { weights, scale }: Correction): number {
  return logistic(logOddsOf(scale, [1, logOddsOf(weights, features)]));
}

/** A review with its features, computed once. */
interface Studied extends Point {
  review: Review;
}

/**
 * Judges the later half of the reviews, in whole days, as they would have been predicted at the time: each twentieth of
 * all reviews is corrected by those before it. If the earlier half is too small to learn from, all reviews are judged
 * as FSRS predicted them. Null without reviews. It yields regularly so that requests are served.
 */
export async function judgePredictions(reviews: readonly Review[]): Promise<Verdict | null> {
  const inOrder = await studied(await byDay(reviews));
  const middle = startOfDayAt(inOrder, 1 / 2);
  const isFitted = middle >= FITTED_REVIEWS_MIN;
  const learner = new Learner();
  const [before, after, onTime] = [new CalibrationSums(), new CalibrationSums(), new Mean()];
  for (const [start, end] of blocksOf(inOrder)) {
    const block = inOrder.slice(start, end);
    const predict = isFitted ? await learner.next(block, inOrder.slice(0, start)) : byFsrs;
    if (isFitted && start < middle) continue;
    await inSlices(block, (one) => {
      const { isRecalled, review } = one;
      const predicted = predict(one);
      before.add({ predicted: review.predicted, isRecalled });
      after.add({ predicted, isRecalled });
      if (Math.abs(review.predicted - REQUEST_RETENTION) <= ON_TIME) onTime.add(predicted);
    });
  }
  const [uncorrected, corrected] = [before.result(), after.result()];
  if (!uncorrected || !corrected) return null;
  return {
    fitted: isFitted ? middle : 0,
    corrected,
    uncorrected,
    recallWhenDue: onTime.result(),
  };
}

/** Ordered by day, reviews of one day in their original order. Sorting would block for a tenth of a second. */
async function byDay(reviews: readonly Review[]): Promise<Review[]> {
  const days = new Map<string, Review[]>();
  await inSlices(reviews, (review) => {
    const sameDay = days.get(review.day);
    if (sameDay) sameDay.push(review);
    else days.set(review.day, [review]);
  });
  return [...days.keys()].toSorted().flatMap((day) => days.get(day) ?? []);
}

async function studied(reviews: readonly Review[]): Promise<Studied[]> {
  const points: Studied[] = [];
  await inSlices(reviews, (review) => {
    points.push({ review, features: featuresOf(review), isRecalled: review.isRecalled });
  });
  return points;
}

const byFsrs = ({ review }: Studied) => review.predicted;

/** Learns from reviews in order, and remembers how well it predicted those it had not learnt from. */
class Learner {
  /** The last correction, where the next search begins. */
  #last: Correction = NO_CORRECTION;
  /** What the first step predicted for reviews that it had not learnt from. */
  readonly #foreseen: Point[] = [];
  readonly #losses = { corrected: 0, average: 0 };

  /**
   * How to predict the next reviews from those before them: by their average if that has done better so far, and as
   * FSRS does if they are too few.
   */
  async next(
    block: readonly Studied[],
    earlier: readonly Studied[],
  ): Promise<(one: Studied) => number> {
    if (earlier.length < FITTED_REVIEWS_MIN) return byFsrs;
    const correction = await this.#learnFrom(earlier);
    const isWorse = this.#losses.corrected > this.#losses.average;
    const recalled = earlier.reduce((sum, { isRecalled }) => sum + (isRecalled ? 1 : 0), 0);
    const average = recalled / earlier.length;
    const predict = ({ features }: Studied) => correctedFor(features, correction);
    await inSlices(block, (one) => {
      const { features, isRecalled } = one;
      this.#foreseen.push({ features: [1, logOddsOf(correction.weights, features)], isRecalled });
      this.#losses.corrected += lossOf({ predicted: predict(one), isRecalled });
      this.#losses.average += lossOf({ predicted: average, isRecalled });
    });
    return isWorse ? () => average : predict;
  }

  async #learnFrom(earlier: readonly Studied[]): Promise<Correction> {
    const weights = await fitLogistic(earlier, UNWEIGHTED, this.#last.weights);
    const isScaled = this.#foreseen.length >= FITTED_REVIEWS_MIN;
    const scale = isScaled
      ? await fitLogistic(this.#foreseen, UNSCALED, this.#last.scale)
      : UNSCALED;
    this.#last = { weights, scale };
    return this.#last;
  }
}

/** The weights learnt from these reviews. */
export async function fitWeights(reviews: readonly Review[]): Promise<readonly number[]> {
  return fitLogistic(await studied(reviews), UNWEIGHTED);
}

/** In the order of the weights. */
function featuresOf({
  predicted,
  stability,
  elapsed,
  repetitions,
  lapses,
}: Omit<Review, 'isRecalled'>): number[] {
  return [
    1,
    logOdds(predicted),
    Math.log(stability),
    Math.log(elapsed),
    Math.min(repetitions, COUNT_MAX),
    Math.min(lapses, COUNT_MAX),
  ];
}

/** The twentieths of the reviews, in whole days, as the indexes of their first review and the one after their last. */
function blocksOf(inOrder: readonly Studied[]): [start: number, end: number][] {
  const shares = Array.from({ length: BLOCKS }, (_, index) => index / BLOCKS);
  const starts = [...new Set(shares.map((share) => startOfDayAt(inOrder, share)))];
  return starts.map((start, index) => [start, starts[index + 1] ?? inOrder.length]);
}

/** The index of the first review of the day on which this share of all reviews was reached. */
function startOfDayAt(inOrder: readonly Studied[], share: number): number {
  let place = Math.floor(share * inOrder.length);
  const day = inOrder[place]?.review.day;
  while (place > 0 && inOrder[place - 1]?.review.day === day) place -= 1;
  return place;
}

class Mean {
  #sum = 0;
  #count = 0;

  add(value: number): void {
    this.#sum += value;
    this.#count += 1;
  }

  /** Null if nothing was added. */
  result(): number | null {
    return this.#count === 0 ? null : this.#sum / this.#count;
  }
}
