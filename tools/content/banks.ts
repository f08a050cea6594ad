// All content of all games, year by year, as the rules and the catalogue read it.
import { grammarBankSchema, type GrammarItem } from '#games/grammar-guru/item.ts';
import {
  dictionarySchema,
  wordBanksSchema,
  type DictionaryEntry,
  type WordBank,
} from '#games/kit/words.ts';
import { TYPES_BY_YEAR } from '#games/mathematics-mountain/deal.ts';
import type { QuestionType } from '#games/mathematics-mountain/question-types/question-type.ts';
import { YEAR_GROUPS, type YearGroup } from '#shared/years.ts';
import type { z } from 'zod/mini';
import { ContentError, readContent, type Place } from './read.ts';

/** Everything that one year's pupils are asked. */
export interface YearContent {
  year: YearGroup;
  grammar: readonly GrammarItem[];
  dictionary: readonly DictionaryEntry[];
  wordSearch: readonly WordBank[];
  hangman: readonly WordBank[];
  maths: readonly QuestionType[];
}

/** The schema of each content file of a year, by its name without the ending. */
export const CONTENT_FILES = {
  grammar: grammarBankSchema,
  words: dictionarySchema,
  'word-search': wordBanksSchema,
  hangman: wordBanksSchema,
} as const;

/** All content, and where each item stands, by its id; items of mathematics are made by code and stand in no file. */
export interface AllContent {
  content: readonly YearContent[];
  places: ReadonlyMap<string, Place>;
}

/** The content of the six years; throws ContentError with every problem of every file. */
export function readAllContent(): AllContent {
  const places = new Map<string, Place>();
  const problems: string[] = [];
  const read = <Schema extends z.ZodMiniType<readonly unknown[]>>(file: string, schema: Schema) => {
    try {
      const { items, places: own } = readContent(file, schema);
      for (const [id, place] of own) places.set(id, place);
      return items;
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(error.message);
      return [];
    }
  };
  const content = YEAR_GROUPS.map((year) => ({
    year,
    grammar: read(`content/year-${year}/grammar.yaml`, CONTENT_FILES.grammar),
    dictionary: read(`content/year-${year}/words.yaml`, CONTENT_FILES.words),
    wordSearch: read(`content/year-${year}/word-search.yaml`, CONTENT_FILES['word-search']),
    hangman: read(`content/year-${year}/hangman.yaml`, CONTENT_FILES.hangman),
    maths: TYPES_BY_YEAR[year],
  }));
  if (problems.length > 0) throw new ContentError(problems.join('\n'));
  return { content, places };
}
