// Words with meanings: each is asked in only one year, unless it is harder in a later one.
import { repeated, type Finding } from '#games/kit/checks/content.ts';
import type { YearContent } from './all-content.ts';

/** Words that two years may ask. */
const HARDER_LATER: ReadonlySet<string> = new Set([
  // Year 5 contrasts it with dessert.
  'desert',
]);

/** Words that Dictionary Detective asks in more than one year. */
export function checkWordYears(all: readonly YearContent[]): Finding[] {
  const words = all
    .flatMap(({ games }) => games.filter(({ gameId }) => gameId === 'dictionary-detective'))
    .flatMap((game) => game.words);
  const twice = new Set(repeated(words.map(({ word }) => word)));
  return words
    .filter(({ word }) => twice.has(word) && !HARDER_LATER.has(word))
    .map(({ id, word }) => ({
      id,
      rule: 'word-in-two-years',
      message: `“${word}” is asked in another year as well`,
    }));
}
