// Records a finished game as the browser reports it, without a deal (D2).
import type { Completion } from '#shared/contract/play.ts';
import type { Deps } from '../platform/http/deps.ts';
import { endedLately } from './ended-at.ts';
import { checkGame } from './known-game.ts';
import {
  checkUnverifiedAllowed,
  recordCompletion,
  type CompletionAnswer,
} from './record-completion.ts';

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
