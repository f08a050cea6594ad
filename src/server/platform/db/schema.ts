// Every table of the product, as PostgreSQL keeps them (embedded or on a server). Column names are snake_case of these.
import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { ACTOR_KINDS, AUDIT_KINDS } from '#shared/audit-kinds.ts';
import { AVATARS_AT_START, FIRST_AVATAR } from '#shared/avatars.ts';
import { ACCOUNT_PAYMENT_STATES, NOTICE_DECISIONS, NOTICE_KINDS } from '#shared/payment-states.ts';

const id = () => pg.integer().primaryKey().generatedAlwaysAsIdentity();
const at = () => pg.timestamp({ withTimezone: true, mode: 'date' });
const createdAt = () => at().notNull().defaultNow();
/** 10 * score / maxScore, or a sum of such. */
const outOfTen = () => pg.numeric({ precision: 24, scale: 12 });

/** Pupils and admins (spec S3). Counters change only together with the history row that changes them. */
export const users = pg.pgTable(
  'users',
  {
    id: id(),
    username: pg.text().notNull(),
    /** The username in lower case: names are unique without regard to case (D2). */
    usernameKey: pg.text().notNull().unique(),
    /** argon2id hash. */
    password: pg.text().notNull(),
    /**
     * 'checked': held against the rules for owners; 'due': nothing else can be done until another one is chosen;
     * 'unchecked': a pupil's, or an owner's from before there were rules.
     */
    passwordStatus: pg
      .text({ enum: ['unchecked', 'checked', 'due'] })
      .notNull()
      .default('unchecked'),
    /** From then on the password opens nothing any more; null for one that its owner chose. */
    passwordExpiresAt: at(),
    displayName: pg.text().notNull(),
    isAdmin: pg.boolean().notNull().default(false),
    /** 1 to 6; null until the pupil has chosen. */
    yearGroup: pg.smallint(),
    avatar: pg.text().notNull().default(FIRST_AVATAR),
    gamesCompleted: pg.integer().notNull().default(0),
    avatarsUnlocked: pg.integer().notNull().default(AVATARS_AT_START),
    /** Switched off: no session, no log-in (D5). */
    isActive: pg.boolean().notNull().default(true),
    /** Sum over this user's games of 10 * score / maxScore, so that a mean needs no scan of history. */
    scoreSum: outOfTen().notNull().default('0'),
    lastPlayedAt: at(),
    /** Registered where no money was taken: in the sandbox, or with Stripe's test keys (D3). */
    isTest: pg.boolean().notNull().default(false),
    /** What has become of the money for this account; null while nothing has (`payments`). */
    paymentState: pg.text({ enum: ACCOUNT_PAYMENT_STATES }),
    createdAt: createdAt(),
  },
  (table) => [
    pg.check('users_year_group', sql`${table.yearGroup} between 1 and 6`),
    pg.index('users_last_played').on(table.lastPlayedAt),
  ],
);

const userId = () =>
  pg
    .integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/**
 * By what usernames that look alike are found (D16). Beside the users, whose rows change with every game. A row is missing
 * or holds another username where an earlier version wrote the user: then it is computed anew.
 */
export const usernameSkeletons = pg.pgTable(
  'username_skeletons',
  {
    userId: userId().primaryKey(),
    username: pg.text().notNull(),
    skeletons: pg.text().array().notNull(),
  },
  (table) => [pg.index('username_skeletons_skeletons').using('gin', table.skeletons)],
);

/** What the pupil has chosen and earned, in one row a user (spec S3); written in the same transactions as `users`. */
export const userSettings = pg.pgTable('user_settings', {
  id: id(),
  userId: userId().unique(),
  yearGroup: pg.smallint(),
  avatar: pg.text().notNull().default(FIRST_AVATAR),
  unlockedAvatars: pg.text().array().notNull(),
  /** Only what was chosen: what is missing has its default, so that a new setting needs no migration. */
  playSettings: pg.jsonb().notNull().default({}),
});

/** Every finished game (spec S3). */
export const gameHistory = pg.pgTable(
  'game_history',
  {
    id: id(),
    userId: userId(),
    gameId: pg.text().notNull(),
    score: pg.smallint().notNull(),
    maxScore: pg.smallint().notNull().default(10),
    /** Whole seconds; null when it was not measured. */
    duration: pg.integer(),
    /** The browser's own id of this round; a repeat is recognised by it (D2). */
    playId: pg.uuid(),
    /** This was the user's nth game: what the first answer said can be said again. */
    nth: pg.integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    pg.unique('game_history_play').on(table.userId, table.playId),
    pg.unique('game_history_nth').on(table.userId, table.nth),
    pg.index('game_history_created').on(table.createdAt, table.userId),
  ],
);

/**
 * What each user has done in each game, kept by the completing transaction: a pupil's figures cost nothing as their
 * history grows.
 */
