// SQL for recording finished games and ratings.
import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { FeedbackEntry } from '#shared/contract/play.ts';
import type { Db } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import { feedbacks, gameHistory, users } from '../platform/db/schema.ts';
import { answersText } from '../platform/db/schema/answers.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import type { Step } from '../memory/growth.ts';
import { findLearningBefore, learnFrom, type LearntRound } from '../memory/store.ts';
import type { CheckedComment } from './check-comment.ts';
import { addWorry } from './comments-store.ts';
import { outOfTen, type FinishedGame } from './finished-game-store.ts';
import { addToRecord } from './record-store.ts';
import { noteGame } from './totals-store.ts';
import { checkWriteLimit, COMPLETIONS, RATINGS } from './write-limits.ts';

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

const lockCounter = prepared('lock-counter', (db, name) =>
  db
    .select({ gamesCompleted: users.gamesCompleted, role: users.role })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .for('update')
    .prepare(name),
);

/**
 * Records a finished game once, with every counter that depends on it, in one transaction. The user's row is locked
 * first, so that a user's games are counted one at a time; a repeated playId changes nothing (D2). Null if there is no
 * such user. Throws 'too-many' for a new game beyond the limit (D14), which the lock makes exact across processes.
 * `note` writes whatever else a new game changes.
 */
export async function recordGame(
  db: Db,
  game: FinishedGame,
  note?: (tx: Db) => Promise<void>,
): Promise<Recorded | null> {
  const { userId, score, maxScore, replayed } = game;
  return inTransaction(db, async (tx) => {
    // Under read committed, statements after the lock in the same batch see everything committed before it was granted.
    const [[user], { repeated, earlier }, learning] = await Promise.all([
      lockCounter(tx).execute({ userId }),
      findEarlier(tx, game),
      // Rushed answers do not count as learning (D8).
      replayed && !replayed.rushed ? findLearningBefore(tx, userId, replayed.answers) : null,
    ]);
    if (!user) return null;
    if (repeated) return { ...repeated, isNew: false, steps: [] };
    checkWriteLimit(COMPLETIONS, earlier?.createdAt, game.at);
    const nth = user.gamesCompleted + 1;
    const isPupil = user.role === 'pupil';
    const [steps] = await Promise.all([
      learning && learnFrom(tx, roundOf(game), learning),
      insertGame(tx, game, nth),
      countGame(tx, game, nth),
      addToRecord(tx, game),
      isPupil ? noteGame(tx, game, nth) : null,
    ]);
    await note?.(tx);
    const verified = replayed !== null;
    return { nth, score, maxScore, verified, isNew: true, steps: (isPupil && steps) || [] };
  });
}

const roundOf = ({ userId, at, playedAt, replayed }: FinishedGame): LearntRound => ({
  userId,
  recordedAt: at,
  playedAt: playedAt ?? at,
  answers: replayed?.answers ?? [],
});

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

async function findEarlier(db: Db, { userId, playId }: FinishedGame) {
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

async function insertGame(
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
async function countGame(
  db: Db,
  { at, playedAt, ...game }: FinishedGame,
  nth: number,
): Promise<void> {
  const lastPlayedAt = (playedAt ?? at).toISOString();
  await updateCounters(db).execute({ ...game, nth, lastPlayedAt });
}

export interface NewFeedback {
  userId: number;
  gameId: string;
  rating: number;
  comment: CheckedComment | null;
  /** The playId of the rated round: the id of its deal, or the browser's own. */
  playId?: string | null;
  at: Date;
}

/**
 * Stores a rating, with the mark of a worry if there is one, and returns it without the mark. A repeated playId changes
 * nothing and returns the first one. Null if there is no such user. Throws 'too-many' beyond the limit (D14); a user's
 * ratings are stored one at a time, like their games.
 */
export async function insertFeedback(
  db: Db,
  { at, playId = null, comment, ...feedback }: NewFeedback,
): Promise<{ isNew: boolean; entry: FeedbackEntry } | null> {
  const { userId } = feedback;
  return inTransaction(db, async (tx) => {
    const [user] = await lockCounter(tx).execute({ userId });
    if (!user) return null;
    const repeated = playId === null ? undefined : await findFeedback(tx, userId, playId);
    if (repeated) return { isNew: false, entry: toFeedback(repeated) };
    checkWriteLimit(RATINGS, await momentOfRating(tx, userId, RATINGS.times), at);
    const written = { comment: comment?.text ?? null, masked: comment?.masked ?? null };
    const [kept] = await tx
      .insert(feedbacks)
      .values({ ...feedback, ...written, playId, createdAt: at })
      .returning();
    if (!kept) throw new Error('The new feedback was not returned.');
    if (comment?.isWorry && user.role === 'pupil') await addWorry(tx, kept);
    return { isNew: true, entry: toFeedback(kept) };
  });
}

/** A user's latest ratings, newest first. */
export async function findFeedbackOf(
  db: Db,
  userId: number,
  howMany: number,
): Promise<FeedbackEntry[]> {
  const rows = await db
    .select()
    .from(feedbacks)
    .where(eq(feedbacks.userId, userId))
    .orderBy(desc(feedbacks.id))
    .limit(howMany);
  return rows.map(toFeedback);
}

function toFeedback(row: typeof feedbacks.$inferSelect): FeedbackEntry {
  const { id, gameId, rating, comment, createdAt } = row;
  return { id, gameId, rating, comment, createdAt: createdAt.toISOString() };
}

async function findFeedback(db: Db, userId: number, playId: string) {
  const [row] = await db
    .select()
    .from(feedbacks)
    .where(and(eq(feedbacks.userId, userId), eq(feedbacks.playId, playId)));
  return row;
}

/** When the user's nth newest rating was stored; undefined if there are fewer. */
async function momentOfRating(db: Db, userId: number, nth: number): Promise<Date | undefined> {
  const [row] = await db
    .select({ createdAt: feedbacks.createdAt })
    .from(feedbacks)
    .where(eq(feedbacks.userId, userId))
    .orderBy(desc(feedbacks.id))
    .limit(1)
    .offset(nth - 1);
  return row?.createdAt;
}
