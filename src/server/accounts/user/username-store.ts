// SQL of who has which username (D16).
import { and, arrayOverlaps, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { DuplicateError } from '../../platform/database-errors.ts';
import type { Db } from '../../platform/db/database.ts';
import { users, usernameSkeletons } from '../../platform/db/schema.ts';
import { areSameUsername, skeletonsOf, usernameKey } from './same-name.ts';

/** Key of the advisory lock under which names are given out, one at a time; any number that nobody else uses. */
const USERNAMES_LOCK = 771_204_003;
const ROWS_AT_ONCE = 1000;

/** The skeletons of a user's name as it is now. */
const isOfUser = and(
  eq(usernameSkeletons.userId, users.id),
  eq(usernameSkeletons.username, users.username),
);

/** Whether another account than `exceptId` has this name, or one that is the same. */
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
          isNull(usernameSkeletons.userId),
        ),
        exceptId === undefined ? undefined : ne(users.id, exceptId),
      ),
    );
  return rows.some((other) => areSameUsername(other.username, username));
}

/**
 * Holds a name until the transaction ends, in which an account gets it: of two names that are the same, only one is given
 * out. Throws DuplicateError when the name is taken.
 */
export async function claimUsername(tx: Db, username: string, forId?: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${USERNAMES_LOCK})`);
  if (await isUsernameTaken(tx, username, forId)) throw new DuplicateError('The name is taken.');
}

/** Keeps by what the names of these users are found. */
export async function keepSkeletons(
  db: Db,
  names: readonly { userId: number; username: string }[],
): Promise<void> {
  if (names.length === 0) return;
  const rows = names.map((name) => ({ ...name, skeletons: skeletonsOf(name.username) }));
  await db
    .insert(usernameSkeletons)
    .values(rows)
    .onConflictDoUpdate({
      target: usernameSkeletons.userId,
      set: { username: sql`excluded.username`, skeletons: sql`excluded.skeletons` },
    });
}

/** Computes what earlier versions did not keep. */
export async function fillSkeletons(db: Db): Promise<void> {
  let filled = ROWS_AT_ONCE;
  while (filled === ROWS_AT_ONCE) filled = await fillSome(db);
}

async function fillSome(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ userId: users.id, username: users.username })
      .from(users)
      .leftJoin(usernameSkeletons, isOfUser)
      .where(isNull(usernameSkeletons.userId))
      .orderBy(users.id)
      .limit(ROWS_AT_ONCE)
      // Nobody is deleted in between.
      .for('key share', { of: users, skipLocked: true });
    await keepSkeletons(tx, rows);
    return rows.length;
  });
}
