// The words to spell as teachers see them.
import type { GameItems } from '#games/kit/rules/asked.ts';
import { wordItem } from '#games/kit/rules/items.ts';
import { loadBanks } from './banks.ts';

export const items: GameItems = {
  async askedIn(year) {
    const banks = await loadBanks(year);
    return banks.flatMap(({ objective, words }) =>
      words.map((word) => ({ item: wordItem(word, 'spelling'), objective })),
    );
  },
  async questionOf(item) {
    const [, word] = /^word\/(.+)#spelling$/.exec(item) ?? [];
    if (word === undefined) return null;
    return { question: `How to spell **${word}**`, answer: word, wrong: [], isExact: true };
  },
  slipText: () => null,
};
