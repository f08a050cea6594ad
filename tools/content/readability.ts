// Reading level: the Flesch–Kincaid grade of each bank, single texts far above it, and long words that are not in
// everyday use.
import { daleChall } from 'dale-chall';
import { fleschKincaid } from 'flesch-kincaid';
import { spache } from 'spache';
import { syllable } from 'syllable';
import { byYear } from '#games/kit/rules/by-year.ts';
import type { Finding } from '#games/kit/checks/content.ts';
import { ALL_NAMES, PROPER_NOUNS } from '#games/kit/checks/names.ts';
import { areRelated, rootOf } from '#games/kit/words/stems.ts';
import { countSentences, wordsOf } from '#games/kit/words/prose.ts';
import type { Sample } from '#games/kit/checks/texts.ts';
import type { YearGroup } from '#shared/years.ts';
import type { YearContent } from './all-content.ts';
import type { YearRule } from './finding.ts';
import { taughtWords } from './taught-words.ts';

/**
 * Flesch–Kincaid gives the American grade that can read a text; children in grade g are g + 5 to g + 6 years old.
 * Children in Year y in England are y + 4 to y + 5, as in grade y − 1, so a bank written for its class has a grade
 * below y. Each bank is measured as one text, because the formula needs about a hundred words. The formula penalises
 * long words most, so the year's terms and names, which are taught, count as one syllable, as in formulas with a word
 * list.
 */
const gradeLimit = (year: YearGroup): number => year;

/**
 * A single text is too short for a reliable grade: in a text of eight words, one more word of three syllables raises it
 * by four.
 */
const SINGLE_TEXT_ABOVE = 6;
const WORDS_OF_A_STEADY_TEXT = 7;
/** The longest allowed word outside everyday use, in syllables. */
const WORD_SYLLABLES = byYear(2, 2, 3, 3, 4, 4);

/** Words that young readers know: to the end of grade 3 (Spache), and to the end of grade 4 (Dale and Chall). */
const KNOWN_YOUNG = new Set(spache.map((word) => rootOf(word)));
const KNOWN_OLDER = new Set([...KNOWN_YOUNG, ...daleChall.map((word) => rootOf(word))]);

export interface Reading {
  kind: string;
  grade: number;
  limit: number;
}

/** Every bank of a year as a whole, and every text by itself. */
export const checkReadability: YearRule = (content) => {
  const { year } = content;
  const banks = readingsOf(content).filter(({ grade, limit }) => grade >= limit);
  const samples = samplesOf(content).flatMap(([, own]) => own);
  return [
    ...banks.map(({ kind, grade, limit }) => ({
      id: `Y${year}`,
      rule: 'reading-level',
      message: `${kind} read at grade ${grade.toFixed(1)}, not below ${limit}`,
    })),
    ...samples.flatMap((sample) => checkSingle(sample, year)),
  ];
};

/** The grade of each kind of text of a year. */
export function readingsOf(content: YearContent): Reading[] {
  const { year } = content;
  return samplesOf(content).map(([kind, samples]) => ({
    kind,
    limit: gradeLimit(year),
    grade: gradeOf(
      samples.map(({ text }) => text),
      year,
    ),
  }));
}

/** The running texts of a year by their kind. */
function samplesOf({ games, prose }: YearContent): [kind: string, samples: readonly Sample[]][] {
  return [...games, prose].flatMap(({ samples }) => Object.entries(samples));
}

function checkSingle({ id, text, about }: Sample, year: YearGroup): Finding[] {
  const found: Finding[] = [];
  const grade = gradeOf([text], year, about);
  if (wordsOf(text).length >= WORDS_OF_A_STEADY_TEXT && grade >= year + SINGLE_TEXT_ABOVE) {
    const message = `“${text}” reads at grade ${grade.toFixed(1)}`;
    found.push({ id, rule: 'reading-level', message });
  }
  const taught = taughtWords(year);
  const strange = wordsOf(text.toLowerCase())
    .filter((word) => syllablesOf(word) > WORD_SYLLABLES[year] && !isEveryday(word, year))
    .filter((word) => !taught.has(word) && ![...about].some((other) => areRelated(word, other)));
  return [
    ...found,
    ...strange.map((word) => ({ id, rule: 'long-word', message: `“${word}” in “${text}”` })),
  ];
}

const counted = new Map<string, number>();

/** The same words come again and again, and counting takes long. */
function syllablesOf(word: string): number {
  const count = counted.get(word) ?? syllable(word);
  counted.set(word, count);
  return count;
}

function isEveryday(word: string, year: YearGroup): boolean {
  const known = year < 3 ? KNOWN_YOUNG : KNOWN_OLDER;
  return [word, word.replace(/s$/, '')].some((form) => known.has(rootOf(form)));
}

/** The Flesch–Kincaid grade of texts taken together. */
function gradeOf(
  texts: readonly string[],
  year: YearGroup,
  about: ReadonlySet<string> = new Set(),
): number {
  const taught = taughtWords(year);
  const words = texts.flatMap((text) => wordsOf(text));
  const isShort = (word: string) =>
    taught.has(word.toLowerCase()) ||
    about.has(word.toLowerCase()) ||
    ALL_NAMES.has(word) ||
    PROPER_NOUNS.has(word);
  const syllables = words.map((word) => (isShort(word) ? 1 : syllablesOf(word)));
  return fleschKincaid({
    sentence: texts.map((text) => countSentences(text.replaceAll('\n', '. '))).reduce(sum, 0),
    word: words.length,
    syllable: syllables.reduce(sum, 0),
  });
}

function sum(one: number, other: number): number {
  return one + other;
}
