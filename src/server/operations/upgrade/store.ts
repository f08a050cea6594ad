// SQL of what going back would lose.
import { gt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { gameHistory } from '../../platform/db/schema.ts';

/** The highest id of a game; 0 if there is none. */
export async function lastGameId(db: Db): Promise<number> {
  const [row] = await db
    .select({ id: sql<string>`coalesce(max(${gameHistory.id}), 0)`.mapWith(Number) })
    .from(gameHistory);
  return row?.id ?? 0;
}

/** How many games were saved after the one with this id. */
export async function countGamesAfter(db: Db, id: number): Promise<number> {
  return db.$count(gameHistory, gt(gameHistory.id, id));
}
