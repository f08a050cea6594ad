// The words of a round as the result shows them again.
import type { Reviewed } from '#games/kit/rules/reviewed.ts';
import type { SearchRound } from './rules.ts';
import type { SearchStart } from './start.ts';

/** In the order in which they were found, each with its meaning or else the theme. */
export function reviewedWords({ found, theme }: SearchRound, { words }: SearchStart): Reviewed[] {
  return found.map(({ word }) => {
    const meaning = words.find((dealt) => dealt.word === word.toUpperCase())?.meaning;
    return { kind: 'Word', outcome: 'found', text: word, lines: [meaning ?? theme] };
  });
}
