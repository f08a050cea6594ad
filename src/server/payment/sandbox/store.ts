// SQL for the sandbox's checkout sessions.
import { and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/database.ts';
import { sandboxCheckoutSessions as table } from '../../platform/db/schema.ts';

export type SandboxCheckout = typeof table.$inferSelect;

export async function insertCheckout(
  db: Db,
  checkout: typeof table.$inferInsert,
): Promise<SandboxCheckout> {
  const [row] = await db.insert(table).values(checkout).returning();
  if (!row) throw new Error('The new checkout session was not returned.');
  return row;
}

export async function findCheckout(db: Db, id: string): Promise<SandboxCheckout | null> {
  const [row] = await db.select().from(table).where(eq(table.id, id));
  return row ?? null;
}

/** The checkout session that a PaymentIntent belongs to, or null. */
export async function findByIntent(db: Db, intent: string): Promise<SandboxCheckout | null> {
  const [row] = await db.select().from(table).where(eq(table.paymentIntent, intent));
  return row ?? null;
}

/** The steps of a checkout session. */
export const STEPS = [
  'pay',
  'pay-later',
  'arrive',
  'fail',
  'expire',
  'refund',
  'refund-half',
  'dispute',
  'dispute-won',
  'dispute-lost',
] as const;

export type Step = (typeof STEPS)[number];

type Change = PgUpdateSetSource<typeof table>;

/** When each step is allowed, and what it changes. */
function ruleOf(step: Step, now: Date): { when: SQL | undefined; change: Change } {
  const isOpen = and(eq(table.isPaid, false), isNull(table.late), gt(table.expiresAt, now));
  const isOnItsWay = eq(table.late, 'processing');
  const hasMoney = and(eq(table.isPaid, true), sql`${table.refundedAmount} < ${table.amountTotal}`);
  const isDisputed = eq(table.dispute, 'needs_response');
  const half = sql`least(${table.amountTotal}, ${table.refundedAmount} + ${table.amountTotal} / 2)`;
  switch (step) {
    case 'pay':
      return { when: isOpen, change: { isPaid: true } };
    case 'pay-later':
      return { when: isOpen, change: { late: 'processing' } };
    case 'arrive':
      return { when: isOnItsWay, change: { isPaid: true, late: null } };
    case 'fail':
      return { when: isOnItsWay, change: { late: 'failed' } };
    case 'expire':
      return { when: isOpen, change: { expiresAt: now } };
    case 'refund':
      return { when: hasMoney, change: { refundedAmount: sql`${table.amountTotal}` } };
    case 'refund-half':
      return { when: hasMoney, change: { refundedAmount: half } };
    case 'dispute':
      return { when: and(hasMoney, isNull(table.dispute)), change: { dispute: 'needs_response' } };
    case 'dispute-won':
      return { when: isDisputed, change: { dispute: 'won' } };
    case 'dispute-lost':
      return { when: isDisputed, change: { dispute: 'lost' } };
  }
}

/** Takes a step and returns the updated session; null if the session is unknown or the step is not allowed. */
export async function takeStep(
  db: Db,
  id: string,
  step: Step,
  now: Date,
): Promise<SandboxCheckout | null> {
  const { when, change } = ruleOf(step, now);
  const [row] = await db
    .update(table)
    .set(change)
    .where(and(eq(table.id, id), when))
    .returning();
  return row ?? null;
}
