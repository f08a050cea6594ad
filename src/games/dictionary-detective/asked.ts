// The words and their meanings as teachers see them.
import type { GameItems } from '#games/kit/rules/asked.ts';
import { wordItem } from '#games/kit/rules/items.ts';
import { seededRandom, shuffle } from '#games/kit/rules/random.ts';
import { YEAR_GROUPS } from '#shared/years.ts';
import { loadEntries } from '#games/kit/words/entries.ts';
import { pairOf } from './deal.ts';
import { PAIRS_PER_PAGE, startOf } from './start.ts';

export const items: GameItems = {
  async askedIn(year) {
    const entries = await loadEntries(year);
    return entries.map(({ word, objective }) => ({ item: wordItem(word, 'meaning'), objective }));
  },
  async questionOf(item, _objective, _slip, random = seededRandom(1)) {
    for (const year of YEAR_GROUPS) {
      const entries = await loadEntries(year);
      const entry = entries.find(({ word }) => wordItem(word, 'meaning') === item);
      if (!entry) continue;
      const { word, definition, objective } = entry;
      const others = entries.filter((one) => one !== entry && one.objective === objective);
      const page = [entry, ...shuffle(random, others)].slice(0, PAIRS_PER_PAGE);
      return {
        question: `What **${word}** means`,
        answer: definition,
        wrong: [],
        isExact: true,
        start: () => startOf(year, page.map(pairOf)),
      };
    }
    return null;
  },
  slipText: () => null,
};
