// Deals one round of Find My Number.
import type { Dealer } from '#games/kit/rules/game.ts';
import { randomInt, type Random } from '#games/kit/rules/random.ts';
import { rangeOf } from './rules.ts';
import type { NumberStart } from './start.ts';

/** The game needs no content and asks nothing that could be remembered, so that a memory changes nothing. */
export const dealStart: Dealer<NumberStart> = ({ year, random }) => {
  return { start: dealNumber(year, random), drawn: [], asked: [] };
};

/** A hidden number of the year's range; an unknown year plays from 1 to 20 (spec S9 Find My Number). */
export function dealNumber(year: number | null | undefined, random: Random): NumberStart {
  const { min, max } = rangeOf(year);
  return { min, max, secret: randomInt(random, min, max) };
}
