// SQL for one pupil's figures: from the record of each game and the newest rows only, so that the cost does not grow.
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import {
  STUDENT_HISTORY_PAGE_SIZE,
  type StudentDetail,
  type StudentHistory,
} from '#shared/contract/admin.ts';
import type { Db } from '../platform/db/database.ts';
import { gameHistory, gameRecords } from '../platform/db/schema.ts';
import { historyColumns, toEntry } from '../play/store.ts';
import { meanOf, oneDecimal } from './rounding-store.ts';

/** Figures for each game the pupil has played, most played first (spec S2 Student detail, D1 Trend). */
export async function findPerformance(
  db: Db,
  userId: number,
): Promise<StudentDetail['performance']> {
  const { gameId, attempts, scoreSum, firstScore, lastScore, lastPlayedAt } = gameRecords;
  const rows = await db
    .select({
      ...{ gameId, attempts, lastPlayedAt },
      averagePercent: meanOf(sql`10 * ${scoreSum}`, attempts),
      averageSeconds: meanOf(sql`${gameRecords.secondsSum}::numeric`, gameRecords.timed),
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

/** A page of the pupil's games before the nth, or of the newest; newest first. */
export async function findGamesBefore(
  db: Db,
  userId: number,
  nth?: number,
): Promise<StudentHistory> {
  const earlier = nth === undefined ? undefined : lt(gameHistory.nth, nth);
  const rows = await db
    .select({ ...historyColumns, nth: gameHistory.nth })
    .from(gameHistory)
    .where(and(eq(gameHistory.userId, userId), earlier))
    .orderBy(desc(gameHistory.nth))
    .limit(STUDENT_HISTORY_PAGE_SIZE);
  return rows.map(toEntry);
}
