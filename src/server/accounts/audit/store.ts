// SQL of the audit log: what records, keeps and erases its events. Its page for owners is read by `log-store.ts`.
import { and, desc, eq, isNull, lt, notInArray } from 'drizzle-orm';
import { READ_EVENTS, type AuditKind } from '#shared/audit-kinds.ts';
import type { Db } from '../../platform/db/database.ts';
import { auditLog } from '../../platform/db/schema.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
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

const LOOKS_OF_STAFF: AuditKind[] = [
  ...READ_EVENTS,
  'message-marked',
  'message-deleted',
  'pictures-looked-up',
  'pupil-copy-saved',
];

/** Empties the details of an account's events; call it when the account is deleted. */
export async function forgetDetailsOf(tx: Db, accountId: number): Promise<void> {
  await tx.update(auditLog).set({ detail: null }).where(eq(auditLog.targetId, accountId));
}

/** Deletes events before a point in time. */
export async function deleteEventsBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(auditLog).where(lt(auditLog.createdAt, moment));
}
