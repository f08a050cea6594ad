// Tables of teachers' own words (D11).
import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { RECORDING_FORMATS } from '#shared/recordings.ts';
import { at, bytes, createdAt, id } from './columns.ts';
import { userId, users } from './users.ts';

export const wordLists = pg.pgTable(
  'word_lists',
  {
    id: id(),
    /** Its maker; null once that account is deleted and the list is still shared or set as work. */
    madeBy: pg.integer().references(() => users.id, { onDelete: 'set null' }),
    /** Pupils can read it. */
    name: pg.text().notNull(),
    /** The year that its words are for. */
    yearGroup: pg.smallint().notNull(),
    /** Whether all teachers of the installation may use it. */
    isShared: pg.boolean().notNull().default(false),
    createdAt: createdAt(),
    changedAt: at().notNull(),
  },
  (table) => [
    pg.check('word_lists_year_group', sql`${table.yearGroup} between 1 and 6`),
    pg.index('word_lists_made_by').on(table.madeBy),
  ],
);

export const listWords = pg.pgTable(
  'list_words',
  {
    /** Identifies the word in rounds and in pupils' memory. */
    id: id(),
    listId: pg
      .integer()
      .notNull()
      .references(() => wordLists.id, { onDelete: 'cascade' }),
    /** Its place in the list, from 1. */
    position: pg.smallint().notNull(),
    /** In small letters, but for a capital that is meant. */
    word: pg.text().notNull(),
    /** The teacher's definition; null without one. */
    definition: pg.text(),
    /** A sentence to dictate the word in, with `___` in its place; null without one. */
    sentence: pg.text(),
  },
  (table) => [pg.uniqueIndex('list_words_list_word').on(table.listId, table.word)],
);

/** Words in a teacher's own voice (D11): deleted with the word, and with the account of whoever speaks. */
export const wordRecordings = pg.pgTable(
  'word_recordings',
  {
    wordId: pg
      .integer()
      .primaryKey()
      .references(() => listWords.id, { onDelete: 'cascade' }),
    /** Whose voice it is. */
    userId: userId(),
    format: pg.text({ enum: RECORDING_FORMATS }).notNull(),
    audio: bytes().notNull(),
    recordedAt: at().notNull(),
  },
  (table) => [pg.index('word_recordings_user').on(table.userId)],
);
