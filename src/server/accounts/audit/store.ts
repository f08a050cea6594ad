// SQL of the audit log.
import { alias } from 'drizzle-orm/pg-core';
import {
  and,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  lt,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import { ACCOUNT_EVENTS, AUDIT_SENTENCES } from '#shared/audit-kinds.ts';
import { NEWEST_PAGE_SIZE, type AuditEntry } from '#shared/contract/admin.ts';
import type { AuditEventRow, AuditFilter } from '#shared/contract/audit.ts';
import type { Db } from '../../platform/db/database.ts';
import { auditLog, users } from '../../platform/db/schema.ts';
import type { AuditEvent } from './event.ts';

/**
 * Records an event. Call it in the transaction of the change it describes, so that neither exists without the other.
 * See `AuditEvent` for new kinds and for what the details may contain.
 */
export async function recordEvent(tx: Db, event: AuditEvent): Promise<void> {
  await tx.insert(auditLog).values(rowOf(event));
}

/**
 * The same for events that may repeat: repeats by the same actor on the same account within `windowMs` are recorded
 * once.
 */
export async function recordOnce(tx: Db, event: AuditEvent, windowMs: number): Promise<void> {
  const { kind, actor, targetId, at } = event;
  const window = Math.floor(at.getTime() / windowMs);
  const onceKey = [kind, actor.kind, actor.id, targetId, window].join(':');
  // Checked first, because an insert that hits a conflict uses up an id.
  const known = await tx
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(eq(auditLog.onceKey, onceKey));
  if (known.length > 0) return;
  await tx
    .insert(auditLog)
    .values({ ...rowOf(event), onceKey })
    .onConflictDoNothing();
}

function rowOf({ kind, actor, targetId, detail, at }: AuditEvent): typeof auditLog.$inferInsert {
  const { kind: actorKind, id: actorId, requestId } = actor;
  return { kind, actorKind, actorId, requestId, targetId, detail, createdAt: at };
}

const actors = alias(users, 'actors');
const targets = alias(users, 'targets');

/** The current name of an account; a deleted one gets a pseudonym. */
const nameOf = (id: SQLWrapper, name: SQLWrapper) =>
  sql<
    string | null
  >`case when ${id} is not null then coalesce(${name}, 'former account ' || ${id}) end`;

const actorName = sql<string>`case ${auditLog.actorKind}
  when 'account' then ${nameOf(auditLog.actorId, actors.username)}
  when 'command-line' then 'command line'
  when 'application' then 'the application'
  else 'not signed in' end`;

/** A page of changes to accounts, newest first, and their total number. */
export async function findAuditLog(
  db: Db,
  page: number,
): Promise<{ entries: AuditEntry[]; total: number }> {
  const { id, kind, detail, createdAt } = auditLog;
  const onAccounts = inArray(kind, [...ACCOUNT_EVENTS]);
  const rows = await db
    .select({
      ...{ id, kind, detail, createdAt },
      adminName: actorName,
      targetName: sql<string>`coalesce(${nameOf(auditLog.targetId, targets.username)}, '')`,
    })
    .from(auditLog)
    .leftJoin(actors, eq(actors.id, auditLog.actorId))
    .leftJoin(targets, eq(targets.id, auditLog.targetId))
    .where(onAccounts)
    .orderBy(desc(id))
    .limit(NEWEST_PAGE_SIZE)
    .offset((page - 1) * NEWEST_PAGE_SIZE);
  const [all] = await db.select({ total: count() }).from(auditLog).where(onAccounts);
  return {
    entries: rows.map(({ kind, createdAt, ...row }) => ({
      ...row,
      action: AUDIT_SENTENCES[kind],
      createdAt: createdAt.toISOString(),
    })),
    total: all?.total ?? 0,
  };
}

/** Events of every kind that match the filter, newest first: all of them, or one page, counted from 1. */
export async function findEvents(
  db: Db,
  filter: AuditFilter,
  page?: number,
): Promise<AuditEventRow[]> {
  const { id, kind, actorId, targetId, detail, requestId, createdAt } = auditLog;
  const query = db
    .select({
      ...{ id, kind, actorName, actorId, targetId, detail, requestId, createdAt },
      targetName: nameOf(targetId, targets.username),
    })
    .from(auditLog)
    .leftJoin(actors, eq(actors.id, actorId))
    .leftJoin(targets, eq(targets.id, targetId))
    .where(matches(filter))
    .orderBy(desc(id));
  const rows = await (page === undefined
    ? query
    : query.limit(NEWEST_PAGE_SIZE).offset((page - 1) * NEWEST_PAGE_SIZE));
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
}

/** How many events match the filter. */
export async function countEvents(db: Db, filter: AuditFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(auditLog).where(matches(filter));
  return row?.total ?? 0;
}

function matches({ kind, actorId, targetId, from, until }: AuditFilter): SQL | undefined {
  return and(
    kind && eq(auditLog.kind, kind),
    actorId === undefined ? undefined : eq(auditLog.actorId, actorId),
    targetId === undefined ? undefined : eq(auditLog.targetId, targetId),
    from === undefined ? undefined : gte(auditLog.createdAt, new Date(from)),
    until === undefined ? undefined : lt(auditLog.createdAt, new Date(until)),
  );
}

/** Changes to an account, newest first, for its own user. */
export async function findEventsOf(db: Db, accountId: number) {
  const { id, kind, detail, createdAt, targetId } = auditLog;
  return db
    .select({ kind, detail, createdAt })
    .from(auditLog)
    .where(eq(targetId, accountId))
    .orderBy(desc(id));
}

/** Empties the details of an account's events; call it when the account is deleted. */
export async function forgetDetailsOf(tx: Db, accountId: number): Promise<void> {
  await tx.update(auditLog).set({ detail: null }).where(eq(auditLog.targetId, accountId));
}

/** The accounts deleted after a point in time, oldest first: a backup made then still contains them. */
export async function findDeletedSince(
  db: Db,
  since: Date,
): Promise<{ accountId: number; at: Date }[]> {
  const { kind, createdAt, targetId, id } = auditLog;
  const rows = await db
    .select({ accountId: targetId, at: createdAt })
    .from(auditLog)
    .where(and(eq(kind, 'account-deleted'), gt(createdAt, since)))
    .orderBy(id);
  return rows.flatMap(({ accountId, at }) => (accountId === null ? [] : [{ accountId, at }]));
}

/** Deletes events before a point in time. */
export async function deleteEventsBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(auditLog).where(lt(auditLog.createdAt, moment));
}
