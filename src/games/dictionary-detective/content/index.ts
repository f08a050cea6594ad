// Finds the words of a pupil's year; each year is its own chunk, so that no other year reaches the browser.
import type { DictionaryEntry } from '#games/kit/words.ts';
import { yearOrFirst, type YearGroup } from '#shared/years.ts';

const YEARS: Record<YearGroup, () => Promise<{ entries: readonly DictionaryEntry[] }>> = {
  1: () => import('./year-1.ts'),
  2: () => import('./year-2.ts'),
  3: () => import('./year-3.ts'),
  4: () => import('./year-4.ts'),
  5: () => import('./year-5.ts'),
  6: () => import('./year-6.ts'),
};

/** The word list of a year; an unknown year falls back to Year 1 (spec S9 Dictionary). */
export async function loadEntries(
  year: number | null | undefined,
): Promise<readonly DictionaryEntry[]> {
  const { entries } = await YEARS[yearOrFirst(year)]();
  return entries;
}
