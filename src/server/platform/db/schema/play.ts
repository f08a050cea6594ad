// Tables of what is dealt, played, answered and rated.
import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { answersColumn } from './answers.ts';
import { at, bigId, createdAt, endOf, hourOf, outOfTen } from './columns.ts';
import { userId, users } from './users.ts';

/**
 * All finished games (spec S3). A row with its indexes takes most of the space of a game, so each index must be worth
 * it.
 */
export const gameHistory = pg.pgTable(
  'game_history',
  {
    /** The public id, which is never used for looking up. */
    id: pg.bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: userId(),
    gameId: pg.text().notNull(),
    score: pg.smallint().notNull(),
    maxScore: pg.smallint().notNull().default(10),
    /** Whole seconds; null when it was not measured. */
    duration: pg.integer(),
    /** The id of the round's deal, or the browser's own for a round without one; it identifies repeats (D2). */
    playId: pg.uuid(),
    /** The number among the user's games, so that a repeated request gets the first answer. */
    nth: pg.integer().notNull(),
    createdAt: createdAt(),
    /** When the round ended by the device's clock; null if that is unknown or impossible. */
    playedAt: at(),
    /** Replaying the moves of a deal gave this result (D8); false for a result that only the browser has reported. */
    verified: pg.boolean().notNull().default(false),
    /** Answers came faster than the questions can be read (D8): the round does not count as learning. */
    rushed: pg.boolean().notNull().default(false),
    /**
     * The answers of a verified round, by item. Null if there are none, and once they are past their retention period.
     */
    answers: answersColumn(),
  },
  (table) => [
    pg.primaryKey({ columns: [table.userId, table.nth] }),
    pg.unique('game_history_play').on(table.userId, table.playId),
    // By the hour: PostgreSQL stores equal keys of an index once, so that an entry takes a third of the space.
    pg.index('game_history_hour').on(hourOf(table.createdAt)),
    // A history is ordered by time of playing, which differs from the order of recording if a device was offline.
    pg.index('game_history_end').on(table.userId, endOf(table), table.nth),
  ],
);

/**
 * Each user's record in each game, updated in the transaction that completes a game, so that a pupil's figures cost the
 * same for any length of history.
 */
export const gameRecords = pg.pgTable(
  'game_records',
  {
    userId: userId(),
    gameId: pg.text().notNull(),
    attempts: pg.integer().notNull(),
    /** Sum of 10 * score / maxScore over all attempts, and its values for the first and the last one. */
    scoreSum: outOfTen().notNull(),
    firstScore: outOfTen().notNull(),
    lastScore: outOfTen().notNull(),
    /** Total whole seconds of the timed attempts, and their number. */
    secondsSum: pg.bigint({ mode: 'number' }).notNull(),
    timed: pg.integer().notNull(),
    lastPlayedAt: at().notNull(),
    /** Rounds that count as learning: verified and not rushed (D8). */
    learningRounds: pg.integer().notNull().default(0),
    /** Verified rounds that were rushed; the other attempts are unverified. */
    rushedRounds: pg.integer().notNull().default(0),
  },
  (table) => [pg.primaryKey({ columns: [table.userId, table.gameId] })],
);

/** The keys that sign deals (D8). The newest one that is not retired signs; all of them verify. */
export const roundKeys = pg.pgTable('round_keys', {
  /** The name in deals. */
  name: pg.text().primaryKey(),
  /** Encrypted, if there is a key, with one that is not in this database. */
  secret: pg.text().notNull(),
  createdAt: createdAt(),
  retiredAt: at(),
});

/** The items dealt to each pupil in the last rounds of a game, newest first, which new rounds avoid. */
export const dealtItems = pg.pgTable(
  'dealt_items',
  {
    userId: userId(),
    gameId: pg.text().notNull(),
    itemIds: pg.text().array().notNull(),
  },
  (table) => [pg.primaryKey({ columns: [table.userId, table.gameId] })],
);

/**
 * Pupils' games by day (UTC) and game, without those in `uncounted_games`, so that totals cost the same for any length
 * of history. Owners' games are not included (D1 'This week'); promoting or deleting a pupil subtracts their games.
 */
export const gameTotals = pg.pgTable(
  'game_totals',
  {
    day: pg.date({ mode: 'string' }).notNull(),
    gameId: pg.text().notNull(),
    played: pg.integer().notNull(),
    /** Sum of 10 * score / maxScore over these games. */
    scoreSum: outOfTen().notNull(),
  },
  (table) => [pg.primaryKey({ columns: [table.day, table.gameId] })],
);

/**
 * Pupils' games that are not in the totals yet. Each completing transaction inserts its own row, so that pupils never
 * wait for one another, and a job adds them up. No reference to `users`: a game stays counted after its account is
 * deleted.
 */
export const uncountedGames = pg.pgTable(
  'uncounted_games',
  {
    userId: pg.integer().notNull(),
    /** The number among the user's games, so that none is counted twice. */
    nth: pg.integer().notNull(),
    day: pg.date({ mode: 'string' }).notNull(),
    gameId: pg.text().notNull(),
    /** 10 * score / maxScore. */
    score: outOfTen().notNull(),
  },
  (table) => [pg.primaryKey({ columns: [table.userId, table.nth] })],
);

/** Ratings and comments on games (spec S3). */
export const feedbacks = pg.pgTable(
  'feedbacks',
  {
    id: bigId(),
    userId: userId(),
    gameId: pg.text().notNull(),
    /** 1 to 5 stars. */
    rating: pg.smallint().notNull(),
    comment: pg.text(),
    /** Whether contact data was taken out of the comment (D10); null without a comment. */
    masked: pg.boolean(),
    /** When a grown-up marked the comment as read. */
    readAt: at(),
    /** The rated round, which identifies repeats. */
    playId: pg.uuid(),
    createdAt: createdAt(),
  },
  (table) => [
    pg.unique('feedbacks_play').on(table.userId, table.playId),
    pg.index('feedbacks_user').on(table.userId, table.id),
    pg.index('feedbacks_created').on(table.createdAt),
  ],
);

/** Comments that may tell of a worry (D10): the worry list, which pupils' copies of their data leave out. */
export const commentWorries = pg.pgTable(
  'comment_worries',
  {
    feedbackId: pg
      .bigint({ mode: 'number' })
      .primaryKey()
      .references(() => feedbacks.id, { onDelete: 'cascade' }),
    /** Who wrote the comment. */
    userId: userId(),
    createdAt: createdAt(),
    /** Null while nobody has acknowledged it. */
    acknowledgedAt: at(),
    acknowledgedBy: pg.integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    pg.index('comment_worries_user').on(table.userId),
    pg
      .index('comment_worries_open')
      .on(table.feedbackId)
      .where(sql`${table.acknowledgedAt} is null`),
  ],
);
