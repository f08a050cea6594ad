// SQL of the answers that are given again.
import { eq, lt } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { keptAnswers } from '../db/schema.ts';

const { hash, answer, createdAt } = keptAnswers;

/**
 * Whether nobody has made this call since `earliest`. Another transaction that is doing it is waited for, and this one
 * does it if that fails.
 */
export async function isFirst(
  tx: Db,
  call: string,
  { now, earliest }: { now: Date; earliest: Date },
): Promise<boolean> {
  const rows = await tx
    .insert(keptAnswers)
    .values({ hash: call, createdAt: now })
    .onConflictDoUpdate({
      target: hash,
      set: { createdAt: now },
      setWhere: lt(createdAt, earliest),
    })
    .returning({ hash });
  return rows.length > 0;
}

export async function keepAnswer(tx: Db, call: string, sealed: string): Promise<void> {
  await tx.update(keptAnswers).set({ answer: sealed }).where(eq(hash, call));
}

/** The sealed answer; null if it has been deleted meanwhile. */
export async function findAnswer(tx: Db, call: string): Promise<string | null> {
  const [row] = await tx.select({ answer }).from(keptAnswers).where(eq(hash, call));
  return row?.answer ?? null;
}

export async function deleteAnswersBefore(db: Db, earliest: Date): Promise<void> {
  await db.delete(keptAnswers).where(lt(createdAt, earliest));
}
