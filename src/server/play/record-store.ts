// SQL for each user's record in each game, from which a pupil's figures are read.
import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import { gameHistory, gameRecords } from '../platform/db/schema.ts';
import { endOf } from '../platform/db/schema/columns.ts';
import { outOfTen, type FinishedGame } from './finished-game-store.ts';

const { attempts, scoreSum, secondsSum, timed, lastPlayedAt, learningRounds, rushedRounds } =
  gameRecords;

const upsertRecord = prepared('upsert-record', (db, name) =>
  db
    .insert(gameRecords)
    .values({
      userId: sql.placeholder('userId'),
      gameId: sql.placeholder('gameId'),
      attempts: 1,
      lastPlayedAt: sql.placeholder('lastPlayedAt'),
      scoreSum: outOfTen,
      firstScore: outOfTen,
      lastScore: outOfTen,
      secondsSum: sql.placeholder('seconds'),
      timed: sql.placeholder('timed'),
      learningRounds: sql.placeholder('learningRounds'),
      rushedRounds: sql.placeholder('rushedRounds'),
    })
    .onConflictDoUpdate({
      target: [gameRecords.userId, gameRecords.gameId],
      set: {
        attempts: sql`${attempts} + 1`,
        scoreSum: sql`${scoreSum} + excluded.score_sum`,
        lastScore: sql`excluded.last_score`,
        secondsSum: sql`${secondsSum} + excluded.seconds_sum`,
        timed: sql`${timed} + excluded.timed`,
        lastPlayedAt: sql`greatest(${lastPlayedAt}, excluded.last_played_at)`,
        learningRounds: sql`${learningRounds} + excluded.learning_rounds`,
        rushedRounds: sql`${rushedRounds} + excluded.rushed_rounds`,
      },
    })
    .prepare(name),
);

/** Adds a finished game to the user's record of it; the caller holds the lock of the user's row. */
export async function addToRecord(db: Db, game: FinishedGame): Promise<void> {
  const { userId, gameId, score, maxScore, at, playedAt, duration, replayed } = game;
  await upsertRecord(db).execute({
    userId,
    gameId,
    score,
    maxScore,
    lastPlayedAt: playedAt ?? at,
    seconds: duration ?? 0,
    timed: duration === null ? 0 : 1,
    learningRounds: replayed && !replayed.rushed ? 1 : 0,
    rushedRounds: replayed?.rushed ? 1 : 0,
  });
}

/** Rebuilds the records from the history, for a database filled by other means than play. */
export async function fillRecords(db: Db): Promise<void> {
  await db.execute(sql`
    insert into ${gameRecords}
    select user_id, game_id, count(*)::int, sum(score), (array_agg(score order by nth))[1],
      (array_agg(score order by nth desc))[1], coalesce(sum(duration), 0), count(duration)::int, max(ended_at),
      count(*) filter (where verified and not rushed)::int, count(*) filter (where verified and rushed)::int
    from (
      select user_id, game_id, round(10.0 * score / max_score, 12) as score, nth, duration, verified, rushed,
        ${endOf(gameHistory)} as ended_at
      from ${gameHistory}
    ) as played
    group by user_id, game_id`);
}
