// SQL for several pupils' recently played rounds and tables checks with their answers (D11).
import { and, asc, gte, inArray, not, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Answer } from '#games/kit/rules/replay.ts';
import type { RoundCounts } from '#shared/contract/class-reports.ts';
import { itemWith } from '../memory/label.ts';
import { findOwnWords } from '../memory/own-words-store.ts';
import type { Db } from '../platform/db/database.ts';
import { gameHistory, tablesResults } from '../platform/db/schema.ts';
import { endOf } from '../platform/db/schema/columns.ts';

const { userId, nth, gameId, duration, verified, rushed, createdAt, playedAt, answers } =
  gameHistory;

const countsAsLearning = and(verified, not(rushed));

/**
 * The number of each user's last game before a moment. A user's games are numbered in the order of recording, so the
 * index leads straight to the newest ones, in a time that does not grow with the history.
 */
function lastBefore(userIds: readonly number[], since: Date): SQL {
  return sql`(
    select pupil.id, coalesce((
      select earlier.nth from ${gameHistory} as earlier
      where earlier.user_id = pupil.id and earlier.created_at < ${since.toISOString()}::timestamptz
      order by earlier.nth desc limit 1
    ), 0) as nth
    from unnest(${sql.param(userIds)}::integer[]) as pupil (id)
  ) as last_before`;
}

const isLater = sql`last_before.id = ${userId} and ${nth} > last_before.nth`;

/** A round is never recorded before it is played, so all rounds played since a moment were also recorded since. */
const isPlayedSince = (since: Date) =>
  and(gte(createdAt, since), gte(endOf(gameHistory), since.toISOString()));

/** A finished round with its answers; without answers unless it was verified and not rushed. */
export interface RecentRound {
  userId: number;
  gameId: string;
  /** Whole seconds; null if it was not measured. */
  duration: number | null;
  verified: boolean;
  rushed: boolean;
  /** When it was recorded, and when it was played, if known. */
  createdAt: Date;
  playedAt: Date | null;
  answers: readonly Answer[];
}

/** The rounds that these users have played since a moment, each user's in the order of play. */
export async function findRoundsSince(
  db: Db,
  userIds: readonly number[],
  since: Date,
): Promise<RecentRound[]> {
  const rows = await db
    .select({ userId, gameId, duration, verified, rushed, createdAt, playedAt, answers })
    .from(gameHistory)
    .innerJoin(lastBefore(userIds, since), isLater)
    .where(isPlayedSince(since))
    .orderBy(asc(userId), endOf(gameHistory), asc(nth));
  return rows.map(({ answers, ...round }) => {
    const learns = round.verified && !round.rushed;
    return { ...round, answers: (learns && answers) || [] };
  });
}

/** An answer that showed a slip, in a round that counts as learning: verified and not rushed. */
export interface RecentSlip {
  userId: number;
  gameId: string;
  /** With the word in place of its number in a teacher's list. */
  item: string;
  objective: string | null;
  slip: string;
}

/**
 * The slips that these users have shown in rounds played since a moment, in the order of play. Those in words that are
 * deleted are left out.
 */
export async function findSlipsSince(
  db: Db,
  userIds: readonly number[],
  since: Date,
): Promise<RecentSlip[]> {
  const answer = sql`json_to_recordset(${answers}) as answer (item text, objective text, slip text)`;
  const found = await db
    .select({
      userId,
      gameId,
      item: sql<string>`answer.item`,
      objective: sql<string | null>`answer.objective`,
      slip: sql<string>`answer.slip`,
    })
    .from(gameHistory)
    .innerJoin(lastBefore(userIds, since), isLater)
    .innerJoin(answer, sql`answer.slip is not null`)
    .where(and(countsAsLearning, isPlayedSince(since)))
    .orderBy(endOf(gameHistory), asc(nth));
  const ownWords = await findOwnWords(
    db,
    found.map(({ item }) => item),
  );
  return found.flatMap((answer) => {
    const item = itemWith(answer.item, ownWords);
    return item === null ? [] : [{ ...answer, item }];
  });
}

/** The tables checks of these users that ended since a moment and count as learning. */
export function findChecksSince(db: Db, isTheirs: SQL, since: Date) {
  const { userId, verified, rushed, finishedAt, playedAt, answers } = tablesResults;
  const endedAt = endOf({ playedAt, createdAt: finishedAt });
  return db
    .select({ userId, endedAt: endedAt.mapWith(playedAt), answers })
    .from(tablesResults)
    .where(and(isTheirs, verified, not(rushed), gte(endedAt, since.toISOString())));
}

/**
 * Each of these users' answers and right answers on each objective since a moment, in rounds and tables checks that count
 * as learning.
 */
export async function countAnswersSince(
  db: Db,
  userIds: readonly number[],
  since: Date,
): Promise<{ userId: number; objective: string; answers: number; right: number }[]> {
  const learnt = db
    .select({ userId, endedAt: endOf(gameHistory).mapWith(playedAt), answers })
    .from(gameHistory)
    .innerJoin(lastBefore(userIds, since), isLater)
    .where(and(countsAsLearning, isPlayedSince(since)))
    .unionAll(findChecksSince(db, inArray(tablesResults.userId, [...userIds]), since))
    .as('learnt');
  const answer = sql`json_to_recordset(${learnt.answers}) as answer (objective text, "right" boolean)`;
  return db
    .select({
      userId: learnt.userId,
      objective: sql<string>`answer.objective`,
      answers: sql<number>`count(*)::int`,
      right: sql<number>`(count(*) filter (where answer."right"))::int`,
    })
    .from(learnt)
    .innerJoin(answer, sql`answer.objective is not null`)
    .groupBy(learnt.userId, sql`answer.objective`);
}

/** The rounds that these users have played since a moment, counted by their proof. */
export async function countRoundsSince(
  db: Db,
  userIds: readonly number[],
  since: Date,
): Promise<RoundCounts> {
  const counted = (rounds: SQLWrapper) => sql<number>`(count(*) filter (where ${rounds}))::int`;
  const [row] = await db
    .select({
      verified: counted(sql`${verified} and not ${rushed}`),
      rushed: counted(sql`${verified} and ${rushed}`),
      unverified: counted(sql`not ${verified}`),
    })
    .from(gameHistory)
    .innerJoin(lastBefore(userIds, since), isLater)
    .where(isPlayedSince(since));
  return row ?? { verified: 0, rushed: 0, unverified: 0 };
}
