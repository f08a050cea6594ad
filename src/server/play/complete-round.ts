// Records a finished round by its deal and its moves (D8), once for each deal.
import type { DealtCompleted } from '#shared/contract/play.ts';
import { DEAL_REFUSED, type DealtCompletion } from '#shared/contract/rounds.ts';
import type { Db } from '../platform/db/database.ts';
import type { Deps } from '../platform/http/deps.ts';
import { AppError } from '../platform/errors.ts';
import { endedLately } from './ended-at.ts';
import type { Replayed } from './finished-game-store.ts';
import { judgeRound } from './judge-round.ts';
import { checkGame } from './known-game.ts';
import {
  checkUnverifiedAllowed,
  firstAnswer,
  recordCompletion,
  type CompletionAnswer,
} from './record-completion.ts';
import { roundKey } from './round-keys.ts';

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
