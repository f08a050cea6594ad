// SQL of pending registrations, payments and events.
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { User } from '#shared/contract/auth.ts';
import type { Db } from '../platform/db/database.ts';
import { paymentEvents, payments, pendingRegistrations, users } from '../platform/db/schema.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { publicUserColumns, toUser, usernameKey } from '../accounts/user/store.ts';

export type Pending = typeof pendingRegistrations.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;
export type PaymentStatus = PaymentRow['status'];

/** States that are not final. */
export const UNDER_WAY: PaymentStatus[] = ['open', 'processing'];

/** The pending registration for a name; null if there is none or its 24 hours are over. */
export async function findPending(db: Db, username: string, now: Date): Promise<Pending | null> {
  const [row] = await db
    .select()
    .from(pendingRegistrations)
    .where(
      and(
        eq(pendingRegistrations.usernameKey, usernameKey(username)),
        isNull(pendingRegistrations.releasedAt),
        gt(pendingRegistrations.expiresAt, now),
      ),
    );
  return row ?? null;
}

/** Extends a registration, and takes over the latest spelling of its name. */
export async function extendPending(
  db: Db,
  id: string,
  { username, expiresAt }: { username: string; expiresAt: Date },
): Promise<void> {
  await db
    .update(pendingRegistrations)
    .set({ username, expiresAt })
    .where(eq(pendingRegistrations.id, id));
}

/**
 * Stores a registration in the place of any other for the same name; returns its id. The replaced one is kept until it
 * expires, for a payment that is under way.
 */
export async function replacePending(
  db: Db,
  pending: { username: string; password: string; createdAt: Date; expiresAt: Date },
): Promise<string> {
  const key = usernameKey(pending.username);
  return inTransaction(db, async (tx) => {
    // Serialises changes for each name: two at once would both find nothing to replace.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${key}))`);
    await tx
      .update(pendingRegistrations)
      .set({ releasedAt: pending.createdAt })
      .where(
        and(eq(pendingRegistrations.usernameKey, key), isNull(pendingRegistrations.releasedAt)),
      );
    const [row] = await tx
      .insert(pendingRegistrations)
      .values({ ...pending, usernameKey: key })
      .returning({ id: pendingRegistrations.id });
    if (!row) throw new Error('The new registration was not returned.');
    return row.id;
  });
}

/** Deletes expired registrations, except those with a payment under way. */
export async function forgetPending(db: Db, now: Date, openSince: Date): Promise<void> {
  const underWay = db
    .select({ id: payments.checkoutSessionId })
    .from(payments)
    .where(
      and(
        eq(payments.pendingRegistrationId, pendingRegistrations.id),
        inArray(payments.status, UNDER_WAY),
        gt(payments.createdAt, openSince),
      ),
    );
  await db
    .delete(pendingRegistrations)
    .where(and(lt(pendingRegistrations.expiresAt, now), notExists(underWay)));
}

/** Stores a checkout unless it is stored already. */
export async function insertPayment(db: Db, payment: typeof payments.$inferInsert): Promise<void> {
  await db.insert(payments).values(payment).onConflictDoNothing();
}

export async function findPayment(db: Db, checkoutId: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payments).where(eq(payments.checkoutSessionId, checkoutId));
  return row ?? null;
}

/** The newest payment of a registration that is under way, or null. */
export async function findPaymentUnderWay(db: Db, pendingId: string): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.pendingRegistrationId, pendingId), inArray(payments.status, UNDER_WAY)))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return row ?? null;
}

/** Unfinished checkouts begun since then, oldest first. */
export async function listOpenPayments(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .select({ id: payments.checkoutSessionId })
    .from(payments)
    .where(and(inArray(payments.status, UNDER_WAY), gt(payments.createdAt, since)))
    .orderBy(payments.createdAt);
  return rows.map(({ id }) => id);
}

/** A registration, locked until the transaction ends; null if it is gone. */
export async function lockPending(tx: Db, id: string): Promise<Pending | null> {
  const [row] = await tx
    .select()
    .from(pendingRegistrations)
    .where(eq(pendingRegistrations.id, id))
    .for('update');
  return row ?? null;
}

/** A payment, locked until the transaction ends. */
export async function lockPayment(tx: Db, checkoutId: string): Promise<PaymentRow | null> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(eq(payments.checkoutSessionId, checkoutId))
    .for('update');
  return row ?? null;
}

