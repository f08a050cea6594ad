// The words to spell as teachers see them.
import type { GameItems } from '#games/kit/rules/asked.ts';
import { wordItem } from '#games/kit/rules/items.ts';
import { YEAR_GROUPS } from '#shared/years.ts';
import { loadBanks } from './banks.ts';
import { withClue } from './deal.ts';

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
    const banks = (await Promise.all(YEAR_GROUPS.map(loadBanks))).flat();
    const hidden = banks.flatMap(({ id, theme, objective, words }) =>
      words.map((one) => ({ id: `${id}/${one}`, word: one, theme, objective })),
    );
    const known = hidden.find((one) => wordItem(one.word, 'spelling') === item);
    return {
      question: `How to spell **${word}**`,
      answer: word,
      wrong: [],
      isExact: true,
      ...(known && { start: () => withClue(known) }),
    };
  },
  slipText: () => null,
};
