// The words and their meanings as teachers see them.
import type { GameItems } from '#games/kit/rules/asked.ts';
import { wordItem } from '#games/kit/rules/items.ts';
import { YEAR_GROUPS } from '#shared/years.ts';
import { loadEntries } from '#games/kit/words/entries.ts';

export const items: GameItems = {
  async askedIn(year) {
    const entries = await loadEntries(year);
    return entries.map(({ word, objective }) => ({ item: wordItem(word, 'meaning'), objective }));
  },
  async questionOf(item) {
    for (const year of YEAR_GROUPS) {
      const entries = await loadEntries(year);
      const entry = entries.find(({ word }) => wordItem(word, 'meaning') === item);
      if (!entry) continue;
      const { word, definition } = entry;
      return { question: `What **${word}** means`, answer: definition, wrong: [], isExact: true };
    }
    return null;
  },
  slipText: () => null,
};