/** The account created from a registration by any of its payments; null if there is none. */
export async function findUserIdOf(tx: Db, pendingId: string): Promise<number | null> {
  const [row] = await tx
    .select({ userId: payments.userId })
    .from(payments)
    .where(and(eq(payments.pendingRegistrationId, pendingId), isNotNull(payments.userId)))
    .limit(1);
  return row?.userId ?? null;
}

/** Stores the state of an unpaid payment. */
export async function setPaymentStatus(
  tx: Db,
  checkoutId: string,
  status: Exclude<PaymentStatus, 'open' | 'paid'>,
): Promise<void> {
  await tx.update(payments).set({ status }).where(eq(payments.checkoutSessionId, checkoutId));
}

export async function markPaid(
  tx: Db,
  checkoutId: string,
  paid: { userId: number; paidAt: Date; paymentIntentId: string | null },
): Promise<void> {
  await tx
    .update(payments)
    .set({ status: 'paid', ...paid })
    .where(eq(payments.checkoutSessionId, checkoutId));
}

export async function releasePending(
  tx: Db,
  id: string,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .update(pendingRegistrations)
    .set({ releasedAt: now, expiresAt })
    .where(eq(pendingRegistrations.id, id));
}

export async function keepPendingUntil(tx: Db, id: string, expiresAt: Date): Promise<void> {
  await tx.update(pendingRegistrations).set({ expiresAt }).where(eq(pendingRegistrations.id, id));
}

/** Stores which browser is paying for a registration, replacing an earlier one. */
export async function setBrowser(db: Db, pendingId: string, browserHash: string): Promise<void> {
  await db
    .update(pendingRegistrations)
    .set({ browserHash })
    .where(eq(pendingRegistrations.id, pendingId));
}

/**
 * Uses up the one sign-in of a payment made after `paidAfter`, in the browser that opened its checkout last; returns whether it was
 * still available.
 */
export async function claimSignIn(
  db: Db,
  checkoutId: string,
  { now, paidAfter, browserHash }: { now: Date; paidAfter: Date; browserHash: string },
): Promise<boolean> {
  const begunHere = db
    .select({ id: pendingRegistrations.id })
    .from(pendingRegistrations)
    .where(eq(pendingRegistrations.browserHash, browserHash));
  const claimed = await db
    .update(payments)
    .set({ signedInAt: now })
    .where(
      and(
        eq(payments.checkoutSessionId, checkoutId),
        isNull(payments.signedInAt),
        gt(payments.paidAt, paidAfter),
        inArray(payments.pendingRegistrationId, begunHere),
      ),
    )
    .returning({ id: payments.checkoutSessionId });
  return claimed.length > 0;
}

export interface PaidAccount {
  user: User;
  isActive: boolean;
  /** The requested name; null once the registration is deleted. */
  wantedUsername: string | null;
}

/** The account of a payment; null if there is none any more, or never was. */
export async function findPaidAccount(db: Db, checkoutId: string): Promise<PaidAccount | null> {
  const [row] = await db
    .select({
      ...publicUserColumns,
      isActive: users.isActive,
      wantedUsername: pendingRegistrations.username,
    })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .leftJoin(pendingRegistrations, eq(pendingRegistrations.id, payments.pendingRegistrationId))
    .where(eq(payments.checkoutSessionId, checkoutId));
  if (!row) return null;
  return { user: toUser(row), isActive: row.isActive, wantedUsername: row.wantedUsername };
}

export interface UnpaidRegistration {
  passwordHash: string;
  status: 'processing' | 'failed';
}

/** The newest registration under a name whose payment is pending or has failed; null for none. */
export async function findUnpaidRegistration(
  db: Db,
  username: string,
): Promise<UnpaidRegistration | null> {
  const [row] = await db
    .select({ passwordHash: pendingRegistrations.password, status: payments.status })
    .from(pendingRegistrations)
    .innerJoin(payments, eq(payments.pendingRegistrationId, pendingRegistrations.id))
    .where(eq(pendingRegistrations.usernameKey, usernameKey(username)))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  if (row?.status !== 'processing' && row?.status !== 'failed') return null;
  return { passwordHash: row.passwordHash, status: row.status };
}

/** Notes that the provider's event is handled, so that a repeat of it does nothing. */
export async function noteHandled(
  db: Db,
  { id, type }: { id: string; type: string },
  receivedAt: Date,
): Promise<void> {
  await db.insert(paymentEvents).values({ id, type, receivedAt }).onConflictDoNothing();
}

/** Whether an event has been handled. */
export async function isEventKnown(db: Db, id: string): Promise<boolean> {
  const [row] = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(eq(paymentEvents.id, id));
  return row !== undefined;
}
