// SQL for computing memory from stored rounds (D9).
import { and, asc, eq, gte, lt, lte, max, or, type SQL } from 'drizzle-orm';
import type { RatedRound } from '../memory/apply-round.ts';
import type { Db } from '../platform/db/database.ts';
import { gameHistory, tablesResults, users } from '../platform/db/schema.ts';

const { userId: ownerId, nth, createdAt, playedAt, verified, rushed, answers } = gameHistory;

/** Locks a user's row, as completions do; false if there is no such user. */
export async function lockUser(db: Db, userId: number): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return rows.length > 0;
}

export async function findUserIds(db: Db): Promise<number[]> {
  const rows = await db.select({ id: users.id }).from(users).orderBy(users.id);
  return rows.map(({ id }) => id);
}

/** Games from one number to another, inclusive, and some of the tables checks. */
interface RatedRange {
  from: number;
  to?: number;
  /** The user's tables checks to include; all of them unless given. */
  checks?: SQL | undefined;
}

/** A user's rounds that count as learning, in recording order; deleted answers are missing. */
export async function findRatedRounds(
  db: Db,
  userId: number,
  { from, to, checks: areWanted }: RatedRange,
): Promise<RatedRound[]> {
  const rows = await db
    .select({ nth, createdAt, playedAt, answers })
    .from(gameHistory)
    .where(
      and(
        eq(ownerId, userId),
        gte(nth, from),
        to === undefined ? undefined : lte(nth, to),
        eq(verified, true),
        eq(rushed, false),
      ),
    )
    .orderBy(asc(nth));
  const games = rows.map(({ nth, createdAt, playedAt, answers }) => ({
    nth,
    recordedAt: createdAt,
    playedAt: playedAt ?? createdAt,
    answers: answers ?? [],
  }));
  const checks = await findRatedChecks(db, userId, areWanted);
  // A check follows the games finished before it; the sort is stable.
  return [...games, ...checks].toSorted((one, other) => one.nth - other.nth);
}

/** The tables checks that count as learning, in recording order. */
async function findRatedChecks(db: Db, userId: number, areWanted: SQL | undefined) {
  const rows = await db
    .select()
    .from(tablesResults)
    .where(and(eq(tablesResults.userId, userId), tablesResults.isRemembered, areWanted))
    .orderBy(asc(tablesResults.finishedAt), asc(tablesResults.id));
  return rows.flatMap(({ afterNth, finishedAt, playedAt, answers }) =>
    finishedAt !== null && answers !== null
      ? [
          {
            nth: afterNth ?? 0,
            recordedAt: finishedAt,
            playedAt: playedAt ?? finishedAt,
            answers,
          },
        ]
      : [],
  );
}

/** Tables checks recorded before a moment and not after the `last` game (0 for none). */
export function areChecksBefore(end: Date, last: number): SQL | undefined {
  const { afterNth, finishedAt } = tablesResults;
  return or(lt(afterNth, last), and(eq(afterNth, last), lt(finishedAt, end)));
}

/** The number of a user's last game before a moment; null without any. */
export async function lastGameBefore(db: Db, userId: number, end: Date): Promise<number | null> {
  const [row] = await db
    .select({ nth: max(nth) })
    .from(gameHistory)
    .where(and(eq(ownerId, userId), lt(createdAt, end)));
  return row?.nth ?? null;
}
