// What is kept of a wrong spelling: a child can write anything there (D18).
import { asCompared } from './rules.ts';
import { distanceBetween } from './spellings.ts';

/** Stands for whatever is not near the word. */
export const SOMETHING_ELSE = 'something else';

/** The spelling if at most half of the word's letters are otherwise. */
export function keptOf(typed: string, word: string): string {
  const isNear = distanceBetween(typed, word) <= [...word].length / 2;
  return isNear ? asCompared(typed, word) : SOMETHING_ELSE;
}
