// SQL for the overall figures: from daily totals and the pupils' counters, never from the whole history (spec S3 Admin
// stats).
import {
  and,
  count,
  desc,
  eq,
  gt,
  gte,
  ne,
  sql,
  sum,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import type { AdminStats } from '#shared/contract/admin.ts';
import { DAY_MS } from '#shared/dates.ts';
import type { Db } from '../platform/db/database.ts';
import { feedbacks, gameHistory, gameRecords, users } from '../platform/db/schema.ts';
import { utcDay } from '../platform/utc-day.ts';
import { isRecordedBetween } from '../play/history-store.ts';
import { totalsNow } from '../play/totals-store.ts';

/** 'This week' is the last 7 times 24 hours (D1). */
const WEEK_MS = 7 * DAY_MS;
const CHART_DAYS = 30;
const RECENT_FEEDBACK = 20;

/** All overall figures; owners are counted nowhere (D1). */
export async function findStats(db: Db, now: Date): Promise<AdminStats> {
  const weekAgo = new Date(now.getTime() - WEEK_MS);
  return {
    ...(await countStudents(db, weekAgo)),
    ...(await findTotals(db)),
    ...(await countUnproved(db)),
    gamesPlayedThisWeek: await countGamesSince(db, weekAgo),
    popularGames: await findPopularGames(db),
    recentFeedback: await findRecentFeedback(db),
    gamesPerDay: await findGamesPerDay(db, now),
  };
}

async function countStudents(db: Db, weekAgo: Date) {
  const [row] = await db
    .select({
      totalStudents: count(),
      activeStudentsThisWeek:
        sql`count(*) filter (where ${gte(users.lastPlayedAt, weekAgo)})`.mapWith(Number),
    })
    .from(users)
    .where(eq(users.role, 'pupil'));
  return row ?? { totalStudents: 0, activeStudentsThisWeek: 0 };
}

async function findTotals(db: Db) {
  const totals = totalsNow(db);
  const played = sum(totals.played);
  const [row] = await db
    .select({
      totalGamesPlayed: wholeNumber(sql`coalesce(${played}, 0)`),
      averageScore: meanOf(sum(totals.scoreSum), played),
    })
    .from(totals);
  return row ?? { totalGamesPlayed: 0, averageScore: null };
}

/** Rounds that are not proved by their moves. */
export const unverifiedRounds = sql<number>`${gameRecords.attempts} - ${gameRecords.learningRounds} - ${gameRecords.rushedRounds}`;

async function countUnproved(db: Db): Promise<Pick<AdminStats, 'rushedGames' | 'unverifiedGames'>> {
  const [row] = await db
    .select({
      rushedGames: wholeNumber(sql`coalesce(sum(${gameRecords.rushedRounds}), 0)`),
      unverifiedGames: wholeNumber(sql`coalesce(sum(${unverifiedRounds}), 0)`),
    })
    .from(gameRecords)
    .innerJoin(users, eq(users.id, gameRecords.userId))
    .where(eq(users.role, 'pupil'));
  return row ?? { rushedGames: 0, unverifiedGames: 0 };
}

/** Whole days come from the totals; only the rest of the first day comes from the history. */
async function countGamesSince(db: Db, since: Date): Promise<number> {
  const dayAfter = new Date(`${utcDay(new Date(since.getTime() + DAY_MS))}T00:00:00Z`);
  const others = db.select({ id: users.id }).from(users).where(ne(users.role, 'pupil'));
  const totals = totalsNow(db);
  const wholeDays = db
    .select({ played: sum(totals.played) })
    .from(totals)
    .where(gte(totals.day, utcDay(dayAfter)));
  const restOfDay = db
    .select({ played: count() })
    .from(gameHistory)
    .where(
      and(isRecordedBetween(since, dayAfter), sql`${gameHistory.userId} <> all(array(${others}))`),
    );
  const [row] = await db
    .select({ played: wholeNumber(sql`coalesce((${wholeDays}), 0) + (${restOfDay})`) })
    .from(sql`(values (1)) as one`);
  return row?.played ?? 0;
}

async function findPopularGames(db: Db): Promise<AdminStats['popularGames']> {
  const totals = totalsNow(db);
  const played = sum(totals.played);
  return db
    .select({ gameId: totals.gameId, count: wholeNumber(played) })
    .from(totals)
    .groupBy(totals.gameId)
    .having(gt(played, 0))
    .orderBy(desc(played), totals.gameId);
}

async function findRecentFeedback(db: Db): Promise<AdminStats['recentFeedback']> {
  const { id, gameId, rating, comment, createdAt } = feedbacks;
  const { avatar, displayName } = users;
  const rows = await db
    .select({ id, gameId, rating, comment, createdAt, avatar, displayName })
    .from(feedbacks)
    .innerJoin(users, eq(users.id, feedbacks.userId))
    .where(eq(users.role, 'pupil'))
    .orderBy(desc(createdAt), desc(id))
    .limit(RECENT_FEEDBACK);
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
}

async function findGamesPerDay(db: Db, now: Date): Promise<AdminStats['gamesPerDay']> {
  const days = Array.from({ length: CHART_DAYS }, (_, index) =>
    utcDay(new Date(now.getTime() - (CHART_DAYS - 1 - index) * DAY_MS)),
  );
  const totals = totalsNow(db);
  const rows = await db
    .select({ day: totals.day, count: wholeNumber(sum(totals.played)) })
    .from(totals)
    .where(gte(totals.day, days[0] ?? ''))
    .groupBy(totals.day);
  const counts = new Map(rows.map(({ day, count }) => [day, count]));
  return days.map((day) => ({ day, count: counts.get(day) ?? 0 }));
}

/**
 * A numeric rounded to one decimal, half away from zero, as a number or null. Repeating fractions have at least 12
 * decimals; rounding to 10 first restores means that are exactly half-way.
 */
export function oneDecimal(value: SQLWrapper): SQL<number | null> {
  return sql`round(round(${value}, 10), 1)`.mapWith(Number);
}

export function meanOf(sum: SQLWrapper, count: SQLWrapper): SQL<number | null> {
  return oneDecimal(sql`${sum} / nullif(${count}, 0)`);
}

function wholeNumber(value: SQLWrapper): SQL<number> {
  return sql`${value}`.mapWith(Number);
}
