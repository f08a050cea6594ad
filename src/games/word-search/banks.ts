// The word banks of each year.
import { wordBanksSchema } from '#games/kit/words/words.ts';
import { contentLoader } from '#games/kit/words/year-content.ts';

export const loadBanks = contentLoader(wordBanksSchema, {
  1: () => import('#content/year-1/word-search.yaml'),
  2: () => import('#content/year-2/word-search.yaml'),
  3: () => import('#content/year-3/word-search.yaml'),
  4: () => import('#content/year-4/word-search.yaml'),
  5: () => import('#content/year-5/word-search.yaml'),
  6: () => import('#content/year-6/word-search.yaml'),
});
