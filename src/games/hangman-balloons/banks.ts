// Loads the word banks of one year: each year is a chunk of its own, so that only the pupil's year reaches the browser.
import { wordBanksSchema, type WordBank } from '#games/kit/words.ts';
import type { YearGroup } from '#shared/years.ts';

const YEARS: Record<YearGroup, () => Promise<{ default: unknown }>> = {
  1: () => import('#content/year-1/hangman.yaml'),
  2: () => import('#content/year-2/hangman.yaml'),
  3: () => import('#content/year-3/hangman.yaml'),
  4: () => import('#content/year-4/hangman.yaml'),
  5: () => import('#content/year-5/hangman.yaml'),
  6: () => import('#content/year-6/hangman.yaml'),
};

/** The word banks of a year; rejects when they cannot be fetched. */
export async function loadBanks(year: YearGroup): Promise<readonly WordBank[]> {
  const banks = await YEARS[year]();
  return wordBanksSchema.parse(banks.default);
}
