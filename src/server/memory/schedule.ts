// When an item should be asked again (D9): FSRS-6, as the package ts-fsrs computes it. No other file imports the package.
import { computeDecayFactor, FSRSAlgorithm, Rating, type Grade } from 'ts-fsrs';
import type { ReviewRating } from '#games/kit/rules/replay.ts';
import { schoolDay } from '../platform/school-day.ts';
import { dayAfter, daysBetween } from '../platform/utc-day.ts';

/**
 * The recall at which an item becomes due. 0.9 is the default of FSRS and of Anki: a higher one costs many more
 * reviews, and with a lower one children fail too often to stay encouraged
 * (https://docs.ankiweb.net/deck-options.html#desired-retention).
 */
export const REQUEST_RETENTION = 0.9;

/** A pupil's memory of one item. */
export interface MemoryState {
  /** After this many days the probability of recall is 90 %. */
  stability: number;
  /** From 1 (easy) to 10 (difficult). */
  difficulty: number;
  /** The whole days of the best stability ever. */
  bestStability: number;
  /** The day of the last review by the school's clock. FSRS counts in days: the time of day would change nothing. */
  reviewedOn: string;
  /** Reviews, the first one included. */
  repetitions: number;
  /** How often it was forgotten after the first review. */
  lapses: number;
}

/** The part that predicts recall. */
export type Trace = Pick<MemoryState, 'stability' | 'reviewedOn'>;

const GRADES: Record<ReviewRating, Grade> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
};

/** No steps within a day and no fuzz: items are due on a day, and computing again gives the same result. */
const algorithm = new FSRSAlgorithm({
  request_retention: REQUEST_RETENTION,
  enable_fuzz: false,
  enable_short_term: true,
  learning_steps: [],
  relearning_steps: [],
});

/**
 * The state after a review; `state` is null for a new item. A review that arrives late, from before the last review,
 * counts as if on that day.
 */
export function review(state: MemoryState | null, rating: ReviewRating, at: Date): MemoryState {
  return reviewOn(state, rating, schoolDay(at));
}

/** `review`, given the day. */
export function reviewOn(
  state: MemoryState | null,
  rating: ReviewRating,
  today: string,
): MemoryState {
  const grade = GRADES[rating];
  const { stability, difficulty } = algorithm.next_state(
    state,
    state ? daysSince(state, today) : 0,
    grade,
  );
  const isLapse = state !== null && rating === 'again';
  return {
    stability,
    difficulty,
    bestStability: Math.max(state?.bestStability ?? 0, Math.floor(stability)),
    reviewedOn: laterDay(state?.reviewedOn, today),
    repetitions: (state?.repetitions ?? 0) + 1,
    lapses: (state?.lapses ?? 0) + (isLapse ? 1 : 0),
  };
}

/** The predicted probability of recall, 0 to 1. */
export function recall(state: Trace, at: Date): number {
  return recallAfter(daysSince(state, schoolDay(at)), state);
}

/** The forgetting curve: recall after some days is `(1 + factor * days / stability) ** decay`. */
export const FORGETTING = computeDecayFactor(algorithm.parameters.w);

/** `recall`, given the whole days since the last review. */
export function recallAfter(days: number, { stability }: Pick<Trace, 'stability'>): number {
  return (1 + (FORGETTING.factor * days) / stability) ** FORGETTING.decay;
}

/** Whether an item is due this many days after its last review. */
export function isDueAfter(days: number, { stability }: Pick<Trace, 'stability'>): boolean {
  return days >= algorithm.next_interval(stability, 0);
}

/** The day on which an item should be asked again: the next day at the earliest. */
export function dueOn({ stability, reviewedOn }: Trace): string {
  return dayAfter(reviewedOn, algorithm.next_interval(stability, 0));
}

function daysSince({ reviewedOn }: Trace, today: string): number {
  return Math.max(0, daysBetween(reviewedOn, today));
}

function laterDay(day: string | undefined, other: string): string {
  return day !== undefined && day > other ? day : other;
}
