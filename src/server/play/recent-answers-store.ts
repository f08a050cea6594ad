// SQL for the answers that several pupils have given lately (D11).
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Answer } from '#games/kit/replay.ts';
import type { Db } from '../platform/db/database.ts';
import { gameAnswers, gameHistory } from '../platform/db/schema.ts';
import { nameAnswers, rateEarlierAnswers } from './answers-store.ts';
import { unpackAnswers } from './packed-answers.ts';

/** An answer of a round that counts as learning: verified and not rushed. */
export interface RecentAnswer extends Answer {
  userId: number;
  gameId: string;
}

/**
 * The answers by which these users have shown a slip in rounds recorded since. A user's games are numbered in the order in which
 * they are recorded, so that the index leads to the newest alone: the time that this takes does not grow with the history. Those of an earlier version are
 * in a table of their own, which is empty once they are as old as answers may be.
 */
export async function findSlipsSince(
  db: Db,
  userIds: readonly number[],
  since: Date,
): Promise<RecentAnswer[]> {
  const { userId, gameId, nth, createdAt, answers, verified, rushed } = gameHistory;
  const countsAsRecent = sql`${verified} and not ${rushed} and ${createdAt} >= ${since.toISOString()}::timestamptz`;
  const packed = await db
    .select({ userId, gameId, answers })
    .from(gameHistory)
    .innerJoin(
      sql`(
        select pupil.id, coalesce((
          select earlier.nth from ${gameHistory} as earlier
          where earlier.user_id = pupil.id and earlier.created_at < ${since.toISOString()}::timestamptz
          order by earlier.nth desc limit 1
        ), 0) as last_before
        from unnest(${sql.param(userIds)}::integer[]) as pupil (id)
      ) as recent`,
      sql`recent.id = ${userId} and ${nth} > recent.last_before`,
    )
    .where(countsAsRecent);
  const earlier = await db
    .select({ userId, gameId, round: gameAnswers })
    .from(gameAnswers)
    .innerJoin(gameHistory, and(eq(userId, gameAnswers.userId), eq(nth, gameAnswers.nth)))
    .where(
      and(inArray(gameAnswers.userId, [...userIds]), isNotNull(gameAnswers.slips), countsAsRecent),
    );
  const rated = await rateEarlierAnswers(
    db,
    earlier.map(({ round }) => round),
  );
  const rounds = [
    ...packed.map(({ answers, ...round }) => ({
      ...round,
      answers: answers ? unpackAnswers(answers) : [],
    })),
    ...earlier.map(({ userId, gameId }, index) => ({
      userId,
      gameId,
      answers: rated[index] ?? [],
    })),
  ];
  const slips = rounds.flatMap(({ answers, ...round }) =>
    answers.filter(({ slip }) => slip !== null).map((answer) => ({ ...round, ...answer })),
  );
  return nameAnswers(db, slips);
}
