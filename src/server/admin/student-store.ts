// SQL of one pupil's figures, from one indexed scan of that pupil's own history.
import { desc, eq, max, sql } from 'drizzle-orm';
import type { StudentDetail } from '#shared/contract/admin.ts';
import type { FeedbackEntry } from '#shared/contract/play.ts';
import type { Db } from '../db/database.ts';
import { feedbacks, gameHistory } from '../db/schema.ts';
import { oneDecimal, wholeNumber } from './rounding-store.ts';

/** Figures of each game the pupil has played, most played first (spec S2 Student detail, D1 Trend). */
export async function findPerformance(
  db: Db,
  userId: number,
): Promise<StudentDetail['performance']> {
  const { gameId, score, maxScore, duration, nth, createdAt } = gameHistory;
  const percent = sql`100.0 * ${score} / ${maxScore}`;
  const firstIn = (order: 'asc' | 'desc') =>
    sql`(array_agg(${percent} order by ${nth} ${sql.raw(order)}))[1]`;
  const rows = await db
    .select({
      gameId,
      attempts: wholeNumber(sql`count(*)`),
      averagePercent: oneDecimal(sql`avg(${percent})`),
      averageSeconds: oneDecimal(sql`avg(${duration})`),
      trendPercent: oneDecimal(
        sql`case when count(*) > 1 then ${firstIn('desc')} - ${firstIn('asc')} end`,
      ),
      lastPlayed: max(createdAt),
    })
    .from(gameHistory)
    .where(eq(gameHistory.userId, userId))
    .groupBy(gameId)
    .orderBy(desc(sql`count(*)`), gameId);
  return rows.map(({ averagePercent, lastPlayed, ...row }) => ({
    ...row,
    averagePercent: averagePercent ?? 0,
    lastPlayed: (lastPlayed ?? new Date(0)).toISOString(),
  }));
}

/** A pupil's ratings, newest first. */
export async function findFeedbackOf(db: Db, userId: number): Promise<FeedbackEntry[]> {
  const { id, gameId, rating, comment, createdAt } = feedbacks;
  const rows = await db
    .select({ id, gameId, rating, comment, createdAt })
    .from(feedbacks)
    .where(eq(feedbacks.userId, userId))
    .orderBy(desc(id));
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
}
