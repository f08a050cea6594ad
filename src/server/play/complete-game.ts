// Records a finished game and unlocks avatars.
import { avatarsUnlockedAfter, avatarsUnlockedBy } from '#shared/avatars.ts';
import type { Completed, Completion } from '#shared/contract/play.ts';
import { DEAL_DAYS } from '#shared/contract/rounds.ts';
import { DAY_MS } from '#shared/dates.ts';
import type { Db } from '../platform/db/database.ts';
import type { Deps } from '../platform/http/deps.ts';
import { AppError, SENTENCES } from '../platform/errors.ts';
import type { FinishedGame } from './finished-game-store.ts';
import { believable } from './judge-round.ts';
import { checkGame } from './known-game.ts';
import { findRecorded, recordGame, type Recorded } from './store.ts';
import { checkUnverifiedAllowed } from './unverified.ts';

export interface CompletionAnswer {
  /** False if this playId was recorded before: then this is the first answer again. */
  isNew: boolean;
  completed: Completed;
  recorded: Recorded;
}

/**
 * Records a game reported by the browser (D2) as unverified. 400 for an unknown game, 403 if such results are refused,
 * 429 for too many.
 */
export async function completeReported(
  deps: Deps,
  userId: number,
  { gameId, score, maxScore, duration, playId, playedAt }: Completion,
): Promise<CompletionAnswer> {
  checkGame(gameId);
  checkUnverifiedAllowed(deps.config);
  const at = deps.now();
  return recordCompletion(deps, {
    userId,
    gameId,
    score,
    maxScore,
    duration: duration ?? null,
    playId: playId ?? null,
    at,
    playedAt: reportedTime(playedAt, at),
    proof: null,
  });
}

/**
 * When a round without a deal ended, by the device's clock; null if that is longer ago than a device keeps a dealt
 * round.
 */
export function reportedTime(playedAt: Completion['playedAt'], now: Date): Date | null {
  return believable(playedAt, new Date(now.getTime() - DEAL_DAYS * DAY_MS), now);
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
  return answerTo(recorded);
}

/** The first answer to a game that was recorded before; null if there is none. */
export async function firstAnswer(
  { database: { db } }: Deps,
  userId: number,
  playId: string,
): Promise<CompletionAnswer | null> {
  const recorded = await findRecorded(db, userId, playId);
  return recorded && answerTo(recorded);
}

function answerTo(recorded: Recorded): CompletionAnswer {
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
    },
  };
}
