// Tables of what each pupil has learnt and remembers (D8, D9).
import * as pg from 'drizzle-orm/pg-core';
import { bytes } from './columns.ts';
import { userId } from './users.ts';

/**
 * What each pupil has learnt, updated by the completing transaction. One row a pupil: with one for each item and objective, a quiz wrote
 * some seventeen and cost nearly twice a plain completion.
 */
export const learningRecords = pg.pgTable('learning_records', {
  userId: userId().primaryKey(),
  /**
   * What the pupil remembers of each item, packed (`packed-learning.ts`). When an item is due follows from stability and last review
   * and is not stored.
   */
  memories: bytes().notNull(),
  /** Answers, right answers and time on each curriculum objective, packed. */
  objectives: bytes().notNull(),
  /** No item was last reviewed before this day; null without any. */
  reviewedSince: pg.date({ mode: 'string' }),
});

/**
 * What each pupil remembered after the answers that have been deleted with age, packed in the same way: from this and the answers that
 * are left, the memory can be computed again.
 */
export const memoryCheckpoints = pg.pgTable('memory_checkpoints', {
  userId: userId().primaryKey(),
  memories: bytes().notNull(),
});
