// SQL for finished games and every counter that depends on them.
import { and, eq, or, sql } from 'drizzle-orm';
import type { Answer } from '#games/kit/rules/replay.ts';
import type { Db } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import { gameHistory, gameRecords, uncountedGames, users } from '../platform/db/schema.ts';
import { answersText } from '../platform/db/schema/answers.ts';
import { endOf } from '../platform/db/schema/columns.ts';
import { utcDay } from '../platform/utc-day.ts';
import type { Step } from '../memory/growth.ts';
import { COMPLETIONS } from './write-limits.ts';

export interface FinishedGame {
  userId: number;
  gameId: string;
  score: number;
  maxScore: number;
  /** Whole seconds. */
  duration: number | null;
  /** UUID of the round: the id of its deal, or the browser's own if it was not dealt by the server. */
  playId: string | null;
  at: Date;
  /** When the round ended by the device's clock; null if unknown or impossible. */
  playedAt: Date | null;
  /** The outcome of replaying its moves; null for a result reported by the browser alone (D8). */
  replayed: Replayed | null;
}

/** What the replay of a verified round returns besides its score. */
export interface Replayed {
  answers: readonly Answer[];
  /** Whether answers were faster than anyone can read the questions. */
  rushed: boolean;
}

export interface Recorded {
  /** The game's number among the user's, from 1. */
  nth: number;
  score: number;
  maxScore: number;
  verified: boolean;
  isNew: boolean;
  /** What a new game has grown in a pupil's garden. */
  steps: readonly Step[];
}

/** Locks a user's row, so that games and ratings are counted one at a time. */
export const lockCounter = prepared('lock-counter', (db, name) =>
  db
    .select({ gamesCompleted: users.gamesCompleted, role: users.role })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .for('update')
    .prepare(name),
);

const earlierGame = {
  isRepeat: sql<boolean | null>`${gameHistory.playId} = ${sql.placeholder('playId')}::uuid`,
  nth: gameHistory.nth,
  score: gameHistory.score,
  maxScore: gameHistory.maxScore,
  verified: gameHistory.verified,
  createdAt: gameHistory.createdAt,
};

/**
 * The game recorded under the same playId, if this is a repeat; and the one as many games back as a minute allows, which
 * `checkWriteLimit` requires to be at least a minute old.
 */
const earlierGames = prepared('earlier-games', (db, name) =>
  db
    .select(earlierGame)
    .from(gameHistory)
    .where(
      and(
        eq(gameHistory.userId, sql.placeholder('userId')),
        or(
          eq(gameHistory.playId, sql.placeholder('playId')),
          eq(gameHistory.nth, nthBefore(COMPLETIONS.times)),
        ),
      ),
    )
    .prepare(name),
);

/** The number of the game this many before the user's next one. */
const nthBefore = (games: number) =>
  sql`(select ${users.gamesCompleted} + 1 - ${games}::int from ${users} where ${users.id} = ${sql.placeholder('userId')})`;

export async function findEarlier(db: Db, { userId, playId }: FinishedGame) {
  const games = await earlierGames(db).execute({ userId, playId });
  return {
    repeated: games.find(({ isRepeat }) => isRepeat),
    earlier: games.find(({ isRepeat }) => !isRepeat),
  };
}

/** The game recorded with a user's playId; null if there is none. */
export async function findRecorded(
  db: Db,
  userId: number,
  playId: string,
): Promise<Recorded | null> {
  const [row] = await db
    .select({
      nth: gameHistory.nth,
      score: gameHistory.score,
      maxScore: gameHistory.maxScore,
      verified: gameHistory.verified,
    })
    .from(gameHistory)
    .where(and(eq(gameHistory.userId, userId), eq(gameHistory.playId, playId)));
  return row ? { ...row, isNew: false, steps: [] } : null;
}

const insertHistory = prepared('insert-history', (db, name) =>
  db
    .insert(gameHistory)
    .values({
      userId: sql.placeholder('userId'),
      gameId: sql.placeholder('gameId'),
      score: sql.placeholder('score'),
      maxScore: sql.placeholder('maxScore'),
      duration: sql.placeholder('duration'),
      playId: sql.placeholder('playId'),
      nth: sql.placeholder('nth'),
      createdAt: sql.placeholder('at'),
      // Encoded by the driver, because the columns' own encoders do not accept null.
      playedAt: sql`${sql.placeholder('endedAt')}::timestamptz`,
      verified: sql.placeholder('verified'),
      rushed: sql.placeholder('rushed'),
      answers: sql`${sql.placeholder('answers')}::json`,
    })
    .prepare(name),
);

