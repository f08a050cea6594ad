// SQL for the uniqueness of usernames (D16).
import { and, arrayOverlaps, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { DuplicateError } from '../../platform/database-errors.ts';
import type { Db } from '../../platform/db/database.ts';
import { users, usernameSkeletons } from '../../platform/db/schema.ts';
import { areSameUsername, skeletonsOf, usernameKey } from './same-name.ts';

/**
 * Key of the advisory lock under which usernames are assigned one at a time; the number is arbitrary but used nowhere
 * else.
 */
const USERNAMES_LOCK = 771_204_003;

const isOfUser = eq(usernameSkeletons.userId, users.id);

/** Whether an account other than `exceptId` has this name, or one that counts as the same. */
export async function isUsernameTaken(
  db: Db,
  username: string,
  exceptId?: number,
): Promise<boolean> {
  const rows = await db
    .select({ username: users.username })
    .from(users)
    .leftJoin(usernameSkeletons, isOfUser)
    .where(
      and(
        or(
          eq(users.usernameKey, usernameKey(username)),
          arrayOverlaps(usernameSkeletons.skeletons, skeletonsOf(username)),
        ),
        exceptId === undefined ? undefined : ne(users.id, exceptId),
      ),
    );
  return rows.some((other) => areSameUsername(other.username, username));
}

/**
 * Reserves a name until the end of the transaction that assigns it, so that names that count as the same are assigned
 * only once. Throws DuplicateError if the name is taken.
 */
export async function claimUsername(tx: Db, username: string, forId?: number): Promise<void> {
  await lockUsernames(tx);
  if (await isUsernameTaken(tx, username, forId)) throw new DuplicateError('The name is taken.');
}

/** Stores the skeletons of these users' names. */
export async function keepSkeletons(
  db: Db,
  names: readonly { userId: number; username: string }[],
): Promise<void> {
  if (names.length === 0) return;
  const rows = names.map(({ userId, username }) => ({ userId, skeletons: skeletonsOf(username) }));
  await db
    .insert(usernameSkeletons)
    .values(rows)
    .onConflictDoUpdate({
      target: usernameSkeletons.userId,
      set: { skeletons: sql`excluded.skeletons` },
    });
}

/** Waits until no other process assigns usernames; held to the end of the transaction. */
export async function lockUsernames(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${USERNAMES_LOCK})`);
}

/** The accounts whose usernames may be the same as one of these; `UsernameIndex` decides. */
export async function findAlikeUsernames(
  db: Db,
  names: readonly string[],
): Promise<{ id: number; username: string }[]> {
  if (names.length === 0) return [];
  return db
    .select({ id: users.id, username: users.username })
    .from(users)
    .leftJoin(usernameSkeletons, isOfUser)
    .where(
      or(
        inArray(users.usernameKey, names.map(usernameKey)),
        arrayOverlaps(usernameSkeletons.skeletons, [...new Set(names.flatMap(skeletonsOf))]),
      ),
    );
}
