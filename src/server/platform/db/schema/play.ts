// Tables of what is dealt, played, answered and rated.
import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { answersColumn } from './answers.ts';
import { at, bigId, createdAt, endOf, hourOf, outOfTen } from './columns.ts';
import { userId, users } from './users.ts';

/**
 * All finished games (spec S3). With its indexes a row takes most of the space that a game costs: each index has to be
 * worth it.
 */
export const gameHistory = pg.pgTable(
  'game_history',
  {
    /** Its public id, by which nothing is looked up. */
    id: pg.bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: userId(),
    gameId: pg.text().notNull(),
    score: pg.smallint().notNull(),
    maxScore: pg.smallint().notNull().default(10),
    /** Whole seconds; null when it was not measured. */
    duration: pg.integer(),
    /** The round's id from the browser, which identifies repeats (D2). */
    playId: pg.uuid(),
    /** The number among the user's games, with which a repeated request can be answered as the first one was. */
    nth: pg.integer().notNull(),
    /** When it was recorded. */
    createdAt: createdAt(),
    /** When the round ended by the device's clock; null if that is unknown or impossible. */
    playedAt: at(),
    /** Replaying the moves of a deal gave this result (D8); false for a result that only the browser has reported. */
    verified: pg.boolean().notNull().default(false),
    /** Answers came faster than the questions can be read (D8): the round does not count as learning. */
    rushed: pg.boolean().notNull().default(false),
    /** What a verified round says about its items. Null if that is nothing, and when it is as old as the installation allows. */
    answers: answersColumn(),
  },
  (table) => [
    pg.primaryKey({ columns: [table.userId, table.nth] }),
    pg.unique('game_history_play').on(table.userId, table.playId),
    // By the hour: PostgreSQL stores equal keys of an index once, so that an entry takes a third of the space.
    pg.index('game_history_hour').on(hourOf(table.createdAt)),
    // A history is in the order of playing, which is not that of recording where a device was without a network.
    pg.index('game_history_end').on(table.userId, endOf(table), table.nth),
  ],
);

/**
 * Each user's record in each game, updated by the completing transaction, so that a pupil's figures cost the same
 * however long the history.
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
    /** Verified rounds that were rushed; the rest of the attempts is unverified. */
    rushedRounds: pg.integer().notNull().default(0),
  },
  (table) => [pg.primaryKey({ columns: [table.userId, table.gameId] })],
);

/** The keys that deals are signed with (D8). The newest one that is not retired signs; all of them are believed. */
export const roundKeys = pg.pgTable('round_keys', {
  /** As deals name it. */
  name: pg.text().primaryKey(),
  /** Encrypted with a key that is not in this database, where there is one. */
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
 * Pupils' games by day (UTC) and game, without those in `uncounted_games`, so that totals cost the same however long
 * the history. Owners' games are not included (D1 'This week'); promoting or deleting a pupil subtracts their games.
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
 * Pupils' games that are not in the totals yet: each completing transaction inserts a row of its own, so that pupils
 * never wait for one another, and a job adds them up. No reference to `users`: a game stays counted after its account
 * is deleted.
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

/** Comments that may tell of a worry (D10): the worry list, and what pupils' copies leave out. */
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
