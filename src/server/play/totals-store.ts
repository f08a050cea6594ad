// SQL for the daily totals of pupils' games (D1).
import { eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/db/database.ts';
import { gameHistory, gameTotals, uncountedGames } from '../platform/db/schema.ts';

/** Adds queued games to the totals, each once: a second process waits for the first, then finds the rows gone. */
export async function countWaitingGames(db: Db): Promise<void> {
  const { day, gameId } = uncountedGames;
  await db.execute(sql`
    with waiting as (delete from ${uncountedGames} returning ${day}, ${gameId}, ${uncountedGames.score})
    insert into ${gameTotals} as total (day, game_id, played, score_sum)
    select day, game_id, count(*)::int, sum(score) from waiting group by day, game_id order by day, game_id
    on conflict (day, game_id) do update
    set played = total.played + excluded.played, score_sum = total.score_sum + excluded.score_sum`);
}

/** The current totals: the stored ones plus the queued games. */
export function totalsNow(db: Db) {
  const { day, gameId, played, scoreSum } = gameTotals;
  return unionAll(
    db.select({ day, gameId, played, scoreSum }).from(gameTotals),
    db
      .select({
        day: uncountedGames.day,
        gameId: uncountedGames.gameId,
        played: sql<number>`1`,
        scoreSum: uncountedGames.score,
      })
      .from(uncountedGames),
  ).as('totals_now');
}

/** Adds (1) or subtracts (-1) all games of a user; the caller holds the lock of the user's row. */
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
          // Each game is rounded as when it was counted, so that subtraction is exact.
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
