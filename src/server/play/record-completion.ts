// Counts a finished game once, and returns what it unlocked.
import { avatarsUnlockedAfter, avatarsUnlockedBy } from '#shared/avatars.ts';
import type { Completed, Grown } from '#shared/contract/play.ts';
import { UNVERIFIED_REFUSED } from '#shared/contract/rounds.ts';
import type { Config } from '../platform/config.ts';
import type { Db } from '../platform/db/database.ts';
import type { Deps } from '../platform/http/deps.ts';
import { AppError, SENTENCES } from '../platform/errors.ts';
import { namedSteps } from '../memory/growth.ts';
import { findOwnWords } from '../memory/own-words-store.ts';
import type { FinishedGame } from './finished-game-store.ts';
import { findRecorded, recordGame, type Recorded } from './store.ts';

export interface CompletionAnswer {
  /** False if this playId was recorded before: then this repeats the first response. */
  isNew: boolean;
  completed: Completed;
  recorded: Recorded;
}

/** Throws 'forbidden' if this installation accepts only verified rounds (D8). */
export function checkUnverifiedAllowed({ takesUnverified }: Pick<Config, 'takesUnverified'>): void {
  if (!takesUnverified) throw new AppError('forbidden', UNVERIFIED_REFUSED);
}

/**
 * Counts a finished game once and returns what it unlocked (D1 unlock rule). If it is new, `note` is called in the same
 * transaction.
 */
export async function recordCompletion(
  { database: { db } }: Deps,
  game: FinishedGame,
  note?: (tx: Db) => Promise<void>,
): Promise<CompletionAnswer> {
  const recorded = await recordGame(db, game, note);
  if (!recorded) throw new AppError('not-signed-in', SENTENCES.signIn);
  const { steps } = recorded;
  const ownWords = await findOwnWords(
    db,
    steps.map(({ item }) => item),
  );
  return answerTo(recorded, namedSteps(steps, ownWords));
}

/** The first response to a game that was recorded before; null if there is none. */
export async function firstAnswer(
  { database: { db } }: Deps,
  userId: number,
  playId: string,
): Promise<CompletionAnswer | null> {
  const recorded = await findRecorded(db, userId, playId);
  return recorded && answerTo(recorded);
}

function answerTo(recorded: Recorded, grown: readonly Grown[] = []): CompletionAnswer {
  const { nth, isNew } = recorded;
  const unlockedAvatars = avatarsUnlockedBy(nth);
  return {
    isNew,
    recorded,
    completed: {
      newAvatarsUnlocked: unlockedAvatars.length,
      avatarsUnlocked: avatarsUnlockedAfter(nth),
      gamesCompleted: nth,
      unlockedAvatars,
      ...(grown.length > 0 && { grown: [...grown] }),
    },
  };
}
