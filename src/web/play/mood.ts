// The owl's mood after a round.
import type { GameResult } from '#games/kit/rules/game.ts';
import { percentOf } from '#shared/scores.ts';

/** Half marks or more. */
const CHEERS_FROM_PERCENT = 50;

export function moodAfter({
  score,
  maxScore,
}: Pick<GameResult, 'score' | 'maxScore'>): 'cheering' | 'comforting' {
  return percentOf(score, maxScore) >= CHEERS_FROM_PERCENT ? 'cheering' : 'comforting';
}
