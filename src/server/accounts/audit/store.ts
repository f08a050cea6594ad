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
  isNull,
  like,
  lt,
  notInArray,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import {
  ACCOUNT_EVENTS,
  AUDIT_SENTENCES,
  READ_EVENTS,
  type AuditKind,
} from '#shared/audit-kinds.ts';
import { NEWEST_PAGE_SIZE, type AuditEntry } from '#shared/contract/admin.ts';
import type { AuditEventRow, AuditFilter } from '#shared/contract/audit.ts';
import type { Db } from '../../platform/db/database.ts';
import { auditLog, users } from '../../platform/db/schema.ts';
import { inTransaction, READ_ONLY } from '../../platform/db/transaction.ts';
import type { AuditEvent } from './event.ts';

/**
 * Records an event. Call it in the transaction of the change it describes, so that neither exists without the other.
 * See `AuditEvent` for new kinds and for what the details may contain.
 */
export async function recordEvent(tx: Db, event: AuditEvent): Promise<void> {
  await tx.insert(auditLog).values(rowOf(event));
}

/** `recordEvent` for many events at once. */
export async function recordEvents(tx: Db, events: readonly AuditEvent[]): Promise<void> {
  if (events.length > 0) await tx.insert(auditLog).values(events.map(rowOf));
}

/**
 * `recordEvent` where the time taken must not reveal whether anything is recorded: an event without a target account
 * runs the same statements, the last of which deletes it.
 */
export async function recordOfAccount(db: Db, event: AuditEvent): Promise<void> {
  const { id, targetId } = auditLog;
  await inTransaction(db, async (tx) => {
    const [row] = await tx.insert(auditLog).values(rowOf(event)).returning({ id });
    if (row) await tx.delete(auditLog).where(and(eq(id, row.id), isNull(targetId)));
  });
}

/**
 * `recordEvent` for events that may repeat: repeats by the same actor on the same account or class within `windowMs`
 * are recorded once.
 */
