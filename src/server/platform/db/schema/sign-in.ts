// Tables for signing in without a password (D10).
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

/** School accounts that owners and teachers sign in with, as their OpenID Connect provider names them. */
export const schoolAccounts = pg.pgTable(
  'school_accounts',
  {
    userId: userId().primaryKey(),
    /**
     * The claims `iss` and `sub` (OpenID Connect Core 1.0, section 2), which identify a person for ever only together.
     */
    issuer: pg.text().notNull(),
    subject: pg.text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [pg.unique('school_accounts_identity').on(table.issuer, table.subject)],
);

/** Open invitations to link a school account: one for each account, deleted when it is used. */
export const schoolInvitations = pg.pgTable('school_invitations', {
  userId: userId().primaryKey(),
  secretHash: pg.text().notNull().unique('school_invitations_secret'),
  createdAt: createdAt(),
  expiresAt: at().notNull(),
});
