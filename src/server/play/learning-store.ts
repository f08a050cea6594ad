// SQL for computing memory from stored rounds (D9).
import { and, asc, eq, gte, lt, lte, max } from 'drizzle-orm';
import type { RatedRound } from '../memory/apply-round.ts';
import type { Db } from '../platform/db/database.ts';
import { gameHistory, users } from '../platform/db/schema.ts';
import { findNumberedAnswersOf } from './answers-store.ts';

const { userId: ownerId, nth, createdAt, playedAt, verified, rushed } = gameHistory;

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

/** A user's rounds that count as learning, in the order in which they were recorded; deleted answers are missing. */
export async function findRatedRounds(
  db: Db,
  userId: number,
  { from, to }: { from: number; to?: number },
): Promise<RatedRound[]> {
  const answers = await findNumberedAnswersOf(db, userId, { from, to });
  const rows = await db
    .select({ nth, createdAt, playedAt })
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
  return rows.map(({ nth, createdAt, playedAt }) => ({
    recordedAt: createdAt,
    playedAt: playedAt ?? createdAt,
    answers: answers.get(nth) ?? [],
  }));
}

/** The number of the last game that a user finished before a moment; null without any. */
export async function lastGameBefore(db: Db, userId: number, end: Date): Promise<number | null> {
  const [row] = await db
    .select({ nth: max(nth) })
    .from(gameHistory)
    .where(and(eq(ownerId, userId), lt(createdAt, end)));
  return row?.nth ?? null;
}
