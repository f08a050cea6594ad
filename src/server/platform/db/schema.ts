// All tables, embedded or on a server. Column names are these in snake_case.
import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { ACTOR_KINDS, AUDIT_KINDS } from '#shared/audit-kinds.ts';
import { NOTICE_DECISIONS, NOTICE_KINDS } from '#shared/payment-states.ts';
import { at, bigId, createdAt, id } from './schema/columns.ts';
import { userId, users } from './schema/users.ts';

export * from './schema/classes.ts';
export * from './schema/memory.ts';
export * from './schema/play.ts';
export * from './schema/tables-checks.ts';
export { pupilCards, pupilPictures, schoolAccounts, schoolInvitations } from './schema/sign-in.ts';
export * from './schema/teaching.ts';
export {
  idlePupils,
  staffPlaySettings,
  users,
  userSettings,
  usernameSkeletons,
} from './schema/users.ts';
export * from './schema/word-lists.ts';

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

/** Counters of the limiters. The key holds HMACs of names and addresses; `expire` is when the window ends. */
export const rateLimits = pg.pgTable('rate_limits', {
  key: pg.text().primaryKey(),
  points: pg.integer().notNull().default(0),
  expire: pg.timestamp({ mode: 'date' }),
});

/** Answers of calls that made something, to be given again if they were lost. Nobody but the caller can open them. */
export const acts = pg.pgTable(
  'acts',
  {
    /** Of session, key, call and body. */
    hash: pg.text().primaryKey(),
    /** Encrypted with a key made of what only the caller's browser has. */
    answer: pg.text().notNull().default(''),
    createdAt: at().notNull(),
  },
  (table) => [pg.index('acts_created').on(table.createdAt)],
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

/** Pending registrations: a name and a hashed password (D3). */
export const pendingRegistrations = pg.pgTable(
  'pending_registrations',
  {
    id: pg.uuid().primaryKey().defaultRandom(),
    username: pg.text().notNull(),
    usernameKey: pg.text().notNull(),
    password: pg.text().notNull(),
    createdAt: createdAt(),
    expiresAt: at().notNull(),
    /**
     * Set when its name was released to a newer registration (a payment under way still counts), or to its own account.
     */
    replacedAt: at(),
    /** Hash of the token of the browser that began the payment, which alone can finish it (D16). */
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

/** Checkout sessions and their state (D3). */
export const payments = pg.pgTable(
  'payments',
  {
    checkoutSessionId: pg.text().primaryKey(),
    /** Not a reference, because the pending registration is deleted and the payment stays. */
    pendingRegistrationId: pg.uuid().notNull(),
    amountPence: pg.integer().notNull(),
    currency: pg.text().notNull(),
    /** 'processing': a payment that takes days is pending; 'failed': it failed. */
    status: pg
      .text({ enum: ['open', 'processing', 'paid', 'failed', 'expired', 'refused'] })
      .notNull()
      .default('open'),
    /** Whether no money was taken: the sandbox, or Stripe's test keys. */
    isTest: pg.boolean().notNull().default(false),
    /** Stripe's PaymentIntent, to which refunds and disputes refer; null until paid. */
    paymentIntentId: pg.text(),
    refundedPence: pg.integer().notNull().default(0),
    /** Null without a dispute. */
    dispute: pg.text({ enum: ['open', 'won', 'lost'] }),
    userId: pg.integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    paidAt: at(),
    /** When the provider was last asked about refunds and disputes without an event. */
    reviewedAt: at(),
    /** When the checkout was used to sign in, which is possible only once. */
    signedInAt: at(),
  },
  (table) => [
    pg.index('payments_status').on(table.status, table.createdAt),
    pg.index('payments_pending').on(table.pendingRegistrationId),
    pg.index('payments_user').on(table.userId),
    pg.index('payments_intent').on(table.paymentIntentId),
  ],
);

/** Payment notices for owners, and their decisions; nothing is switched off automatically. */
export const paymentNotices = pg.pgTable(
  'payment_notices',
  {
    id: id(),
    kind: pg.text({ enum: NOTICE_KINDS }).notNull(),
    checkoutSessionId: pg.text().notNull(),
    /** Null if there is no account, or no longer one. */
    userId: pg.integer().references(() => users.id, { onDelete: 'set null' }),
    /** The amount of money concerned. */
    amountPence: pg.integer().notNull(),
    createdAt: createdAt(),
    decision: pg.text({ enum: NOTICE_DECISIONS }),
    decidedAt: at(),
  },
  (table) => [pg.index('payment_notices_user').on(table.userId)],
);

/** Handled webhook events: a second delivery changes nothing (D3). */
export const paymentEvents = pg.pgTable('payment_events', {
  id: pg.text().primaryKey(),
  type: pg.text().notNull(),
  receivedAt: createdAt(),
});

/** The sandbox's checkout sessions (D3), which Stripe itself would store. */
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
  /** A payment that takes days: pending or failed; null for one paid at once or not at all. */
  late: pg.text({ enum: ['processing', 'failed'] }),
  refundedAmount: pg.integer().notNull().default(0),
  dispute: pg.text({ enum: ['needs_response', 'won', 'lost'] }),
  createdAt: at().notNull(),
  expiresAt: at().notNull(),
});

/** Random secrets of this installation, created once and shared by all its processes. */
export const installationSecrets = pg.pgTable('installation_secrets', {
  name: pg.text().primaryKey(),
  value: pg.text().notNull(),
});

/** Contact messages, if no e-mail service is set up (D4). */
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

/** Audit events. Accounts are plain ids, never names: an event outlives its accounts and then says nothing about them. */
export const auditLog = pg.pgTable(
  'audit_log',
  {
    id: bigId(),
    kind: pg.text({ enum: AUDIT_KINDS }).notNull(),
    actorKind: pg.text({ enum: ACTOR_KINDS }).notNull(),
    /** The account that acted; null without one. */
    actorId: pg.integer(),
    /** The affected account, null for none; stays in the log as a number when the account is deleted. */
    targetId: pg.integer(),
    detail: pg.text(),
    requestId: pg.text(),
    /** Repeats share a key, so that they are recorded once. */
    onceKey: pg.text().unique('audit_log_once'),
    createdAt: createdAt(),
  },
  (table) => [
    pg.index('audit_log_created').on(table.createdAt),
    pg.index('audit_log_target').on(table.targetId, table.id),
    pg.index('audit_log_actor').on(table.actorId, table.id),
  ],
);

/** Notes of the installation about itself, such as that the checklist was dismissed. */
export const installationNotes = pg.pgTable('installation_notes', {
  key: pg.text().primaryKey(),
  value: pg.text().notNull(),
});
