// Records a finished round by its deal and its moves (D8), once for each deal.
import type { DealtCompleted } from '#shared/contract/play.ts';
import type { DealtCompletion } from '#shared/contract/rounds.ts';
import type { Deps } from '../platform/http/deps.ts';
import { AppError } from '../platform/errors.ts';
import { firstAnswer, recordCompletion, type CompletionAnswer } from './complete-game.ts';
import { judgeRound } from './judge-round.ts';
import { checkGame } from './known-game.ts';
import { roundKey } from './round-keys.ts';
import { checkUnverifiedAllowed } from './unverified.ts';

export interface RoundAnswer {
  /** False if this deal was played before: then this is the first answer again. */
  isNew: boolean;
  completed: DealtCompleted;
}

/** 400 for moves that break the rules, 403 for somebody else's or a changed deal, 429. */
export async function completeRound(
  deps: Deps,
  userId: number,
  completion: DealtCompletion,
): Promise<RoundAnswer> {
  const { deal } = completion;
  if (deal.userId !== userId) {
    throw new AppError('forbidden', 'This round was dealt to somebody else.');
  }
  const { isNew, completed, recorded } = await recordRound(deps, userId, completion);
  const { score, maxScore, verified } = recorded;
  return { isNew, completed: { ...completed, score, maxScore, verified } };
}

async function recordRound(
  deps: Deps,
  userId: number,
  completion: DealtCompletion,
): Promise<CompletionAnswer> {
  const { deal, score, maxScore } = completion;
  const at = deps.now();
  const round = { userId, gameId: deal.gameId, playId: deal.id, at };
  const key = await roundKey(deps, deal.key);
  if (key) return recordCompletion(deps, { ...round, ...judgeRound(completion, key, at) });
  // It may have been recorded while its key was known, and only the answer was lost.
  const repeated = await firstAnswer(deps, userId, deal.id);
  if (repeated) return repeated;
  // It cannot be distinguished from a forged deal.
  checkUnverifiedAllowed(deps.config);
  checkGame(deal.gameId);
  const told = { score, maxScore, duration: null, playedAt: null, proof: null };
  return recordCompletion(deps, { ...round, ...told });
}
