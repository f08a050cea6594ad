// The words to spell as teachers see them.
import { SOMETHING_ELSE, type GameItems } from '#games/kit/rules/asked.ts';
import { wordItem } from '#games/kit/rules/items.ts';
import { loadSpellingWords } from '#games/kit/words/spelling-words.ts';
import { YEAR_GROUPS } from '#shared/years.ts';
import { dealt } from './deal.ts';

export const items: GameItems = {
  async askedIn(year) {
    const words = await loadSpellingWords(year);
    return words.map(({ word, objective }) => ({ item: wordItem(word, 'spelling'), objective }));
  },
  async questionOf(item, _, slip) {
    const [, inItem] = /^word\/(.+)#spelling$/.exec(item) ?? [];
    if (inItem === undefined) return null;
    const wrong = slip === null || slip === SOMETHING_ELSE ? [] : [slip];
    const words = (await Promise.all(YEAR_GROUPS.map(loadSpellingWords))).flat();
    const known = words.find((one) => wordItem(one.word, 'spelling') === item);
    // Items are in small letters.
    const word = known?.word ?? inItem;
    return {
      question: `How to spell **${word}**`,
      answer: word,
      wrong,
      isExact: true,
      ...(known && { start: () => ({ words: [dealt(known)] }) }),
    };
  },
  areSlipsTyped: true,
  slipText: (slip) => (slip === SOMETHING_ELSE ? 'Another misspelling.' : `Wrote “${slip}”.`),
};
