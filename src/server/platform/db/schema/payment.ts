// Tables of registrations that are paid for.
import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { NOTICE_DECISIONS, NOTICE_KINDS } from '#shared/payment-states.ts';
import { at, createdAt, id } from './columns.ts';
import { users } from './users.ts';

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
    /** When its name was released to a newer registration (a payment under way still counts), or to its own account. */
    releasedAt: pg.timestamp('replaced_at', { withTimezone: true, mode: 'date' }),
    /** Hash of the token of the browser that opened the checkout last, which alone is signed in by it (D16). */
    browserHash: pg.text(),
  },
  (table) => [
    pg
      .uniqueIndex('pending_current')
      .on(table.usernameKey)
      .where(sql`${table.releasedAt} is null`),
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
