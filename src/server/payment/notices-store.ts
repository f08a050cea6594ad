// SQL for payment notices and the payments they are about.
import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { NEWEST_PAGE_SIZE } from '#shared/contract/admin.ts';
import type { PaymentNotice } from '#shared/contract/owner-payments.ts';
import type { AuditKind } from '#shared/audit-kinds.ts';
import { accountPaymentState, type NoticeKind } from '#shared/payment-states.ts';
import { APPLICATION } from '../accounts/audit/event.ts';
import { recordEvent } from '../accounts/audit/store.ts';
import type { Db } from '../platform/db/database.ts';
import { paymentNotices, payments, pendingRegistrations, users } from '../platform/db/schema.ts';
import type { Aftermath } from './stripe/gateway.ts';
import type { PaymentRow } from './store.ts';

/** Creates a notice; call it in the transaction of the change it is about. */
export async function insertNotice(
  tx: Db,
  notice: typeof paymentNotices.$inferInsert & { createdAt: Date },
): Promise<void> {
  await tx.insert(paymentNotices).values(notice);
  const targetId = notice.userId ?? null;
  const detail = `£${(notice.amountPence / 100).toFixed(2)}`;
  const kind = EVENT_KINDS[notice.kind];
  await recordEvent(tx, { kind, actor: APPLICATION, targetId, detail, at: notice.createdAt });
}

/** The audit event of each notice. */
const EVENT_KINDS = {
  refunded: 'payment-refunded',
  'refund-failed': 'payment-refund-failed',
  'dispute-opened': 'payment-disputed',
  'dispute-won': 'payment-dispute-won',
  'dispute-lost': 'payment-dispute-lost',
  'payment-failed': 'payment-failed',
  'payment-refused': 'payment-refused',
  'paid-twice': 'paid-twice',
} as const satisfies Record<NoticeKind, AuditKind>;

const noticesWithPayments = (db: Db) =>
  db
    .select({
      id: paymentNotices.id,
      kind: paymentNotices.kind,
      amountPence: paymentNotices.amountPence,
      isTest: payments.isTest,
      studentId: users.id,
      displayName: users.displayName,
      isActive: users.isActive,
      wantedUsername: pendingRegistrations.username,
      createdAt: paymentNotices.createdAt,
      decision: paymentNotices.decision,
    })
    .from(paymentNotices)
    .innerJoin(payments, eq(payments.checkoutSessionId, paymentNotices.checkoutSessionId))
    .leftJoin(users, eq(users.id, paymentNotices.userId))
    .leftJoin(pendingRegistrations, eq(pendingRegistrations.id, payments.pendingRegistrationId));

type NoticeRow = Awaited<ReturnType<typeof noticesWithPayments>>[number];

function toNotice({
  studentId,
  displayName,
  isActive,
  createdAt,
  ...row
}: NoticeRow): PaymentNotice {
  const student =
    studentId === null || displayName === null || isActive === null
      ? null
      : { id: studentId, displayName, isActive };
  return { ...row, student, createdAt: createdAt.toISOString() };
}

/** A page of notices, newest first, with the total and the number of undecided ones. */
export async function findNotices(
  db: Db,
  page: number,
): Promise<{ rows: PaymentNotice[]; total: number; undecided: number }> {
  const rows = await noticesWithPayments(db)
    .orderBy(desc(paymentNotices.id))
    .limit(NEWEST_PAGE_SIZE)
    .offset((page - 1) * NEWEST_PAGE_SIZE);
  const [all] = await db
    .select({ total: count(), decided: count(paymentNotices.decision) })
    .from(paymentNotices);
  const { total = 0, decided = 0 } = all ?? {};
  return { rows: rows.map(toNotice), total, undecided: total - decided };
}

/** One notice, or null. */
export async function findNotice(db: Db, id: number): Promise<PaymentNotice | null> {
  const [row] = await noticesWithPayments(db).where(eq(paymentNotices.id, id));
  return row ? toNotice(row) : null;
}

/** Stores an owner's decision; false if there is one already. */
export async function decideNotice(
  tx: Db,
  id: number,
  decision: 'kept' | 'switched-off',
  decidedAt: Date,
): Promise<boolean> {
  const decided = await tx
    .update(paymentNotices)
    .set({ decision, decidedAt })
    .where(and(eq(paymentNotices.id, id), isNull(paymentNotices.decision)))
    .returning({ id: paymentNotices.id });
  return decided.length > 0;
}

export async function findPaymentByIntent(
  db: Db,
  paymentIntentId: string,
): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(eq(payments.paymentIntentId, paymentIntentId));
  return row ?? null;
}

/** Serialises changes to an account: two at once would each miss the other's. */
export async function lockPayer(tx: Db, userId: number | null): Promise<void> {
  if (userId === null) return;
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/** Stores the state of a payment, and the state of its account from all of its payments. */
export async function setAftermath(
  tx: Db,
  { checkoutSessionId, userId }: PaymentRow,
  aftermath: Aftermath & { paymentIntentId: string },
): Promise<void> {
  await tx.update(payments).set(aftermath).where(eq(payments.checkoutSessionId, checkoutSessionId));
  if (userId === null) return;
  const all = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.status, 'paid')))
    .orderBy(desc(payments.createdAt));
  const paymentState = accountPaymentState(all);
  await tx.update(users).set({ paymentState }).where(eq(users.id, userId));
}

/**
 * Up to `limit` PaymentIntents of payments made since `paidSince` and last reviewed before `reviewedBefore`, least
 * recently reviewed first; marks each as reviewed now.
 */
export async function claimReviews(
  db: Db,
  claim: { isTest: boolean; paidSince: Date; reviewedBefore: Date; now: Date; limit: number },
): Promise<string[]> {
  const { checkoutSessionId, status, isTest, paymentIntentId, paidAt, reviewedAt } = payments;
  const lastKnown = sql<Date>`coalesce(${reviewedAt}, ${paidAt})`.mapWith(reviewedAt);
  const due = db
    .select({ id: checkoutSessionId })
    .from(payments)
    .where(
      and(
        eq(status, 'paid'),
        eq(isTest, claim.isTest),
        isNotNull(paymentIntentId),
        gt(paidAt, claim.paidSince),
        lt(lastKnown, claim.reviewedBefore),
      ),
    )
    .orderBy(lastKnown)
    .limit(claim.limit)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(payments)
    .set({ reviewedAt: claim.now })
    .where(inArray(checkoutSessionId, due))
    .returning({ intent: paymentIntentId });
  return rows.flatMap(({ intent }) => intent ?? []);
}
