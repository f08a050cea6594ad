// Records a finished game and unlocks avatars.
import { avatarsUnlockedAfter, avatarsUnlockedBy } from '#shared/avatars.ts';
import type { Completed, Completion } from '#shared/contract/play.ts';
import type { Deps } from '../platform/http/deps.ts';
import { AppError, SENTENCES } from '../platform/errors.ts';
import { checkGame } from './known-game.ts';
import { recordGame } from './store.ts';

export interface CompletionAnswer {
  /** False if this playId was recorded before: then this is the first answer again. */
  isNew: boolean;
  completed: Completed;
}

/** Counts a finished game once and returns what it unlocked (D1 unlock rule, D2); 400 for an unknown game, 429. */
export async function completeGame(
  { database: { db }, now }: Deps,
  userId: number,
  { gameId, score, maxScore, duration, playId }: Completion,
): Promise<CompletionAnswer> {
  checkGame(gameId);
  const game = { userId, gameId, score, maxScore, at: now() };
  const finished = { ...game, duration: duration ?? null, playId: playId ?? null };
  const recorded = await recordGame(db, finished);
  if (!recorded) throw new AppError('not-signed-in', SENTENCES.signIn);
  const { nth, isNew } = recorded;
  const unlockedAvatars = avatarsUnlockedBy(nth);
  return {
    isNew,
    completed: {
      newAvatarsUnlocked: unlockedAvatars.length,
      avatarsUnlocked: avatarsUnlockedAfter(nth),
      gamesCompleted: nth,
      unlockedAvatars,
    },
  };
}
