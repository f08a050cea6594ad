// Tables of classes: who teaches them and who is in them (D10).
import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { SIGN_IN_PERIODS } from '#shared/class-sign-in.ts';
import { at, createdAt, id } from './columns.ts';
import { userId } from './users.ts';

export const classes = pg.pgTable(
  'classes',
  {
    id: id(),
    name: pg.text().notNull(),
    /** Null for mixed ages: pupils play in their own year. */
    yearGroup: pg.smallint(),
    /** Such as '2026/27'. */
    schoolYear: pg.text().notNull(),
    /** Names the class page, `/c/<code>`. */
    code: pg.text().notNull().unique(),
    /** For how long the class page was last opened; null while it is closed. */
    signInOpen: pg.text({ enum: SIGN_IN_PERIODS }),
    /** When the class page closes by itself; null if it is closed or always open. */
    signInOpenUntil: at(),
    /** How many rounds the class wants to play in a week; null without a goal. */
    weekGoal: pg.smallint(),
    /** Whether Mathematics Mountain asks its pupils for typed whole numbers alone. */
    typedNumbersOnly: pg.boolean().notNull().default(false),
    archivedAt: at(),
    createdAt: createdAt(),
  },
  (table) => [pg.check('classes_year_group', sql`${table.yearGroup} between 1 and 6`)],
);

const classId = () =>
  pg
    .integer()
    .notNull()
    .references(() => classes.id, { onDelete: 'cascade' });

export const classTeachers = pg.pgTable(
  'class_teachers',
  { classId: classId(), userId: userId(), createdAt: createdAt() },
  (table) => [
    pg.primaryKey({ columns: [table.classId, table.userId] }),
    pg.index('class_teachers_user').on(table.userId),
  ],
);

/** Imports of rosters, which can be undone (D10). Deleted with their records after 30 days. */
export const imports = pg.pgTable('imports', {
  id: id(),
  /** Null for an import of the whole school. */
  classId: pg.integer().references(() => classes.id, { onDelete: 'cascade' }),
  /** Classes that it made. */
  madeClassIds: pg.integer().array().notNull(),
  createdAt: createdAt(),
  undoneAt: at(),
});

/** What an import did to one pupil. */
export const importChanges = pg.pgTable(
  'import_changes',
  {
    importId: pg
      .integer()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    userId: userId(),
    /** Whether it made the account. */
    isNew: pg.boolean().notNull(),
    /** The class that it put the pupil into; null if the pupil was in it already. */
    joinedClassId: pg.integer(),
    /** Name and year before. */
    displayName: pg.text().notNull(),
    yearGroup: pg.smallint(),
    /** Of a pupil who had left, and whom it brought back: when that was, and when the account was last kept. */
    archivedAt: at(),
    keptAt: at(),
    /** A hash of the pupil's state after the import; undoing is refused if anything has changed since. */
    leftAs: pg.text().notNull(),
  },
  (table) => [
    pg.primaryKey({ columns: [table.importId, table.userId] }),
    pg.index('import_changes_user').on(table.userId),
  ],
);

export const classPupils = pg.pgTable(
  'class_pupils',
  { classId: classId(), userId: userId(), createdAt: createdAt() },
  (table) => [
    pg.primaryKey({ columns: [table.classId, table.userId] }),
    pg.index('class_pupils_user').on(table.userId),
  ],
);

/** Owners and teachers whom an owner has named to see the whole worry list (D10). */
export const safeguardingLeads = pg.pgTable('safeguarding_leads', {
  userId: userId().primaryKey(),
  createdAt: createdAt(),
});
