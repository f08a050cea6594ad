// Which words a game has in its own content.
import { YEAR_GROUPS, type YearGroup } from '#shared/years.ts';
import type { WordBank } from './words.ts';

type Load<Content> = (year: YearGroup) => Promise<readonly Content[]>;

/** The objective of each word of a game, in small letters: of `year` if that has the word, then of the others. */
export async function objectivesByWord(
  load: Load<{ word: string; objective: string }>,
  year: YearGroup,
): Promise<ReadonlyMap<string, string>> {
  const years = [year, ...YEAR_GROUPS.filter((other) => other !== year)];
  const words = (await Promise.all(years.map(load))).flat();
  // The first of several equal words stays.
  return new Map(
    words.toReversed().map(({ word, objective }) => [word.toLowerCase(), objective] as const),
  );
}

/** The same of a game whose words are in banks. */
export async function wordsOfBanks(
  loadBanks: Load<WordBank>,
  year: YearGroup,
): Promise<ReadonlyMap<string, string>> {
  const load = async (one: YearGroup) =>
    (await loadBanks(one)).flatMap(({ objective, words }) =>
      words.map((word) => ({ word, objective })),
    );
  return objectivesByWord(load, year);
}
