// Deals one round of Dictionary Detective.
import type { Dealer, DealtStart } from '#games/kit/game.ts';
import { pickSome, type Random } from '#games/kit/random.ts';
import type { DictionaryEntry } from '#games/kit/words.ts';
import { loadEntries } from './entries.ts';
import { drawnFrom, type CaseStart } from './start.ts';

/** Pairs in one round (spec S9 Dictionary). */
const PAIRS_PER_CASE = 10;

/** Rejects when the year's words cannot be loaded. */
export const dealStart: Dealer<CaseStart> = async (year, random, recent) =>
  dealPairs(await loadEntries(year), random, recent);

/** Ten words not in `recent` (newest first), then the ones met longest ago; fewer when the list is shorter. */
export function dealPairs(
  entries: readonly DictionaryEntry[],
  random: Random,
  recent: readonly string[],
): DealtStart<CaseStart> {
  const unseen = entries.filter(({ id }) => !recent.includes(id));
  const seenOldestFirst = entries
    .filter(({ id }) => recent.includes(id))
    .toSorted((one, other) => recent.indexOf(other.id) - recent.indexOf(one.id));
  const fresh = pickSome(random, unseen, PAIRS_PER_CASE);
  const drawn = [...fresh, ...seenOldestFirst.slice(0, PAIRS_PER_CASE - fresh.length)];
  const pairs = drawn.map(({ id, word, definition, objective }) => {
    return { id, word, definition, objective };
  });
  return { start: { pairs }, drawn: drawnFrom({ pairs }) };
}
