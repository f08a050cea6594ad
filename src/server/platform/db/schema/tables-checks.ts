// Tables of the tables check (D11). A check is not a game: it is not in the history and changes no counter of games.
import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { TABLES_CHECK_KINDS } from '#shared/tables-check.ts';
import { classes } from './classes.ts';
import { answersColumn } from './answers.ts';
import { at, bigId, id } from './columns.ts';
import { userId } from './users.ts';

/** Checks that teachers have opened for a class. */
export const tablesChecks = pg.pgTable(
  'tables_checks',
  {
    id: id(),
    classId: pg
      .integer()
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    kind: pg.text({ enum: TABLES_CHECK_KINDS }).notNull(),
    openedAt: at().notNull(),
    /** Null while it is open. */
    closedAt: at(),
  },
  (table) => [
    pg.index('tables_checks_class').on(table.classId),
    pg
      .uniqueIndex('tables_checks_open')
      .on(table.classId, table.kind)
      .where(sql`${table.closedAt} is null`),
  ],
);

/** Checks that pupils have begun or finished. */
export const tablesResults = pg.pgTable(
  'tables_results',
  {
    id: bigId(),
    userId: userId(),
    /** Null when the class has been deleted; the pupil's own result stays. */
    checkId: pg.integer().references(() => tablesChecks.id, { onDelete: 'set null' }),
    /** The finished deal, or until then the newest one. */
    dealId: pg.uuid().notNull(),
    /** How often it was begun: a reload begins again, with other questions. */
    starts: pg.smallint().notNull().default(1),
    startedAt: at().notNull(),
    /** The pupil's countdown factor; null without a clock. */
    pace: pg.smallint(),
    /** When it was recorded; null until then. */
    finishedAt: at(),
    score: pg.smallint(),
    /** Questions that were not left blank; null if not verified. */
    answered: pg.smallint(),
    verified: pg.boolean().notNull().default(false),
    rushed: pg.boolean().notNull().default(false),
    /** The questions in order, 708 for 7 × 8; deleted after the retention period, as are the next two. */
    facts: pg.smallint().array(),
    /** What was typed for each; -1 for nothing. */
    given: pg.integer().array(),
    /** The answers by item, as in `game_history`. */
    answers: answersColumn(),
    /** When it was played by the device's clock; null if that is unknown or impossible. */
    playedAt: at(),
    /** How many games the pupil had finished before it; memory is computed in this order. */
    afterNth: pg.integer(),
    /** Whether it counts for the pupil's memory: not if it was rushed, or from before memory was last switched. */
    isRemembered: pg.boolean().notNull().default(false),
  },
  (table) => [
    pg.unique('tables_results_deal').on(table.userId, table.dealId),
    pg
      .uniqueIndex('tables_results_under_way')
      .on(table.checkId, table.userId)
      .where(sql`${table.finishedAt} is null`),
    pg.index('tables_results_check').on(table.checkId),
  ],
);
