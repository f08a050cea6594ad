// Records a finished game once (D2).
import type { Db } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { findLearningBefore, learnFrom, type LearntRound } from '../memory/store.ts';
import {
  addToRecord,
  countGame,
  findEarlier,
  insertGame,
  lockCounter,
  noteGame,
  type FinishedGame,
  type Recorded,
} from './finished-games-store.ts';
import { checkWriteLimit, COMPLETIONS } from './write-limits.ts';

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