/** 10 * score / maxScore of a prepared statement's game. */
export const outOfTen = sql<string>`10.0 * ${sql.placeholder('score')}::int / ${sql.placeholder('maxScore')}::int`;

const updateCounters = prepared('update-counters', (db, name) =>
  db
    .update(users)
    .set({
      gamesCompleted: sql`${sql.placeholder('nth')}`,
      scoreSum: sql`${users.scoreSum} + ${outOfTen}`,
      lastPlayedAt: sql`greatest(${users.lastPlayedAt}, ${sql.placeholder('lastPlayedAt')}::timestamptz)`,
    })
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare(name),
);

export async function insertGame(
  db: Db,
  { playedAt, replayed, ...game }: FinishedGame,
  nth: number,
): Promise<void> {
  const answers = replayed?.answers ?? [];
  await insertHistory(db).execute({
    ...game,
    nth,
    endedAt: playedAt?.toISOString() ?? null,
    verified: replayed !== null,
    rushed: replayed?.rushed ?? false,
    answers: answers.length > 0 ? answersText(answers) : null,
  });
}

/** Counts the user's nth game. The count determines the unlocked avatars. */
export async function countGame(
  db: Db,
  { at, playedAt, ...game }: FinishedGame,
  nth: number,
): Promise<void> {
  const lastPlayedAt = (playedAt ?? at).toISOString();
  await updateCounters(db).execute({ ...game, nth, lastPlayedAt });
}

const { attempts, scoreSum, firstScore, lastScore, secondsSum, timed } = gameRecords;
const { lastPlayedAt, learningRounds, rushedRounds } = gameRecords;

const isLate = sql`excluded.last_played_at < ${lastPlayedAt}`;

/** The score of the game that was played first, which may have been recorded just now. */
const scorePlayedFirst = sql`(
  select 10.0 * ${gameHistory.score} / ${gameHistory.maxScore} from ${gameHistory}
  where ${gameHistory.userId} = ${gameRecords.userId} and ${gameHistory.gameId} = ${gameRecords.gameId}
  order by ${endOf(gameHistory)}, ${gameHistory.nth} limit 1
)`;

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
        firstScore: sql`case when ${isLate} then ${scorePlayedFirst} else ${firstScore} end`,
        lastScore: sql`case when ${isLate} then ${lastScore} else excluded.last_score end`,
        secondsSum: sql`${secondsSum} + excluded.seconds_sum`,
        timed: sql`${timed} + excluded.timed`,
        lastPlayedAt: sql`greatest(${lastPlayedAt}, excluded.last_played_at)`,
        learningRounds: sql`${learningRounds} + excluded.learning_rounds`,
        rushedRounds: sql`${rushedRounds} + excluded.rushed_rounds`,
      },
    })
    .prepare(name),
);

/** Adds a finished game to the user's record of it, after its history; the caller holds the lock of the user's row. */
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
    select user_id, game_id, count(*)::int, sum(score), (array_agg(score order by ended_at, nth))[1],
      (array_agg(score order by ended_at desc, nth desc))[1], coalesce(sum(duration), 0), count(duration)::int, max(ended_at),
      count(*) filter (where verified and not rushed)::int, count(*) filter (where verified and rushed)::int
    from (
      select user_id, game_id, round(10.0 * score / max_score, 12) as score, nth, duration, verified, rushed,
        ${endOf(gameHistory)} as ended_at
      from ${gameHistory}
    ) as played
    group by user_id, game_id`);
}

const insertUncounted = prepared('insert-uncounted', (db, name) =>
  db
    .insert(uncountedGames)
    .values({
      userId: sql.placeholder('userId'),
      nth: sql.placeholder('nth'),
      day: sql.placeholder('day'),
      gameId: sql.placeholder('gameId'),
      score: outOfTen,
    })
    .prepare(name),
);

/** Queues a pupil's nth game for the totals. */
export async function noteGame(db: Db, game: FinishedGame, nth: number): Promise<void> {
  await insertUncounted(db).execute({ ...game, nth, day: utcDay(game.at) });
}
