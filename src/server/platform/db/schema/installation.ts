// Tables of the installation as a whole: its log, its secrets and limits, and what visitors write to it.
import * as pg from 'drizzle-orm/pg-core';
import { ACTOR_KINDS, AUDIT_KINDS } from '#shared/audit-kinds.ts';
import { at, bigId, createdAt, id } from './columns.ts';
import { users } from './users.ts';

/** Counters of the limiters. The key holds HMACs of names and addresses; `expire` is when the window ends. */
export const rateLimits = pg.pgTable('rate_limits', {
  key: pg.text().primaryKey(),
  points: pg.integer().notNull().default(0),
  expire: pg.timestamp({ mode: 'date' }),
});

/** Answers of calls that made something, to be given again if they were lost. Nobody but the caller can open them. */
export const keptAnswers = pg.pgTable(
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
