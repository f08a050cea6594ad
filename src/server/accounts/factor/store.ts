// SQL of second factors.
import { and, count, eq, isNotNull, isNull, lt, not, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { recoveryCodes, secondFactors } from '../../platform/db/schema.ts';

export interface SecondFactor {
  secret: string;
  isOn: boolean;
}

/** A user's second factor, on or being set up; null for none. */
export async function findFactor(db: Db, userId: number): Promise<SecondFactor | null> {
  const [row] = await db
    .select({ secret: secondFactors.secret, onSince: secondFactors.onSince })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId));
  return row ? { secret: row.secret, isOn: row.onSince !== null } : null;
}

/** `findFactor` with the row locked until the transaction ends. */
export async function lockFactor(tx: Db, userId: number): Promise<SecondFactor | null> {
  const [row] = await tx
    .select({ secret: secondFactors.secret, onSince: secondFactors.onSince })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .for('update');
  return row ? { secret: row.secret, isOn: row.onSince !== null } : null;
}

/** Stores a new secret, replacing one that was never turned on; false if a factor is on. */
export async function beginFactor(db: Db, userId: number, secret: string): Promise<boolean> {
  const rows = await db
    .insert(secondFactors)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret },
      setWhere: isNull(secondFactors.onSince),
    })
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/** Turns on the factor with this secret; false if it is gone. Uses up `step`. */
export async function turnOnFactor(
  tx: Db,
  userId: number,
  { secret, step, now }: { secret: string; step: number; now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(secondFactors)
    .set({ onSince: now, lastStep: step })
    .where(
      and(
        eq(secondFactors.userId, userId),
        eq(secondFactors.secret, secret),
        isNull(secondFactors.onSince),
      ),
    )
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/** Uses up the code of a step; false if it or a later one has been used. */
export async function takeStep(db: Db, userId: number, step: number): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(
      and(
        eq(secondFactors.userId, userId),
        isNotNull(secondFactors.onSince),
        lt(secondFactors.lastStep, step),
      ),
    )
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/** Uses up a recovery code; false if there is no such code. */
export async function takeRecoveryCode(db: Db, userId: number, codeHash: string): Promise<boolean> {
  const isCode = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash));
  const rows = await db
    .delete(recoveryCodes)
    .where(isCode)
    .returning({ codeHash: recoveryCodes.codeHash });
  return rows.length > 0;
}

/** Replaces all recovery codes; stores hashes. */
export async function replaceRecoveryCodes(
  tx: Db,
  userId: number,
  hashes: readonly string[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return row?.left ?? 0;
}

/** Deletes a user's second factor and recovery codes; returns whether one was on. */
export async function deleteFactor(tx: Db, userId: number): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const rows = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ onSince: secondFactors.onSince });
  return rows.some(({ onSince }) => onSince !== null);
}

/** How many secrets were encrypted with a key other than the one with this id, or with any key if it is null. */
export async function countForeignSecrets(db: Db, mark: string | null): Promise<number> {
  const isOwn = sql`starts_with(${secondFactors.secret}, ${mark ?? ''})`;
  const [row] = await db
    .select({ foreign: count() })
    .from(secondFactors)
    .where(and(isNotNull(secondFactors.onSince), mark === null ? undefined : not(isOwn)));
  return row?.foreign ?? 0;
}
