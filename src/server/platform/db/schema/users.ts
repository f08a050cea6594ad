// Tables of users and their choices.
import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { FIRST_AVATAR } from '#shared/avatars.ts';
import { ACCOUNT_PAYMENT_STATES } from '#shared/payment-states.ts';
import { HELP_NAMES } from '#shared/play-settings.ts';
import { ROLES } from '#shared/roles.ts';
import { nameOrder } from '../name-order.ts';
import { at, createdAt, id, outOfTen } from './columns.ts';

/** Pupils, teachers and owners (spec S3, D10). Counters change only together with the history row that changes them. */
export const users = pg.pgTable(
  'users',
  {
    id: id(),
    username: pg.text().notNull(),
    /** The username in lower case: names are unique without regard to case (D2). */
    usernameKey: pg.text().notNull().unique(),
    /** argon2id hash. */
    password: pg.text().notNull(),
    /** 'due': must be changed before anything else; 'none': a teacher has no password and signs in with a school account. */
    passwordStatus: pg
      .text({ enum: ['chosen', 'due', 'none'] })
      .notNull()
      .default('chosen'),
    /** When the password expires; null for one chosen by its user. */
    passwordExpiresAt: at(),
    displayName: pg.text().notNull(),
    role: pg.text({ enum: ROLES }).notNull().default('pupil'),
    yearGroup: pg.smallint(),
    avatar: pg.text().notNull().default(FIRST_AVATAR),
    gamesCompleted: pg.integer().notNull().default(0),
    /** Switched off: no session, no log-in (D5). */
    isActive: pg.boolean().notNull().default(true),
    /** Sum over this user's games of 10 * score / maxScore, so that a mean needs no scan of history. */
    scoreSum: outOfTen().notNull().default('0'),
    lastPlayedAt: at(),
    /** When a pupil left with their class, which switched the account off (D10). Null while the pupil has not left. */
    archivedAt: at(),
    /**
     * The last school year for which the year group was moved up, such as '2026/27', so that no pupil moves up twice
     * (D10).
     */
    movedUpFor: pg.text(),
    /** When an owner last kept the account although nobody plays with it; it counts like having played (D10). */
    keptAt: at(),
    /** Registered where no money was taken: in the sandbox, or with Stripe's test keys (D3). */
    isTest: pg.boolean().notNull().default(false),
    /** The state of the account's payment; null if nothing is wrong (`payments`). */
    paymentState: pg.text({ enum: ACCOUNT_PAYMENT_STATES }),
    createdAt: createdAt(),
  },
  (table) => [
    pg.check('users_year_group', sql`${table.yearGroup} between 1 and 6`),
    pg.index('users_last_played').on(table.lastPlayedAt),
    // A page of all pupils is read without putting all of them in order.
    pg.index('users_by_name').on(table.role, sql`(${nameOrder(table.displayName)})`, table.id),
  ],
);

/** The user that a row belongs to; it is deleted with them. */
export const userId = () =>
  pg
    .integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Pupils who have not played for a long time, and are deleted after a period of notice (D10). */
export const idlePupils = pg.pgTable('idle_pupils', {
  userId: userId().primaryKey(),
  listedAt: at().notNull(),
  /** How many days the pupil has been on the list. Days are counted because a server that is off shows no list. */
  daysListed: pg.smallint().notNull(),
  /** The last of these days (UTC). */
  lastListedOn: pg.date({ mode: 'string' }).notNull(),
});

/** Finds usernames that look alike (D16). A separate table, because rows of users change with every game. */
export const usernameSkeletons = pg.pgTable(
  'username_skeletons',
  {
    userId: userId().primaryKey(),
    skeletons: pg.text().array().notNull(),
  },
  (table) => [pg.index('username_skeletons_skeletons').using('gin', table.skeletons)],
);

/** Settings for each user's play, one row for each user (spec S3). */
export const userSettings = pg.pgTable('user_settings', {
  userId: userId().primaryKey(),
  /** Only the chosen ones; missing values get their defaults, so that a new setting needs no migration. */
  playSettings: pg.jsonb().notNull().default({}),
  /** The number of the first game that counts for the pupil's memory (D9); null while it is switched off. */
  memoryFrom: pg.integer().default(1),
});

/** Help with playing that staff have set for a pupil, who can choose more of it and not less. */
export const staffPlaySettings = pg.pgTable(
  'staff_play_settings',
  {
    userId: userId(),
    name: pg.text({ enum: HELP_NAMES }).notNull(),
    /** How much, as `helpOf` counts it. */
    help: pg.smallint().notNull(),
    setBy: pg.integer().references(() => users.id, { onDelete: 'set null' }),
    setAt: at().notNull(),
  },
  (table) => [
    pg.primaryKey({ columns: [table.userId, table.name] }),
    pg.index('staff_play_settings_set_by').on(table.setBy),
  ],
);