export const gameRecords = pg.pgTable(
  'game_records',
  {
    userId: userId(),
    gameId: pg.text().notNull(),
    attempts: pg.integer().notNull(),
    /** Sum of 10 * score / maxScore over the attempts, and that of the first and of the last one. */
    scoreSum: outOfTen().notNull(),
    firstScore: outOfTen().notNull(),
    lastScore: outOfTen().notNull(),
    /** Whole seconds of the attempts that were timed, and how many these are. */
    secondsSum: pg.bigint({ mode: 'number' }).notNull(),
    timed: pg.integer().notNull(),
    lastPlayedAt: at().notNull(),
  },
  (table) => [pg.primaryKey({ columns: [table.userId, table.gameId] })],
);

/** What each pupil was dealt in the last rounds of a game, newest first: a new round brings something else. */
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
 * Games that pupils played a day (UTC) and game, without those that wait in `uncounted_games`: totals cost nothing as
 * history grows. Admins' games are not in it (D1 'This week'); who becomes an admin or is deleted takes their games out.
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
 * Pupils' games that are not in the totals yet: the completing transaction writes a row of its own here, so that pupils
 * never wait for one another; a job moves the rows on. No reference to `users`: a game that was counted stays countable.
 */
export const uncountedGames = pg.pgTable(
  'uncounted_games',
  {
    userId: pg.integer().notNull(),
    /** Which game of this user's it was: none can be counted twice. */
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
    id: id(),
    userId: userId(),
    gameId: pg.text().notNull(),
    /** 1 to 5 stars. */
    rating: pg.smallint().notNull(),
    comment: pg.text(),
    /** The round that was rated; a repeat is recognised by it. */
    playId: pg.uuid(),
    createdAt: createdAt(),
  },
  (table) => [
    pg.unique('feedbacks_play').on(table.userId, table.playId),
    pg.index('feedbacks_user').on(table.userId, table.id),
    pg.index('feedbacks_created').on(table.createdAt),
  ],
);

/** Signed-in browsers (D5). Only a hash of the cookie's token is kept; the token names the user, who comes first in the key. */
export const sessions = pg.pgTable(
  'sessions',
  {
    tokenHash: pg.text().notNull(),
    userId: userId(),
    /** What the session is called when its user ends it. */
    id: pg.uuid().notNull().defaultRandom(),
    /** Browser and system, such as 'Chrome on Android'; null for a session of a build that did not write it down. */
    device: pg.text(),
    createdAt: createdAt(),
    expiresAt: at().notNull(),
    /** The last use that was written down: a few minutes of an owner, an hour of a pupil are not. */
    lastUsedAt: at(),
    /** When the password was given last; null when it never was. */
    confirmedAt: at(),
  },
  (table) => [
    pg.primaryKey({ columns: [table.userId, table.tokenHash] }),
    pg.index('sessions_expires').on(table.expiresAt),
  ],
);

/** Counters of the limiters. The key holds HMACs of names and addresses; `expire` is when the window ends. */
export const rateLimits = pg.pgTable('rate_limits', {
  key: pg.text().primaryKey(),
  points: pg.integer().notNull().default(0),
  expire: pg.timestamp({ mode: 'date' }),
});

/** Second factors of those who run the school: TOTP (RFC 6238). */
export const secondFactors = pg.pgTable('second_factors', {
  userId: userId().primaryKey(),
  /** Encrypted with a key that is not in this database. */
  secret: pg.text().notNull(),
  /** Null while it is being set up. */
  onSince: at(),
  /** The 30 seconds since 1970 of the newest code that was used: none is taken twice. */
  lastStep: pg.integer().notNull().default(0),
});

