// Which words the banks of a game have.
import { YEAR_GROUPS, type YearGroup } from '#shared/years.ts';
import type { WordBank } from './words.ts';

/** The objective of each word of a game's banks, in small letters: of `year` if a bank of it has the word, then of the others. */
export async function wordsOfBanks(
  loadBanks: (year: YearGroup) => Promise<readonly WordBank[]>,
  year: YearGroup,
): Promise<ReadonlyMap<string, string>> {
  const years = [year, ...YEAR_GROUPS.filter((other) => other !== year)];
  const banks = (await Promise.all(years.map(loadBanks))).flat();
  const words = banks.flatMap(({ objective, words }) =>
    words.map((word) => [word.toLowerCase(), objective] as const),
  );
  // The first of several equal words stays.
  return new Map(words.toReversed());
}
