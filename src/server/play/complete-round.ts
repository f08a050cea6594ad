// Judges a finished round by its deal and its moves (D8), and records it once; or records a game as the browser reports it (D2).
// Unverified are games without a round, rounds whose key is gone, and those longer than their deal has existed: an installation
// may refuse these (`takesUnverified`). So are rounds whose deal has expired or is of other rules: these always count.
import type { Completed, Completion, DealtCompleted, Grown } from '#shared/contract/play.ts';
import {
  DEAL_DAYS,
  DEAL_REFUSED,
  UNVERIFIED_REFUSED,
  type DealtCompletion,
} from '#shared/contract/rounds.ts';
import { avatarsUnlockedAfter, avatarsUnlockedBy } from '#shared/avatars.ts';
import { DAY_MS } from '#shared/dates.ts';
import { MOVES_BYTES_MAX } from '#shared/moves.ts';
import type { YearGroup } from '#shared/years.ts';
import { replayOf } from '#games/server.ts';
import type { Db } from '../platform/db/database.ts';
import type { Deps } from '../platform/http/deps.ts';
import { AppError, SENTENCES } from '../platform/errors.ts';
import {
  findRecorded,
  type FinishedGame,
  type Replayed,
  type Recorded,
} from './finished-games-store.ts';
import { checkGame } from './known-game.ts';
import { recordGame } from './record-game.ts';
import { isSignedBy, roundKey, type RoundKey } from './round-keys.ts';
import type { Config } from '../platform/config.ts';
import { namedSteps } from '../memory/growth.ts';
import { findOwnWords } from '../memory/own-words-store.ts';

export interface RoundAnswer {
  /** False if this deal was recorded before: then this repeats the first response, without what grew. */
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
    const game = {
      ...round,
      year: deal.year,
      ...judgeRound(completion, key, { now: at, takesUnverified }),
    };
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
  { year, ...game }: FinishedGame & { year?: YearGroup },
  note?: (tx: Db) => Promise<void>,
): Promise<CompletionAnswer> {
  const recorded = await recordGame(db, game, note);
  if (!recorded) throw new AppError('not-signed-in', SENTENCES.signIn);
  const { steps } = recorded;
  const ownWords = await findOwnWords(
    db,
    steps.map(({ item }) => item),
  );
  return answerTo(recorded, namedSteps(steps, ownWords, year));
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

/** The result to record. */
export interface JudgedRound {
  score: number;
  maxScore: number;
  /** Whole seconds of play; null if unknown or impossible. */
  duration: number | null;
  /** When it ended by the device's clock; null if that is impossible. */
  playedAt: Date | null;
  /** Null if the round is recorded as unverified. */
  replayed: Replayed | null;
}

/**
 * Replays a round whose deal this installation has signed with `key`. Throws 'forbidden' if the deal was changed, and
 * 'invalid' if the moves break the rules or do not end the round. A round that can no longer be verified (an expired
 * deal, other rules) keeps the result that the pupil saw. A round that claims to have lasted longer than its deal has
 * existed is 'forbidden' where unverified results are refused.
 */
export function judgeRound(
  completion: DealtCompletion,
  key: RoundKey,
  { now, takesUnverified }: { now: Date } & Pick<Config, 'takesUnverified'>,
): JudgedRound {
  const { deal, signature, moves, score, maxScore, playedAt } = completion;
  if (!isSignedBy(deal, signature, key.secret)) {
    throw new AppError('forbidden', DEAL_REFUSED.changed);
  }
  const dealtAt = new Date(deal.dealtAt);
  const endedAt = endedBetween(playedAt, dealtAt, now);
  const reported = { score, maxScore, duration: null, playedAt: endedAt, replayed: null };
  const replay = replayOf(deal.gameId, deal.rules);
  if (!replay || now > new Date(deal.expiresAt)) return reported;
  if (areTooLarge(moves)) throw new AppError('invalid', 'There are too many moves.');
  const outcome = replay.replay(deal.start, moves, deal);
  if (!outcome.ok) throw new AppError('invalid', outcome.message);
  const earned = { score: outcome.score, maxScore: outcome.maxScore, playedAt: endedAt };
  const { durationMs, answers, rushed } = outcome;
  if (durationMs > now.getTime() - dealtAt.getTime()) {
    if (!takesUnverified) throw new AppError('forbidden', DEAL_REFUSED.tooLong);
    return { ...earned, duration: null, replayed: null };
  }
  return { ...earned, duration: Math.round(durationMs / 1000), replayed: { answers, rushed } };
}

/** Moves nested too deeply to measure count as too large. */
function areTooLarge(moves: DealtCompletion['moves']): boolean {
  try {
    return Buffer.byteLength(JSON.stringify(moves)) > MOVES_BYTES_MAX;
  } catch {
    return true;
  }
}

/** The device's time if it lies between `first`, the earliest possible end, and now; otherwise null. */
function endedBetween(ended: string | null | undefined, first: Date, now: Date): Date | null {
  if (ended == null) return null;
  const at = new Date(ended);
  return first <= at && at <= now ? at : null;
}

/** The same for a round without a deal of known age, which may have been queued for as long as a device keeps dealt rounds. */
export function endedLately(ended: string | null | undefined, now: Date): Date | null {
  return endedBetween(ended, new Date(now.getTime() - DEAL_DAYS * DAY_MS), now);
}
