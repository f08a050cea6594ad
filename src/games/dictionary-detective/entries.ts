// Loads the words of one year: each year is a chunk of its own, so that only the pupil's year reaches the browser.
import { dictionarySchema, type DictionaryEntry } from '#games/kit/words.ts';
import { yearOrFirst, type YearGroup } from '#shared/years.ts';

const YEARS: Record<YearGroup, () => Promise<{ default: unknown }>> = {
  1: () => import('#content/year-1/words.yaml'),
  2: () => import('#content/year-2/words.yaml'),
  3: () => import('#content/year-3/words.yaml'),
  4: () => import('#content/year-4/words.yaml'),
  5: () => import('#content/year-5/words.yaml'),
  6: () => import('#content/year-6/words.yaml'),
};

/** The words of a year; an unknown year falls back to Year 1 (spec S9 Dictionary). Rejects when they cannot be fetched. */
export async function loadEntries(
  year: number | null | undefined,
): Promise<readonly DictionaryEntry[]> {
  const entries = await YEARS[yearOrFirst(year)]();
  return dictionarySchema.parse(entries.default);
}
