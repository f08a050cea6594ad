// The words of a round as the result shows them again.
import type { Reviewed } from '#games/kit/rules/reviewed.ts';
import type { SearchRound } from './rules.ts';

/** In the order in which they were found. */
export function reviewedWords({ found, theme }: SearchRound): Reviewed[] {
  return found.map(({ word }) => ({ kind: 'Word', outcome: 'found', text: word, lines: [theme] }));
}