/** Codes that stand in for a second factor, each once; only hashes are kept. */
export const recoveryCodes = pg.pgTable(
  'recovery_codes',
  {
    userId: userId(),
    codeHash: pg.text().notNull(),
  },
  (table) => [pg.primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** A name and a hashed password that wait for their payment (D3). */
export const pendingRegistrations = pg.pgTable(
  'pending_registrations',
  {
    id: pg.uuid().primaryKey().defaultRandom(),
    username: pg.text().notNull(),
    usernameKey: pg.text().notNull(),
    password: pg.text().notNull(),
    createdAt: createdAt(),
    expiresAt: at().notNull(),
    /** Set when it gave up its name: to a newer registration (a payment under way still counts), or to its own account. */
    replacedAt: at(),
    /** Hash of the token of the browser that began the payment: nowhere else can it be finished (D16). */
    browserHash: pg.text(),
  },
  (table) => [
    pg
      .uniqueIndex('pending_current')
      .on(table.usernameKey)
      .where(sql`${table.replacedAt} is null`),
    pg.index('pending_expires').on(table.expiresAt),
  ],
);

/** A checkout session and what became of it (D3). */
export const payments = pg.pgTable(
  'payments',
  {
    checkoutSessionId: pg.text().primaryKey(),
    /** Kept as a plain id: the pending registration goes when it is done with, the payment stays. */
    pendingRegistrationId: pg.uuid().notNull(),
    amountPence: pg.integer().notNull(),
    currency: pg.text().notNull(),
    /** 'processing': a payment that takes days is on its way; 'failed': it did not arrive. */
    status: pg
      .text({ enum: ['open', 'processing', 'paid', 'failed', 'expired', 'refused'] })
      .notNull()
      .default('open'),
    /** No money was taken: the sandbox, or Stripe's test keys. */
    isTest: pg.boolean().notNull().default(false),
    /** Stripe's PaymentIntent, which refunds and disputes are about; null until it was paid. */
    paymentIntentId: pg.text(),
    refundedPence: pg.integer().notNull().default(0),
    /** Null while the payer's bank has not asked for the money back. */
    dispute: pg.text({ enum: ['open', 'won', 'lost'] }),
    userId: pg.integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    paidAt: at(),
    /** A checkout session signs in once; this is when it did. */
    signedInAt: at(),
  },
  (table) => [
    pg.index('payments_status').on(table.status, table.createdAt),
    pg.index('payments_pending').on(table.pendingRegistrationId),
    pg.index('payments_user').on(table.userId),
    pg.index('payments_intent').on(table.paymentIntentId),
  ],
);

/** What owners are told about money, and what they decided; nothing is switched off by itself. */
export const paymentNotices = pg.pgTable(
  'payment_notices',
  {
    id: id(),
    kind: pg.text({ enum: NOTICE_KINDS }).notNull(),
    checkoutSessionId: pg.text().notNull(),
    /** Null where there is no account (any more). */
    userId: pg.integer().references(() => users.id, { onDelete: 'set null' }),
    /** How much money it is about. */
    amountPence: pg.integer().notNull(),
    createdAt: createdAt(),
    decision: pg.text({ enum: NOTICE_DECISIONS }),
    decidedAt: at(),
  },
  (table) => [pg.index('payment_notices_user').on(table.userId)],
);

/** Webhook events that were dealt with: a second delivery changes nothing (D3). */
export const paymentEvents = pg.pgTable('payment_events', {
  id: pg.text().primaryKey(),
  type: pg.text().notNull(),
  receivedAt: createdAt(),
});

/** Checkout sessions of the sandbox that stands in for Stripe (D3): what Stripe itself would remember. */
export const sandboxCheckoutSessions = pg.pgTable('sandbox_checkout_sessions', {
  id: pg.text().primaryKey(),
  paymentIntent: pg.text().notNull(),
  productName: pg.text().notNull(),
  /** In the smallest unit of the currency. */
  amountTotal: pg.integer().notNull(),
  /** Three letters, lower case. */
  currency: pg.text().notNull(),
  clientReferenceId: pg.text(),
  successUrl: pg.text().notNull(),
  cancelUrl: pg.text(),
  isPaid: pg.boolean().notNull().default(false),
  /** A payment that takes days: on its way, or it did not arrive; null for one that was paid at once or not at all. */
  late: pg.text({ enum: ['processing', 'failed'] }),
  refundedAmount: pg.integer().notNull().default(0),
  dispute: pg.text({ enum: ['needs_response', 'won', 'lost'] }),
  createdAt: at().notNull(),
  expiresAt: at().notNull(),
});

/** Random secrets of this installation, made once and shared by all its processes. */
export const installationSecrets = pg.pgTable('installation_secrets', {
  name: pg.text().primaryKey(),
  value: pg.text().notNull(),
});

/** Contact messages, when no e-mail service is set up (D4). */
export const messages = pg.pgTable(
  'messages',
  {
    id: id(),
    /** The signed-in sender, if there was one. */
    userId: pg.integer().references(() => users.id, { onDelete: 'set null' }),
    fromName: pg.text().notNull(),
    fromEmail: pg.text(),
    message: pg.text().notNull(),
    createdAt: createdAt(),
    readAt: at(),
  },
  (table) => [pg.index('messages_created').on(table.createdAt)],
);

/** Who did what to whom. Accounts are plain numbers, never names: an entry outlives its accounts and says nothing of them then. */
export const auditLog = pg.pgTable(
  'audit_log',
  {
    id: id(),
    kind: pg.text({ enum: AUDIT_KINDS }).notNull(),
    actorKind: pg.text({ enum: ACTOR_KINDS }).notNull(),
    /** The account that acted; null for those without an account. */
    actorId: pg.integer(),
    /** The affected account, null for none; stays in the log as a number when the account is deleted. */
    targetId: pg.integer(),
    detail: pg.text(),
    requestId: pg.text(),
    /** The same for repeats that are written down once only. */
    onceKey: pg.text().unique('audit_log_once'),
    createdAt: createdAt(),
  },
  (table) => [
    pg.index('audit_log_created').on(table.createdAt),
    pg.index('audit_log_target').on(table.targetId, table.id),
    pg.index('audit_log_actor').on(table.actorId, table.id),
  ],
);

/** What the installation remembers about itself, such as that the first-start checklist was put away. */
export const installationNotes = pg.pgTable('installation_notes', {
  key: pg.text().primaryKey(),
  value: pg.text().notNull(),
});
