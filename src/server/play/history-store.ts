// SQL for reading finished games: for the pupil, and for owners with their verification.
import { and, desc, eq, gt, gte, lt, lte, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { TABLES_CHECK } from '#games/ids.ts';
import type { Answer } from '#games/kit/rules/replay.ts';
import { STUDENT_HISTORY_PAGE_SIZE, type StudentHistory } from '#shared/contract/admin.ts';
import type { HistoryEntry } from '#shared/contract/play.ts';
import type { Verification } from '#shared/verification.ts';
import type { Db } from '../platform/db/database.ts';
import { gameHistory, tablesResults } from '../platform/db/schema.ts';
import { endOf, hourOf } from '../platform/db/schema/columns.ts';
import { findChecksSince } from './recent-answers-store.ts';

const { id, gameId, score, maxScore, duration, createdAt } = gameHistory;
const { userId: ownerId, nth, verified, rushed } = gameHistory;

const endedAt = endOf(gameHistory).mapWith(createdAt);
const newestFirst = [desc(endedAt), desc(nth)];

/** The columns for the pupil. */
const shown = { id, gameId, score, maxScore, duration, endedAt };
/** Further columns for owners. */
const judged = { ...shown, nth, verified, rushed, recordedAt: createdAt };

/** A finished game as in the contract: an unmeasured duration is absent. */
function toEntry<Row extends { duration: number | null; endedAt: Date }>(row: Row) {
  const { duration, endedAt, ...entry } = row;
  return {
    ...entry,
    createdAt: endedAt.toISOString(),
    ...(duration !== null && { duration }),
  };
}

function toJudged<Row extends Parameters<typeof toEntry>[0] & { recordedAt: Date }>(row: Row) {
  return { ...toEntry(row), recordedAt: row.recordedAt.toISOString() };
}

/** All of a user's finished games, newest first, for saved files. */
export async function findHistory(db: Db, userId: number): Promise<StudentHistory> {
  const rows = await db
    .select(judged)
    .from(gameHistory)
    .where(eq(ownerId, userId))
    .orderBy(...newestFirst);
  return rows.map(toJudged);
}

/** A page of a user's finished games, newest first, counted from 1. */
export async function findHistoryPage(
  db: Db,
  userId: number,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<HistoryEntry[]> {
  const rows = await db
    .select(shown)
    .from(gameHistory)
    .where(eq(ownerId, userId))
    .orderBy(...newestFirst)
    .offset((page - 1) * pageSize)
    .limit(pageSize);
  return rows.map(toEntry);
}

const HAS: Record<Verification, SQL | undefined> = {
  verified: and(eq(verified, true), eq(rushed, false)),
  rushed: and(eq(verified, true), eq(rushed, true)),
  unverified: eq(verified, false),
};

/** A page of the pupil's games before the nth, or the latest ones, optionally of one kind of verification; newest first. */
export async function findGamesBefore(
  db: Db,
  userId: number,
  {
    before,
    verification,
  }: { before?: number | undefined; verification?: Verification | undefined } = {},
): Promise<StudentHistory> {
  const last = alias(gameHistory, 'last');
  const itself = db
    .select({ endedAt: endOf(last), nth: last.nth })
    .from(last)
    .where(and(eq(last.userId, userId), eq(last.nth, before ?? 0)));
  const earlier = before === undefined ? undefined : sql`(${endedAt}, ${nth}) < (${itself})`;
  const rows = await db
    .select(judged)
    .from(gameHistory)
    .where(and(eq(ownerId, userId), earlier, verification && HAS[verification]))
    .orderBy(...newestFirst)
    .limit(STUDENT_HISTORY_PAGE_SIZE);
  return rows.map(toJudged);
}

/** A round or tables check that counts as learning: verified and not rushed. */
export interface LearningRound {
  gameId: string;
  /** When it ended, if known. */
  endedAt: Date;
  /** Null once they have been deleted. */
  answers: Answer[] | null;
}

/** The user's rounds and tables checks since a moment that count as learning: the `limit` played last, newest first. */
export async function findLearningRounds(
  db: Db,
  userId: number,
  { since, limit }: { since: Date; limit: number },
): Promise<LearningRound[]> {
  const games = await db
    .select({ gameId, endedAt, answers: gameHistory.answers })
    .from(gameHistory)
    .where(and(eq(ownerId, userId), gt(createdAt, since), HAS.verified))
    .orderBy(...newestFirst)
    .limit(limit);
  const found = await findChecksSince(db, eq(tablesResults.userId, userId), since);
  const checks = found.map((check) => ({ gameId: TABLES_CHECK, ...check }));
  return [...games, ...checks]
    .toSorted((one, other) => other.endedAt.getTime() - one.endedAt.getTime())
    .slice(0, limit);
}

/**
 * Whether a game was recorded at `from` or later and before `until`. Only the condition on the hour has an index, so it is first.
 */
export function isRecordedBetween(from: Date, until: Date): SQL | undefined {
  const hour = hourOf(createdAt);
  return and(
    gte(hour, hourOf(sql`${from.toISOString()}::timestamptz`)),
    lte(hour, hourOf(sql`${until.toISOString()}::timestamptz`)),
    gte(createdAt, from),
    lt(createdAt, until),
  );
}
