// Tables for signing in without typing (D10).
import * as pg from 'drizzle-orm/pg-core';
import { at, createdAt } from './columns.ts';
import { userId } from './users.ts';

/** Pupils' secret pictures. */
export const pupilPictures = pg.pgTable('pupil_pictures', {
  userId: userId().primaryKey(),
  /** Encrypted with a key that is not in this database. */
  sequence: pg.text().notNull(),
  createdAt: createdAt(),
});

/** Pupils' QR cards: one each. */
export const pupilCards = pg.pgTable('pupil_cards', {
  userId: userId().primaryKey(),
  secretHash: pg.text().notNull().unique('pupil_cards_secret'),
  createdAt: createdAt(),
});

/** Wrong pictures, by device and pupil: the key is an HMAC of both. */
export const pictureTries = pg.pgTable(
  'picture_tries',
  {
    key: pg.text().primaryKey(),
    failures: pg.integer().notNull(),
    /** No try is taken before; null if one is now. */
    waitUntil: at(),
    /** When the failures are forgotten. */
    expiresAt: at().notNull(),
  },
  (table) => [pg.index('picture_tries_expires').on(table.expiresAt)],
);
