// SQL for the rounds of several pupils that were recorded lately, with their answers (D11).
import { and, asc, gte, not, sql, type SQL } from 'drizzle-orm';
import type { Answer } from '#games/kit/replay.ts';
import type { Db } from '../platform/db/database.ts';
import { gameHistory } from '../platform/db/schema.ts';
import { nameAnswers } from './answers-store.ts';
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
    .select({ userId, gameId, duration, verified, rushed, createdAt, playedAt, answers })
    .from(gameHistory)
    .innerJoin(lastBefore(userIds, since), isLater)
    .where(gte(createdAt, since))
    .orderBy(asc(userId), asc(nth));
  return rows.map(({ answers, ...round }) => {
    const learns = round.verified && !round.rushed;
    return { ...round, answers: learns && answers ? unpackAnswers(answers) : [] };
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
  const slips = packed.flatMap(({ userId, gameId, answers }) =>
    answers
      ? unpackAnswers(answers).flatMap((answer) =>
          answer.slip === null ? [] : { ...answer, userId, gameId },
        )
      : [],
  );
  return nameAnswers(db, slips);
}
