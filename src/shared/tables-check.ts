// The tables check: whom it is for, its kinds, and what a finished one says (D11).
import { z } from 'zod/mini';
import { moment } from './contract/endpoint.ts';
import { COUNTDOWN_FACTORS } from './play-settings.ts';

/** A sitting is taken once by each pupil, practice as often as they like. */
export const TABLES_CHECK_KINDS = ['sitting', 'practice'] as const;
export type TablesCheckKind = (typeof TABLES_CHECK_KINDS)[number];

/** The year whose pupils take it. */
export const TABLES_CHECK_YEAR = 4;

const answerSchema = z.object({
  /** 7 of 7 × 8. */
  table: z.int(),
  by: z.int(),
  /** What was typed; null for nothing. */
  given: z.nullable(z.int()),
  right: z.boolean(),
  ms: z.int(),
});

/** Fields of a finished check, the same for every reader. */
export const tablesResultFields = {
  finishedAt: moment,
  score: z.int(),
  of: z.int(),
  /** Questions that were not left blank; null for a result that could not be verified. */
  answered: z.nullable(z.int()),
  /** How many times the usual time was allowed; null without a clock. */
  pace: z.literal(COUNTDOWN_FACTORS),
  /** How many times it was begun before it was finished. */
  starts: z.int(),
  /** Whether replaying the moves gave this result. */
  verified: z.boolean(),
  /** Answers came faster than the questions can be read. */
  rushed: z.boolean(),
  /** Whether it ended (or if that is unknown, arrived) long after the sitting was closed. */
  late: z.boolean(),
  /**
   * In the order they were asked; empty once they have been deleted because of their age, and for an unverified result.
   */
  answers: z.array(answerSchema),
};
