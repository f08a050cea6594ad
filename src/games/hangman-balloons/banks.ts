// The word banks of each year.
import { wordBanksSchema } from '#games/kit/words/words.ts';
import { contentLoader } from '#games/kit/words/year-content.ts';

export const loadBanks = contentLoader(wordBanksSchema, {
  1: () => import('#content/year-1/hangman.yaml'),
  2: () => import('#content/year-2/hangman.yaml'),
  3: () => import('#content/year-3/hangman.yaml'),
  4: () => import('#content/year-4/hangman.yaml'),
  5: () => import('#content/year-5/hangman.yaml'),
  6: () => import('#content/year-6/hangman.yaml'),
});
