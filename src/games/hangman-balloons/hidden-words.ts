// Which words can be guessed with ten balloons.
import { byYear } from '#games/kit/rules/by-year.ts';

export const LONGEST_WORD = byYear(12, 12, 12, 12, 12, 12);
/** Fewest different letters. */
export const FEWEST_LETTERS = 3;
