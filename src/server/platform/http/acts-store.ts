// SQL of acts: answers that are given again.
import { eq, lt } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { acts } from '../db/schema.ts';

const { hash, answer, createdAt } = acts;

/**
 * Whether nobody has done this act since `earliest`. Another transaction that is doing it is waited for, and this one
 * does it if that fails.
 */
export async function beginAct(
  tx: Db,
  act: string,
  { now, earliest }: { now: Date; earliest: Date },
): Promise<boolean> {
  const rows = await tx
    .insert(acts)
    .values({ hash: act, createdAt: now })
    .onConflictDoUpdate({
      target: hash,
      set: { createdAt: now },
      setWhere: lt(createdAt, earliest),
    })
    .returning({ hash });
  return rows.length > 0;
}

export async function keepAnswer(tx: Db, act: string, sealed: string): Promise<void> {
  await tx.update(acts).set({ answer: sealed }).where(eq(hash, act));
}

/** The sealed answer; null if it has been deleted meanwhile. */
export async function findAnswer(tx: Db, act: string): Promise<string | null> {
  const [row] = await tx.select({ answer }).from(acts).where(eq(hash, act));
  return row?.answer ?? null;
}

export async function deleteActsBefore(db: Db, earliest: Date): Promise<void> {
  await db.delete(acts).where(lt(createdAt, earliest));
}
