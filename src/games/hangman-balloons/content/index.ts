// Loads the word banks of one year, so that only the pupil's year reaches the browser.
import type { WordBank } from '#games/kit/words.ts';
import type { YearGroup } from '#shared/years.ts';

const LOADERS: Record<YearGroup, () => Promise<{ banks: readonly WordBank[] }>> = {
  1: () => import('./year-1.ts'),
  2: () => import('./year-2.ts'),
  3: () => import('./year-3.ts'),
  4: () => import('./year-4.ts'),
  5: () => import('./year-5.ts'),
  6: () => import('./year-6.ts'),
};

/** The word banks of a year; rejects when they can't be fetched. */
export async function loadBanks(year: YearGroup): Promise<readonly WordBank[]> {
  const { banks } = await LOADERS[year]();
  return banks;
}
