// What a game asks, as teachers see it (D11): the items of each objective, and the question behind an answer.
import type { YearGroup } from '#shared/years.ts';
import type { AskedItem } from './memory.ts';
import type { Random } from './random.ts';

/** The slip that stands for whatever a child typed that is not near the answer (D18). */
export const SOMETHING_ELSE = 'something else';

/** A question that asks an item. */
export interface ItemQuestion {
  /** Contains light markup (kit/words/markup). */
  question: string;
  answer: string;
  /** The wrong answers that show the requested slip. */
  wrong: readonly string[];
  /** False if the item has many questions and the one asked is not recorded. */
  isExact: boolean;
  /** What the pupil reads after each wrong answer; null for any wrong answer without its own. Absent where there is nothing. */
  reasons?: readonly { given: string | null; reason: string }[];
  /** What the pupil reads after any answer: a rule, or a way to the answer. */
  rule?: string;
  /** The start of a round of this question alone; absent for an item that the game asks no more. */
  start?: () => unknown;
}

/** A game's items, described for teachers. */
export interface GameItems {
  /** The items of a year's rounds; an item is listed once for each objective of its questions. */
  askedIn: (year: YearGroup) => Promise<readonly AskedItem[]>;
  /** The items of an objective that only rounds without a clock ask, where others are asked with one. */
  withoutClock?: (objective: string) => readonly string[];
  /**
   * A question on an item, given a slip preferably one that invites it; null for an item the game does not ask (any
   * more). Where there are many, the same one at each call, or with `random` any of them.
   */
  questionOf: (
    item: string,
    objective: string | null,
    slip: string | null,
    random?: Random,
  ) => Promise<ItemQuestion | null>;
  /** Describes a slip in a teacher's words; null if no question names it (any more). */
  slipText: (slip: string) => string | null;
  /**
   * Whether the slips are what pupils typed. A child can write anything, so a class's mistakes show only those that at
   * least two pupils made (D18).
   */
  areSlipsTyped?: boolean;
}