export async function recordOnce(tx: Db, event: AuditEvent, windowMs: number): Promise<void> {
  const { kind, actor, targetId, detail = '', at } = event;
  const window = Math.floor(at.getTime() / windowMs);
  const onceKey = [kind, actor.kind, actor.id, targetId, detail, window].join(':');
  // Checked first, because an insert that hits a conflict still uses up an id.
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

/** The current name of an account, or a pseudonym if it was deleted. */
const nameOf = (id: SQLWrapper, name: SQLWrapper) =>
  sql<
    string | null
  >`case when ${id} is not null then coalesce(${name}, 'former account ' || ${id}) end`;

const actorName = sql<string>`case ${auditLog.actorKind}
  when 'account' then ${nameOf(auditLog.actorId, actors.username)}
  when 'command-line' then 'command line'
  when 'application' then 'the application'
  else 'not signed in' end`;

/** A page of the matching events, newest first, and their total number, from one snapshot. */
async function findPage(db: Db, condition: SQL | undefined, page: number) {
  return inTransaction(
    db,
    async (tx) => {
      const rows = await select(tx, condition)
        .limit(NEWEST_PAGE_SIZE)
        .offset((page - 1) * NEWEST_PAGE_SIZE);
      const [all] = await tx
        .select({ total: count() })
        .from(auditLog)
        .leftJoin(targets, eq(targets.id, auditLog.targetId))
        .where(condition);
      return { rows: rows.map(toEvent), total: all?.total ?? 0 };
    },
    { begin: READ_ONLY },
  );
}

function select(db: Db, condition: SQL | undefined) {
  const { id, kind, actorId, targetId, detail, requestId, createdAt } = auditLog;
  return db
    .select({
      id,
      kind,
      actorName,
      actorId,
      targetId,
      detail,
      requestId,
      createdAt,
      targetName: nameOf(targetId, targets.username),
    })
    .from(auditLog)
    .leftJoin(actors, eq(actors.id, actorId))
    .leftJoin(targets, eq(targets.id, targetId))
    .where(condition)
    .orderBy(desc(id));
}

function toEvent<Row extends { createdAt: Date }>({ createdAt, ...row }: Row) {
  return { ...row, createdAt: createdAt.toISOString() };
}

/** A page of changes to accounts, newest first, and their total number. */
export async function findAuditLog(
  db: Db,
  page: number,
): Promise<{ entries: AuditEntry[]; total: number }> {
  const onAccounts = inArray(auditLog.kind, [...ACCOUNT_EVENTS]);
  const { rows, total } = await findPage(db, onAccounts, page);
  return {
    entries: rows.map(({ id, kind, detail, createdAt, actorName, targetName }) => ({
      id,
      detail,
      createdAt,
      adminName: actorName,
      targetName: targetName ?? '',
      action: AUDIT_SENTENCES[kind],
    })),
    total,
  };
}

/** Which events are searched for. */
export interface AuditSearch extends Omit<AuditFilter, 'target'> {
  /** The typed text, and a pattern for the usernames that contain it. */
  target?: { text: string; usernames: string } | undefined;
}

/** A page, counted from 1, of the events of every kind that match the filter, newest first, and their total number. */
export async function findEvents(
  db: Db,
  filter: AuditSearch,
  page: number,
): Promise<{ rows: AuditEventRow[]; total: number }> {
  return findPage(db, matches(filter), page);
}

/** All events that match the filter, newest first. */
export async function findAllEvents(db: Db, filter: AuditSearch): Promise<AuditEventRow[]> {
  return (await select(db, matches(filter))).map(toEvent);
}

function matches(filter: AuditSearch): SQL | undefined {
  const { kind, actorKind, actorId, targetId, target, from, until } = filter;
  return and(
    kind && eq(auditLog.kind, kind),
    actorKind && eq(auditLog.actorKind, actorKind),
    actorId === undefined ? undefined : eq(auditLog.actorId, actorId),
    targetId === undefined ? undefined : eq(auditLog.targetId, targetId),
    target && isAbout(target),
    from === undefined ? undefined : gte(auditLog.createdAt, new Date(from)),
    until === undefined ? undefined : lt(auditLog.createdAt, new Date(until)),
  );
}

/** The log shows a deleted account by its number, so that can be searched for as well. */
function isAbout({ text, usernames }: NonNullable<AuditSearch['target']>): SQL | undefined {
  const number = /^(?:former account )?(\d{1,9})$/i.exec(text)?.[1];
  return or(
    like(targets.usernameKey, usernames),
    number === undefined ? undefined : eq(auditLog.targetId, Number(number)),
  );
}

/** Every account that acts in the log, by name, deleted ones last. */
export async function findActors(db: Db): Promise<{ id: number; name: string }[]> {
  // A loose index scan, because few accounts have very many events.
  const ids = sql`with recursive found(id) as (
    select min(${auditLog.actorId}) from ${auditLog}
    union all
    select (select min(${auditLog.actorId}) from ${auditLog} where ${auditLog.actorId} > found.id)
    from found where found.id is not null
  ) select id from found where id is not null`;
  const id = sql<number>`found.id`;
  return db
    .select({ id, name: sql<string>`${nameOf(id, users.username)}` })
    .from(sql`(${ids}) found`)
    .leftJoin(users, eq(users.id, id))
    .orderBy(sql`${users.usernameKey} nulls last`, id);
}

/**
 * Changes to an account, newest first, for its own user. Reads by staff are left out: they may be about something that
 * a pupil has confided.
 */
export async function findEventsOf(db: Db, accountId: number) {
  const { id, kind, detail, createdAt, targetId } = auditLog;
  return db
    .select({ kind, detail, createdAt })
    .from(auditLog)
    .where(and(eq(targetId, accountId), notInArray(kind, LOOKS_OF_STAFF)))
    .orderBy(desc(id));
}

const LOOKS_OF_STAFF: AuditKind[] = [...READ_EVENTS, 'pictures-looked-up', 'pupil-copy-saved'];

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
