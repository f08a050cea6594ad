// Tables of what each pupil has learnt and of their memory (D8, D9).
import * as pg from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { userId } from './users.ts';

/** A pupil's memory of an item. When the item is due follows from stability and last review and is not stored. */
const memory = () => ({
  userId: userId(),
  /** Such as 'word/island#meaning'. */
  item: pg.text().notNull(),
  /** After this many days the probability of recall is 90 %. */
  stability: pg.doublePrecision().notNull(),
  /** From 1 (easy) to 10 (difficult). */
  difficulty: pg.doublePrecision().notNull(),
  /** The whole days of the best stability ever. */
  bestStability: pg.integer().notNull(),
  /** The day of the last review, by the school's clock. */
  reviewedOn: pg.date({ mode: 'string' }).notNull(),
  /** Reviews, the first one included. */
  repetitions: pg.integer().notNull(),
  /** How often it was forgotten after the first review. */
  lapses: pg.integer().notNull(),
});

/** Each pupil's memory, updated in the transaction that completes a round. */
export const itemMemories = pg.pgTable('item_memories', memory(), (table) => [
  pg.primaryKey({ columns: [table.userId, table.item] }),
]);

/**
 * Memory as it was after the answers that have since been deleted because of their age. With the remaining answers, the
 * current memory can be computed again.
 */
export const memoryCheckpoints = pg.pgTable('memory_checkpoints', memory(), (table) => [
  pg.primaryKey({ columns: [table.userId, table.item] }),
]);

/**
 * Each pupil's answers on each curriculum objective in rounds that count as learning, updated in the transaction that
 * completes a round.
 */
export const objectiveRecords = pg.pgTable(
  'objective_records',
  {
    userId: userId(),
    /** Such as 'Y3.GR.4'. */
    objective: pg.text().notNull(),
    answered: pg.integer().notNull(),
    correct: pg.integer().notNull(),
    /** How long these answers took together. */
    milliseconds: pg.bigint({ mode: 'number' }).notNull(),
    lastAnsweredAt: at().notNull(),
  },
  (table) => [pg.primaryKey({ columns: [table.userId, table.objective] })],
);

/**
 * How much of each pupil's garden has grown in each school year: it opens the journey. Kept beside the memory, so that what was found
 * stays when the memory is switched off or forgets.
 */
export const journeys = pg.pgTable(
  'journeys',
  {
    userId: userId(),
    year: pg.smallint().notNull(),
    growth: pg.integer().notNull(),
    /** The last day on which seeds were counted, by the school's clock, and how many: they count up to a number a day. */
    seedsOn: pg.date({ mode: 'string' }).notNull(),
    seeds: pg.smallint().notNull(),
  },
  (table) => [pg.primaryKey({ columns: [table.userId, table.year] })],
);
