// How a round changes a pupil's memory (D9): the one rule both for updating it and for computing it again.
import type { ReviewRating } from '#games/kit/rules/replay.ts';
import { schoolDay } from '../platform/school-day.ts';
import { monthsBefore } from '../platform/utc-day.ts';
import { reviewOn, type MemoryState } from './schedule.ts';

/** An item that was not asked for this many months is forgotten. */
const REMEMBERED_MONTHS = 24;

/** A verified round that was not rushed. Rounds are applied in the order in which they were recorded. */
export interface RatedRound {
  recordedAt: Date;
  /** When it was played, as far as is known; a device may send it later. */
  playedAt: Date;
  answers: ReadonlyArray<{ item: string; rating: ReviewRating | null }>;
}

/** A pupil's memory, by item. */
export type States = ReadonlyMap<string, MemoryState>;

/** Items last reviewed before this day are forgotten. */
export function firstRememberedDay(now: Date): string {
  return schoolDay(monthsBefore(now, REMEMBERED_MONTHS));
}

/**
 * The new states of a round's items, from the states before it. Whether an old state counts as forgotten depends on
 * when the round was recorded, so that it does not matter whether the clean-up job has run yet.
 */
export function statesAfter(before: States, { recordedAt, playedAt, answers }: RatedRound): States {
  const firstDay = firstRememberedDay(recordedAt);
  const day = schoolDay(playedAt);
  const after = new Map<string, MemoryState>();
  for (const { item, rating } of answers) {
    if (rating === null) continue;
    const state = after.get(item) ?? before.get(item);
    const remembered = state && state.reviewedOn >= firstDay ? state : null;
    after.set(item, reviewOn(remembered, rating, day));
  }
  return after;
}
