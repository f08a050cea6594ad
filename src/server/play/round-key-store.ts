// SQL for the keys that sign deals.
import { and, desc, isNull, lt, ne } from 'drizzle-orm';
import type { Db } from '../platform/db/database.ts';
import { roundKeys } from '../platform/db/schema.ts';

export type RoundKeyRow = typeof roundKeys.$inferSelect;

/** All keys, signing ones first, newest first. */
export function findRoundKeys(db: Db): Promise<RoundKeyRow[]> {
  const { retiredAt, createdAt, name } = roundKeys;
  return db
    .select()
    .from(roundKeys)
    .orderBy(desc(isNull(retiredAt)), desc(createdAt), name);
}

export async function insertRoundKey(
  db: Db,
  key: Pick<RoundKeyRow, 'name' | 'secret' | 'createdAt'>,
): Promise<void> {
  await db.insert(roundKeys).values(key);
}

/** Adds a signing key; earlier keys only verify. */
export async function replaceRoundKeys(
  db: Db,
  key: Pick<RoundKeyRow, 'name' | 'secret' | 'createdAt'>,
): Promise<void> {
  await db
    .update(roundKeys)
    .set({ retiredAt: key.createdAt })
    .where(and(isNull(roundKeys.retiredAt), ne(roundKeys.name, key.name)));
  await insertRoundKey(db, key);
}

/** Deletes keys that were retired before this time. */
export async function deleteRoundKeys(db: Db, retiredBefore: Date): Promise<void> {
  await db.delete(roundKeys).where(lt(roundKeys.retiredAt, retiredBefore));
}
