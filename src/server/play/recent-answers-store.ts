// SQL for the answers that several pupils have given lately (D11).
import { sql } from 'drizzle-orm';
import type { Answer } from '#games/kit/replay.ts';
import type { Db } from '../platform/db/database.ts';
import { gameHistory } from '../platform/db/schema.ts';
import { nameAnswers } from './answers-store.ts';
import { unpackAnswers } from './packed-answers.ts';

/** An answer of a round that counts as learning: verified and not rushed. */
export interface RecentAnswer extends Answer {
  userId: number;
  gameId: string;
}

/**
 * The answers by which these users have shown a slip in rounds recorded since. A user's games are numbered in the order in which
 * they are recorded, so that the index leads to the newest alone: the time that this takes does not grow with the history.
 */
export async function findSlipsSince(
  db: Db,
  userIds: readonly number[],
  since: Date,
): Promise<RecentAnswer[]> {
  const { userId, gameId, nth, createdAt, answers, verified, rushed } = gameHistory;
  const rows = await db
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
    .where(
      sql`${verified} and not ${rushed} and ${createdAt} >= ${since.toISOString()}::timestamptz`,
    );
  const slips = rows.flatMap(({ answers, ...round }) =>
    (answers ? unpackAnswers(answers) : [])
      .filter(({ slip }) => slip !== null)
      .map((answer) => ({ ...round, ...answer })),
  );
  return nameAnswers(db, slips);
}
