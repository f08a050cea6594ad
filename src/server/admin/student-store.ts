// SQL for one pupil's figures, from the game records and the newest rows only, so that its cost does not grow with the
// history.
import { desc, eq, sql } from 'drizzle-orm';
import type { StudentDetail } from '#shared/contract/admin.ts';
import type { Db } from '../platform/db/database.ts';
import { gameRecords } from '../platform/db/schema.ts';
import { meanOf, oneDecimal, unverifiedRounds } from './stats-store.ts';

/** Figures for each game the pupil has played, most played first (spec S2 Student detail, D1 Trend). */
export async function findPerformance(
  db: Db,
  userId: number,
): Promise<StudentDetail['performance']> {
  const { gameId, attempts, scoreSum, firstScore, lastScore, lastPlayedAt } = gameRecords;
  const { timed, rushedRounds } = gameRecords;
  const rows = await db
    .select({
      gameId,
      attempts,
      lastPlayedAt,
      averagePercent: meanOf(sql`10 * ${scoreSum}`, attempts),
      averageSeconds: meanOf(sql`${gameRecords.secondsSum}::numeric`, timed),
      timed,
      rushed: rushedRounds,
      unverified: unverifiedRounds,
      trendPercent: oneDecimal(
        sql`case when ${attempts} > 1 then 10 * (${lastScore} - ${firstScore}) end`,
      ),
    })
    .from(gameRecords)
    .where(eq(gameRecords.userId, userId))
    .orderBy(desc(attempts), gameId);
  return rows.map(({ averagePercent, lastPlayedAt, ...row }) => ({
    ...row,
    averagePercent: averagePercent ?? 0,
    lastPlayed: lastPlayedAt.toISOString(),
  }));
}
