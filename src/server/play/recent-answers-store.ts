// SQL for the rounds of several pupils that were recorded lately, with their answers (D11).
import { and, asc, eq, gte, inArray, not, sql, type SQL } from 'drizzle-orm';
import type { Answer } from '#games/kit/replay.ts';
import type { Db } from '../platform/db/database.ts';
import { gameAnswers, gameHistory } from '../platform/db/schema.ts';
import { nameAnswers, rateEarlierAnswers } from './answers-store.ts';
import { unpackAnswers, type NumberedAnswer } from './packed-answers.ts';

const { userId, nth, gameId, duration, verified, rushed, createdAt, playedAt, answers } =
  gameHistory;

const countsAsLearning = and(verified, not(rushed));

/**
 * The number of each user's last game before a moment. A user's games are numbered in the order in which they are recorded, so that the
 * index leads to the newest alone: the time that this takes does not grow with the history.
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

/** A finished round with what it says about learning; without answers unless it was verified and not rushed. */
export interface RecentRound {
  userId: number;
  gameId: string;
  /** Whole seconds; null if it was not measured. */
  duration: number | null;
  verified: boolean;
  rushed: boolean;
  /** When it was recorded, and when it was played, if that is known. */
  createdAt: Date;
  playedAt: Date | null;
  answers: readonly NumberedAnswer[];
}

/** What these users have finished and recorded since a moment, each user's in their order. */
export async function findRoundsSince(
  db: Db,
  userIds: readonly number[],
  since: Date,
): Promise<RecentRound[]> {
  const rows = await db
    .select({ userId, nth, gameId, duration, verified, rushed, createdAt, playedAt, answers })
    .from(gameHistory)
    .innerJoin(lastBefore(userIds, since), isLater)
    .where(gte(createdAt, since))
    .orderBy(asc(userId), asc(nth));
  const earlier = await findEarlierSince(db, userIds, since);
  const earlierOf = new Map(
    earlier.map(({ userId, nth, answers }) => [`${userId} ${nth}`, answers]),
  );
  return rows.map(({ nth, answers, ...round }) => {
    const learns = round.verified && !round.rushed;
    const packed = learns && answers ? unpackAnswers(answers) : [];
    return { ...round, answers: earlierOf.get(`${round.userId} ${nth}`) ?? packed };
  });
}

/** An answer of a round that counts as learning: verified and not rushed. */
export interface RecentAnswer extends Answer {
  userId: number;
  gameId: string;
}

/** The answers by which these users have shown a slip in rounds recorded since a moment. */
export async function findSlipsSince(
  db: Db,
  userIds: readonly number[],
  since: Date,
): Promise<RecentAnswer[]> {
  const packed = await db
    .select({ userId, gameId, answers })
    .from(gameHistory)
    .innerJoin(lastBefore(userIds, since), isLater)
    .where(and(countsAsLearning, gte(createdAt, since)));
  const slips: Array<NumberedAnswer & Pick<RecentAnswer, 'userId' | 'gameId'>> = [];
  const addSlips = (userId: number, gameId: string, answers: readonly NumberedAnswer[]) => {
    for (const answer of answers)
      if (answer.slip !== null) slips.push({ ...answer, userId, gameId });
  };
  for (const { userId, gameId, answers } of packed) {
    if (answers) addSlips(userId, gameId, unpackAnswers(answers));
  }
  for (const { userId, gameId, answers } of await findEarlierSince(db, userIds, since)) {
    addSlips(userId, gameId, answers);
  }
  return nameAnswers(db, slips);
}

/**
 * The answers of rounds that count as learning and were recorded by an earlier version, in a table of their own; it is empty once they
 * are as old as answers may be.
 */
async function findEarlierSince(db: Db, userIds: readonly number[], since: Date) {
  const rows = await db
    .select({ gameId, round: gameAnswers })
    .from(gameAnswers)
    .innerJoin(gameHistory, and(eq(userId, gameAnswers.userId), eq(nth, gameAnswers.nth)))
    .where(and(inArray(gameAnswers.userId, [...userIds]), countsAsLearning, gte(createdAt, since)));
  const rated = await rateEarlierAnswers(
    db,
    rows.map(({ round }) => round),
  );
  return rows.map(({ gameId, round: { userId, nth } }, index) => ({
    userId,
    nth,
    gameId,
    answers: rated[index] ?? [],
  }));
}
