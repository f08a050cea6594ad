// Records a finished game once: proved by its deal and its moves (D8), or as the browser reports it (D2).
import type { Completed, Completion, DealtCompleted, Grown } from '#shared/contract/play.ts';
import { DEAL_REFUSED, UNVERIFIED_REFUSED, type DealtCompletion } from '#shared/contract/rounds.ts';
import { avatarsUnlockedAfter, avatarsUnlockedBy } from '#shared/avatars.ts';
import type { Db } from '../platform/db/database.ts';
import type { Deps } from '../platform/http/deps.ts';
import { AppError, SENTENCES } from '../platform/errors.ts';
import { endedLately, judgeRound } from './judge-round.ts';
import {
  findRecorded,
  recordGame,
  type FinishedGame,
  type Replayed,
  type Recorded,
} from './store.ts';
import { checkGame } from './known-game.ts';
import { roundKey } from './round-keys.ts';
import type { Config } from '../platform/config.ts';
import { namedSteps } from '../memory/growth.ts';
import { findOwnWords } from '../memory/own-words-store.ts';

export interface RoundAnswer {
  /** False if this deal was recorded before: then this repeats the first response. */
  isNew: boolean;
  completed: DealtCompleted;
}

/** Called once for each verified round, in the transaction that records it. */
type NoteRound = (tx: Db, round: { replayed: Replayed; at: Date }) => Promise<void>;

/** 400 if the moves break the rules, 403 if the deal is another user's or was changed, 429 for too many. */
export async function completeRound(
  deps: Deps,
  userId: number,
  completion: DealtCompletion,
  note?: NoteRound,
): Promise<RoundAnswer> {
  const { deal, score, maxScore } = completion;
  if (deal.userId !== userId) throw new AppError('forbidden', DEAL_REFUSED.ofAnother);
  const at = deps.now();
  const round = { userId, gameId: deal.gameId, playId: deal.id, at };
  const key = await roundKey(deps, deal.key);
  if (key) {
    const { takesUnverified } = deps.config;
    const game = { ...round, ...judgeRound(completion, key, { now: at, takesUnverified }) };
    const { replayed } = game;
    const noteThis = note && replayed ? (tx: Db) => note(tx, { replayed, at }) : undefined;
    return toRoundAnswer(await recordCompletion(deps, game, noteThis));
  }
  // It may have been recorded while its key existed, and only the response was lost.
  const repeated = await firstAnswer(deps, userId, deal.id);
  if (repeated) return toRoundAnswer(repeated);
  // It cannot be distinguished from a forged deal.
  checkUnverifiedAllowed(deps.config);
  checkGame(deal.gameId);
  const playedAt = endedLately(completion.playedAt, at);
  const reported = { score, maxScore, duration: null, playedAt, replayed: null };
  return toRoundAnswer(await recordCompletion(deps, { ...round, ...reported }));
}

/** Returns the recorded result, which may differ from what the pupil saw. */
function toRoundAnswer({ isNew, completed, recorded }: CompletionAnswer): RoundAnswer {
  const { score, maxScore, verified } = recorded;
  return { isNew, completed: { ...completed, score, maxScore, verified } };
}

/** Records it as unverified. 400 for an unknown game, 403 if such results are refused, 429 for too many. */
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
    playedAt: endedLately(playedAt, at),
    replayed: null,
  });
}

interface CompletionAnswer {
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
async function recordCompletion(
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
