// All banks of all games, year by year, as the rules and the catalogue read them.
import { entries as dictionary1 } from '#games/dictionary-detective/content/year-1.ts';
import { entries as dictionary2 } from '#games/dictionary-detective/content/year-2.ts';
import { entries as dictionary3 } from '#games/dictionary-detective/content/year-3.ts';
import { entries as dictionary4 } from '#games/dictionary-detective/content/year-4.ts';
import { entries as dictionary5 } from '#games/dictionary-detective/content/year-5.ts';
import { entries as dictionary6 } from '#games/dictionary-detective/content/year-6.ts';
import { BANKS as GRAMMAR } from '#games/grammar-guru/content/deal.ts';
import type { GrammarItem } from '#games/grammar-guru/content/item.ts';
import { loadBanks as loadHangman } from '#games/hangman-balloons/content/index.ts';
import type { DictionaryEntry, WordBank } from '#games/kit/words.ts';
import { loadBanks as loadWordSearch } from '#games/word-search/content/index.ts';
import type { QuestionType } from "#games/mathematics-mountain/content/question-type.ts";
import { YEAR_GROUPS, type YearGroup } from '#shared/years.ts';

/** Everything that one year's pupils are asked. */
export interface YearContent {
  year: YearGroup;
  grammar: readonly GrammarItem[];
  dictionary: readonly DictionaryEntry[];
  wordSearch: readonly WordBank[];
  hangman: readonly WordBank[];
}

const DICTIONARY: Readonly<Record<YearGroup, readonly DictionaryEntry[]>> = {
  ...{ 1: dictionary1, 2: dictionary2, 3: dictionary3 },
  ...{ 4: dictionary4, 5: dictionary5, 6: dictionary6 },
};

/** The content of the six years. */
export const CONTENT: readonly YearContent[] = await Promise.all(
  YEAR_GROUPS.map(async (year) => ({
    year,
    grammar: GRAMMAR[year],
    dictionary: DICTIONARY[year],
    wordSearch: await loadWordSearch(year),
    hangman: await loadHangman(year),
  })),
);
