// How the owl feels about a finished round: it cheers with the pupil, or it comforts.
import type { GameResult } from '#games/kit/game.ts';
import { percentOf } from '#shared/scores.ts';

/** Half of the score and above is a reason to cheer. */
const CHEERS_FROM_PERCENT = 50;

export function moodAfter({ score, maxScore }: GameResult): 'cheering' | 'comforting' {
  return percentOf(score, maxScore) >= CHEERS_FROM_PERCENT ? 'cheering' : 'comforting';
}
