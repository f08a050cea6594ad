// The word of a round as the result shows it again.
import type { Reviewed } from '#games/kit/rules/reviewed.ts';
import { statusOf, timesInWord, type BalloonRound } from './rules.ts';

export function reviewedWord(round: BalloonRound): Reviewed[] {
  const { word, theme, clue, guessed } = round;
  const wrong = guessed.filter((letter) => timesInWord(round, letter) === 0);
  const letters = wrong.length === 0 ? [] : [`Not in it: ${wrong.join(', ')}`];
  const outcome = statusOf(round) === 'won' ? 'found' : 'not found';
  return [{ kind: 'Word', outcome, text: word, lines: [clue ?? theme, ...letters] }];
}
