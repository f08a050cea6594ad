// All banks of all games, year by year, as the rules and the catalogue read them.
import { loadEntries } from '#games/dictionary-detective/content/index.ts';
import { BANKS as GRAMMAR } from '#games/grammar-guru/content/deal.ts';
import type { GrammarItem } from '#games/grammar-guru/content/item.ts';
import { loadBanks as loadHangman } from '#games/hangman-balloons/content/index.ts';
import type { DictionaryEntry, WordBank } from '#games/kit/words.ts';
import { loadBanks as loadWordSearch } from '#games/word-search/content/index.ts';
import { TYPES_BY_YEAR } from '#games/mathematics-mountain/content/deal.ts';
import type { QuestionType } from '#games/mathematics-mountain/content/question-type.ts';
import { YEAR_GROUPS, type YearGroup } from '#shared/years.ts';

/** Everything that one year's pupils are asked. */
export interface YearContent {
  year: YearGroup;
  grammar: readonly GrammarItem[];
  dictionary: readonly DictionaryEntry[];
  wordSearch: readonly WordBank[];
  hangman: readonly WordBank[];
  maths: readonly QuestionType[];
}

/** The content of the six years. */
export const CONTENT: readonly YearContent[] = await Promise.all(
  YEAR_GROUPS.map(async (year) => ({
    year,
    grammar: GRAMMAR[year],
    dictionary: await loadEntries(year),
    wordSearch: await loadWordSearch(year),
    hangman: await loadHangman(year),
    maths: TYPES_BY_YEAR[year],
  })),
);
