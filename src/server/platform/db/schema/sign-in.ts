// Tables of sessions, and of the ways to sign in beside a password (D5, D10).
import * as pg from 'drizzle-orm/pg-core';
import { at, createdAt } from './columns.ts';
import { userId } from './users.ts';

/**
 * Sessions (D5). Only a hash of the cookie's token is stored; the token includes the user's id, the first part of the
 * key.
 */
export const sessions = pg.pgTable(
  'sessions',
  {
    tokenHash: pg.text().notNull(),
    userId: userId(),
    /** The session's public id, with which its user can end it. */
    id: pg.uuid().notNull().defaultRandom(),
    /** Browser and system, such as 'Chrome on Android'. */
    device: pg.text().notNull(),
    createdAt: createdAt(),
    expiresAt: at().notNull(),
    /** The last recorded use; recorded every few minutes for owners and teachers, every hour for pupils. */
    lastUsedAt: at().notNull(),
    /** When the password was last given; null if never. */
    confirmedAt: at(),
    /** Begun on a class page or by a card on a shared device, so that it ends after 30 idle minutes (D10). */
    onClassPage: pg.boolean().notNull().default(false),
  },
  (table) => [
    pg.primaryKey({ columns: [table.userId, table.tokenHash] }),
    pg.index('sessions_expires').on(table.expiresAt),
  ],
);

/** Second factors of owners and teachers: TOTP (RFC 6238). */
export const secondFactors = pg.pgTable('second_factors', {
  userId: userId().primaryKey(),
  /** Encrypted with a key that is not in this database. */
  secret: pg.text().notNull(),
  /** Null while it is being set up. */
  onSince: at(),
  /** The step (30 seconds since 1970) of the last used code; none is accepted twice. */
  lastStep: pg.integer().notNull().default(0),
});

/** Recovery codes, each valid once; only hashes are stored. */
export const recoveryCodes = pg.pgTable(
  'recovery_codes',
  {
    userId: userId(),
    codeHash: pg.text().notNull(),
  },
  (table) => [pg.primaryKey({ columns: [table.userId, table.codeHash] })],
);

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
