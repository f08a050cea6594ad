// Which words can be hidden in a grid.
import { byYear } from '#games/kit/rules/by-year.ts';

/** The length of the longest word, so that ten words fit the grid of the year. */
export const LONGEST_WORD = byYear(6, 8, 8, 9, 9, 10);
/** The most letters in the ten words together. */
export const LETTERS_TOGETHER = byYear(50, 62, 62, 72, 72, 78);

/** Whether a text can be read inside a word, forwards or backwards. */
export function readsEitherWay(word: string, text: string): boolean {
  return word.includes(text) || word.includes([...text].toReversed().join(''));
}
