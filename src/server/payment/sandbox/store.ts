// SQL of the sandbox's checkout sessions.
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { sandboxCheckoutSessions as table } from '../../db/schema.ts';

export type SandboxCheckout = typeof table.$inferSelect;

/** Keeps a new checkout session. */
export async function insertCheckout(
  db: Db,
  checkout: typeof table.$inferInsert,
): Promise<SandboxCheckout> {
  const [row] = await db.insert(table).values(checkout).returning();
  if (!row) throw new Error('The new checkout session was not returned.');
  return row;
}

/** The checkout session of this id, or null. */
export async function findCheckout(db: Db, id: string): Promise<SandboxCheckout | null> {
  const [row] = await db.select().from(table).where(eq(table.id, id));
  return row ?? null;
}

/** Marks an open session as paid and gives it back; null when it is unknown, expired or was paid before. */
export async function payCheckout(db: Db, id: string, now: Date): Promise<SandboxCheckout | null> {
  const [row] = await db
    .update(table)
    .set({ isPaid: true })
    .where(and(eq(table.id, id), eq(table.isPaid, false), gt(table.expiresAt, now)))
    .returning();
  return row ?? null;
}

/** Ends an open session now and gives it back; null when it is unknown, expired or paid. */
export async function expireCheckout(
  db: Db,
  id: string,
  now: Date,
): Promise<SandboxCheckout | null> {
  const [row] = await db
    .update(table)
    .set({ expiresAt: now })
    .where(and(eq(table.id, id), eq(table.isPaid, false), gt(table.expiresAt, now)))
    .returning();
  return row ?? null;
}
