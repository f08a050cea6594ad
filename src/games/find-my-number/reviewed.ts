// The guesses of a round as the result shows them again.
import type { Reviewed } from '#games/kit/rules/reviewed.ts';
import { possibleRange, type Round } from './rules.ts';

/** Each with the numbers that its answer left. */
export function reviewedGuesses(round: Round): Reviewed[] {
  const { guesses, secret } = round;
  return guesses.map((guess, index) => {
    const shared = { kind: 'Guess', text: String(guess) } as const;
    if (guess === secret) return { ...shared, outcome: 'found', lines: [] };
    const { low, high } = possibleRange({ ...round, guesses: guesses.slice(0, index + 1) });
    const left = low === high ? `Only ${low} was left.` : `${low} to ${high} were left.`;
    return { ...shared, outcome: guess < secret ? 'too low' : 'too high', lines: [left] };
  });
}
