// SQL of the totals of games a day, which hold the games of pupils only (D1).
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { gameHistory, gameTotals } from '../db/schema.ts';

/** The day of a moment in UTC, '2026-11-20'. */
export function utcDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** Counts one game in; `outOfTen` is 10 * score / maxScore. */
export async function countGame(
  db: Db,
  { at, gameId, outOfTen }: { at: Date; gameId: string; outOfTen: SQL },
): Promise<void> {
  await db
    .insert(gameTotals)
    .values({ day: utcDay(at), gameId, played: 1, scoreSum: outOfTen })
    .onConflictDoUpdate(addExcluded);
}

/** Counts all games of a user in (1) or out (-1); the caller holds the lock of the user's row. */
export async function countGamesOf(db: Db, userId: number, sign: 1 | -1): Promise<void> {
  const day = sql<string>`(${gameHistory.createdAt} at time zone 'UTC')::date`;
  await db
    .insert(gameTotals)
    .select(
      db
        .select({
          day: day.as('day'),
          gameId: gameHistory.gameId,
          played: sql<number>`${sql.raw(String(sign))} * count(*)::int`.as('played'),
          // Each game is rounded as it was when it was counted, so that counting out leaves nothing behind.
          scoreSum: sql<string>`
            ${sql.raw(String(sign))} * sum(round(10.0 * ${gameHistory.score} / ${gameHistory.maxScore}, 12))
          `.as('score_sum'),
        })
        .from(gameHistory)
        .where(eq(gameHistory.userId, userId))
        .groupBy(day, gameHistory.gameId)
        .orderBy(day, gameHistory.gameId),
    )
    .onConflictDoUpdate(addExcluded);
}

const addExcluded = {
  target: [gameTotals.day, gameTotals.gameId],
  set: {
    played: sql`${gameTotals.played} + excluded.played`,
    scoreSum: sql`${gameTotals.scoreSum} + excluded.score_sum`,
  },
};
