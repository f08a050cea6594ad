// What a game asks, as teachers see it (D11): the items of each objective, and the question behind an answer.
import type { YearGroup } from '#shared/years.ts';
import type { AskedItem } from './memory.ts';

/** A question that asks an item. */
export interface ItemQuestion {
  /** With light markup (kit/words/markup). */
  question: string;
  answer: string;
  /** The wrong answers by which the slip shows that was asked about. */
  wrong: readonly string[];
  /** False for one of the many questions of an item, where it is not kept which of them was asked. */
  isExact: boolean;
}

/** What a game tells of its items. */
export interface GameItems {
  /** What the rounds of a year ask; an item stands there once for each objective that its questions belong to. */
  askedIn: (year: YearGroup) => Promise<readonly AskedItem[]>;
  /** A question on an item, with a slip rather one that invites it; null for an item that the game does not ask (any more). */
  questionOf: (
    item: string,
    objective: string | null,
    slip: string | null,
  ) => Promise<ItemQuestion | null>;
  /** What a pupil does, in a teacher's words; null for a slip that no question names (any more). */
  slipText: (slip: string) => string | null;
}
