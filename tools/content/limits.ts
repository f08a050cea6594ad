// The lengths and amounts that the content of each year keeps.
import type { YearGroup } from '#shared/years.ts';

type ByYear = Readonly<Record<YearGroup, number>>;

const byYear = (
  ...[one, two, three, four, five, six]: [number, number, number, number, number, number]
): ByYear => ({ 1: one, 2: two, 3: three, 4: four, 5: five, 6: six });

/** Most words in a dictionary definition, right or wrong. */
export const DEFINITION_WORDS = byYear(8, 10, 12, 14, 16, 18);

/**
 * Most words in the rule of a grammar item. The definition lengths hold from Year 3 on. A rule of Years 1 and 2 may have
 * 12 words, as many as a prompt of those years: the shortest right meaning of "sentence" already needs more than 8.
 */
export const RULE_WORDS = byYear(12, 12, 12, 14, 16, 18);

/** Most words in a grammar question with its sentence; a gap counts as a word. */
export const STEM_WORDS = byYear(12, 14, 16, 18, 20, 22);

/** Most words in one option of a grammar question. */
export const OPTION_WORDS = byYear(6, 10, 10, 12, 12, 12);

/** Most words in a maths question. */
export const PROMPT_WORDS = byYear(12, 12, 12, 12, 15, 15);

/** Longest everyday word in a definition, in syllables. */
export const WORD_SYLLABLES = byYear(2, 2, 3, 3, 4, 4);

/** Longest word of a word search, so that ten words fit the grid of the year. */
export const SEARCH_LETTERS = byYear(6, 8, 8, 9, 9, 10);

/** Most letters in the ten words of a word search together. */
export const SEARCH_LETTERS_TOGETHER = byYear(50, 62, 62, 72, 72, 78);

/** The least a year must have. */
export const LEAST = {
  grammarItems: 200,
  itemsOfAConcept: 8,
  revisionItems: 20,
  dictionaryWords: 80,
  wordSearchBanks: 8,
  wordsInASearch: 10,
  hangmanBanks: 5,
  wordsInHangman: 20,
  mathsTypes: 20,
  questionsOfAType: 500,
} as const;
