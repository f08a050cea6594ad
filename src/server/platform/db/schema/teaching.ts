// Tables of teaching (D11).
import * as pg from 'drizzle-orm/pg-core';
import { classes } from './classes.ts';
import { at, createdAt, id } from './columns.ts';
import { TOGETHER_PICTURES } from '#shared/together.ts';
import { userId, users } from './users.ts';
import { wordLists } from './word-lists.ts';

/** Work that a teacher has set for a class or some of its pupils: a game, an objective, own words, what is due, or rounds to think through. */
export const setWork = pg.pgTable(
  'set_work',
  {
    id: id(),
    classId: pg
      .integer()
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    /** Only for this year of the class, so that it ends when the class moves up. */
    schoolYear: pg.text().notNull(),
    /** Null for any game that can ask it. */
    gameId: pg.text(),
    objective: pg.text(),
    /** A list of own words. */
    wordsId: pg.integer().references(() => wordLists.id, { onDelete: 'cascade' }),
    isDue: pg.boolean().notNull(),
    /** Rounds to think through (D17). */
    isThink: pg.boolean().notNull(),
    /** For all pupils of the class, or only those with a row in `work_pupils`. */
    isForAll: pg.boolean().notNull(),
    /** The first and the last day, by the school's clock. */
    fromDay: pg.date({ mode: 'string' }).notNull(),
    untilDay: pg.date({ mode: 'string' }),
    /** How many rounds each pupil is to play. */
    rounds: pg.smallint().notNull(),
    setBy: pg.integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    pg.index('set_work_class').on(table.classId),
    pg.index('set_work_set_by').on(table.setBy),
  ],
);

/** A pupil's progress with set work; missing while a pupil has done nothing of work for the whole class. */
export const workPupils = pg.pgTable(
  'work_pupils',
  {
    workId: pg
      .integer()
      .notNull()
      .references(() => setWork.id, { onDelete: 'cascade' }),
    userId: userId(),
    /** Rounds recorded for it, up to the set number. */
    done: pg.smallint().notNull().default(0),
    /** How many of these were rushed (D8). */
    rushed: pg.smallint().notNull().default(0),
    lastDoneAt: at(),
  },
  (table) => [
    pg.primaryKey({ columns: [table.workId, table.userId] }),
    pg.index('work_pupils_user').on(table.userId),
  ],
);

/** Minutes in which a class makes one picture grow. How far it grows is counted from the history of games. */
export const togethers = pg.pgTable(
  'togethers',
  {
    id: id(),
    classId: pg
      .integer()
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    picture: pg.text({ enum: TOGETHER_PICTURES }).notNull(),
    startedAt: at().notNull(),
    endsAt: at().notNull(),
    /** How many rounds make the picture full. */
    roundsToFull: pg.smallint().notNull(),
    /** How many made it grow; null while late ones are waited for. Later, pupils have left and games are gone. */
    rounds: pg.smallint(),
  },
  (table) => [pg.index('togethers_class').on(table.classId, table.endsAt)],
);
