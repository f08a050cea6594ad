// SQL for pupils who have not played for a long time (D10).
import { and, asc, eq, gte, lte, ne, notInArray, sql } from 'drizzle-orm';
import { nameOrder } from '../platform/db/name-order.ts';
import type { Db } from '../platform/db/database.ts';
import { idlePupils, tablesResults, users } from '../platform/db/schema.ts';

/** When the pupil last began or finished a tables check, which is not a game; null if never. */
const lastChecked = sql`(
  select max(coalesce(${tablesResults.finishedAt}, ${tablesResults.startedAt})) from ${tablesResults}
  where ${tablesResults.userId} = ${users.id})`;

/** The last game or tables check; null without any. */
const lastPlayed = sql`greatest(${users.lastPlayedAt}, ${lastChecked})`;

const countsFrom = sql`greatest(${lastPlayed}, ${users.createdAt}, ${users.keptAt})`;

/** Pupils who joined, last played or took a tables check, and were last kept, before `idleSince`. */
const areIdle = (idleSince: Date) =>
  and(eq(users.role, 'pupil'), lte(countsFrom, idleSince.toISOString()));

const idsOfIdle = (db: Db, idleSince: Date) =>
  db.select({ id: users.id }).from(users).where(areIdle(idleSince));

/**
 * Updates the list and counts a day (UTC) for everybody on it, once a day however often it is called. Whoever was listed
 * under a clock that was ahead counts as listed now.
 */
export async function listIdle(tx: Db, idleSince: Date, now: Date, today: string): Promise<void> {
  // A pupil who has played since being listed starts again, even long ago while the server was off.
  const stillListed = tx
    .select({ id: idlePupils.userId })
    .from(idlePupils)
    .innerJoin(users, eq(users.id, idlePupils.userId))
    .where(and(areIdle(idleSince), lte(countsFrom, idlePupils.listedAt)));
  await tx.delete(idlePupils).where(notInArray(idlePupils.userId, stillListed));
  await tx
    .update(idlePupils)
    .set({
      daysListed: sql`${idlePupils.daysListed} + (${idlePupils.lastListedOn} < ${today})::int`,
      listedAt: sql`least(${idlePupils.listedAt}, ${now.toISOString()}::timestamptz)`,
      lastListedOn: today,
    })
    .where(ne(idlePupils.lastListedOn, today));
  const fresh = await idsOfIdle(tx, idleSince);
  if (fresh.length === 0) return;
  const listed = { listedAt: now, daysListed: 0, lastListedOn: today };
  await tx
    .insert(idlePupils)
    .values(fresh.map(({ id }) => ({ userId: id, ...listed })))
    .onConflictDoNothing();
}

/** Listed pupils whose notice has passed, both by counted days and by the clock. */
export async function findOverdue(
  db: Db,
  { listedBefore, noticeDays }: { listedBefore: Date; noticeDays: number },
): Promise<number[]> {
  const rows = await db
    .select({ userId: idlePupils.userId })
    .from(idlePupils)
    .where(and(gte(idlePupils.daysListed, noticeDays), lte(idlePupils.listedAt, listedBefore)))
    .orderBy(asc(idlePupils.userId));
  return rows.map(({ userId }) => userId);
}

/**
 * Whether the pupil is still idle. The account is locked first, which waits for a game or check that is being recorded;
 * only a statement after that sees it.
 */
export async function lockIfIdle(tx: Db, userId: number, idleSince: Date): Promise<boolean> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), areIdle(idleSince)));
  return rows.length > 0;
}

/** Listed pupils who are still idle, longest listed first. */
export async function findListed(db: Db, idleSince: Date) {
  const { id, username, displayName, avatar, yearGroup, archivedAt } = users;
  return db
    .select({
      id,
      username,
      displayName,
      avatar,
      yearGroup,
      lastPlayedAt: lastPlayed.mapWith((text: string): Date | null => new Date(text)),
      archivedAt,
      listedAt: idlePupils.listedAt,
      daysListed: idlePupils.daysListed,
    })
    .from(idlePupils)
    .innerJoin(users, eq(users.id, idlePupils.userId))
    .where(areIdle(idleSince))
    .orderBy(asc(idlePupils.listedAt), asc(nameOrder(displayName)), asc(id));
}

/** Takes a pupil off the list for another period; false if they are not listed. */
export async function keep(tx: Db, userId: number, at: Date): Promise<boolean> {
  const rows = await tx
    .delete(idlePupils)
    .where(eq(idlePupils.userId, userId))
    .returning({ userId: idlePupils.userId });
  if (rows.length === 0) return false;
  await tx.update(users).set({ keptAt: at }).where(eq(users.id, userId));
  return true;
}
