// SQL of the audit log as owners read and search it.
import { alias } from 'drizzle-orm/pg-core';
import {
  and,
  count,
  desc,
  eq,
  gte,
  inArray,
  like,
  lt,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import { ACCOUNT_EVENTS, AUDIT_SENTENCES } from '#shared/audit-kinds.ts';
import { NEWEST_PAGE_SIZE, type AuditEntry } from '#shared/contract/admin.ts';
import type { AuditEventRow, AuditFilter } from '#shared/contract/audit.ts';
import type { Db } from '../../platform/db/database.ts';
import { auditLog, users } from '../../platform/db/schema.ts';
import { inTransaction, READ_ONLY } from '../../platform/db/transaction.ts';

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
