// Tables of what teachers act on (D11).
import * as pg from 'drizzle-orm/pg-core';
import { classes } from './classes.ts';
import { at, createdAt, id } from './columns.ts';
import { userId, users } from './users.ts';
import { wordLists } from './word-lists.ts';

/** Work that a teacher has set for a class or some of its pupils: of a game, an objective, own words, or what is due. */
export const setWork = pg.pgTable(
  'set_work',
  {
    id: id(),
    classId: pg
      .integer()
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    /** It is for the class in this year only, so that it ends when the class moves up. */
    schoolYear: pg.text().notNull(),
    /** Null for whichever games can ask it. */
    gameId: pg.text(),
    objective: pg.text(),
    /** A list of own words. */
    wordsId: pg.integer().references(() => wordLists.id, { onDelete: 'cascade' }),
    isDue: pg.boolean().notNull(),
    /** For whoever is in the class; otherwise for those who have a row in `work_pupils`. */
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

/** How far a pupil is with set work; missing while a pupil has done nothing of what is for the whole class. */
export const workPupils = pg.pgTable(
  'work_pupils',
  {
    workId: pg
      .integer()
      .notNull()
      .references(() => setWork.id, { onDelete: 'cascade' }),
    userId: userId(),
    /** Rounds recorded for it, no more than there are to play. */
    done: pg.smallint().notNull().default(0),
    /** Of these the rushed ones (D8). */
    rushed: pg.smallint().notNull().default(0),
    lastDoneAt: at(),
  },
  (table) => [
    pg.primaryKey({ columns: [table.workId, table.userId] }),
    pg.index('work_pupils_user').on(table.userId),
  ],
);
