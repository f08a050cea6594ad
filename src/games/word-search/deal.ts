// Deals one round of Word Search: a bank's words, hidden in a square of letters.
import { pickFresh } from '#games/kit/fresh.ts';
import type { Dealer, DealtStart } from '#games/kit/game.ts';
import { pickSome, type Random } from '#games/kit/random.ts';
import type { WordBank } from '#games/kit/words.ts';
import type { YearGroup } from '#shared/years.ts';
import { loadBanks } from './banks.ts';
import { makeBoard } from './board.ts';
import { drawnFrom, type SearchStart } from './start.ts';

/** Words on a board at most (spec S9 Word Search). */
const MOST_WORDS = 10;

/** Rejects when the year's banks cannot be loaded. */
export const dealStart: Dealer<SearchStart> = async (year, random, recent) =>
  dealBoard(year, await loadBanks(year), random, recent);

/** A board with a bank that was not met lately, if there is one (D6); the year must have a bank. */
export function dealBoard(
  year: YearGroup,
  banks: readonly WordBank[],
  random: Random,
  recent: readonly string[],
): DealtStart<SearchStart> {
  const bank = pickFresh(random, banks, recent);
  const { rows, placed } = makeBoard(year, pickSome(random, bank.words, MOST_WORDS), random);
  const words = placed.map(({ word }) => ({ id: `${bank.id}/${word}`, word }));
  const start = { theme: bank.theme, words, grid: [...rows] };
  return { start, drawn: drawnFrom(start) };
}
