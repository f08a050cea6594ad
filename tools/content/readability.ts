// Reading level: the Flesch–Kincaid grade of each bank, single texts far above it, and long words that are not everyday ones.
import { daleChall } from 'dale-chall';
import { fleschKincaid } from 'flesch-kincaid';
import { spache } from 'spache';
import { syllable } from 'syllable';
import type { GrammarItem } from '#games/grammar-guru/item.ts';
import type { YearGroup } from '#shared/years.ts';
import type { YearContent } from './banks.ts';
import type { Finding, YearRule } from './finding.ts';
import { WORD_SYLLABLES } from './limits.ts';
import { ALL_NAMES, PROPER_NOUNS } from './names.ts';
import { drawsOf } from './maths.ts';
import { areRelated, rootOf } from './stems.ts';
import { taughtWords } from './taught-words.ts';
import { countSentences, wordsOf } from './texts.ts';

/**
 * Flesch–Kincaid gives the American grade that reads a text; grade g are children of g + 5 to g + 6 years. Year y in England
 * are children of y + 4 to y + 5, the same as grade y − 1. So a bank written for its class has a grade below y.
 * Each bank is measured as one text: the formula needs some hundred words. Its words of many syllables are what it punishes
 * most, so terms of the year and names count as one syllable, as they do in formulas with a word list: they are taught.
 */
const gradeLimit = (year: YearGroup): number => year;

/** A single text is too short for a steady grade: a word of three syllables more in eight lifts it by four. */
const SINGLE_TEXT_ABOVE = 6;
const WORDS_OF_A_STEADY_TEXT = 7;
const SAMPLES_OF_A_TYPE = 5;

/** Words that young readers know: to the end of grade 3 (Spache), and to the end of grade 4 (Dale and Chall). */
const KNOWN_YOUNG = new Set(spache.map((word) => rootOf(word)));
const KNOWN_OLDER = new Set([...KNOWN_YOUNG, ...daleChall.map((word) => rootOf(word))]);

interface Sample {
  id: string;
  text: string;
  /** The words it is about, in small letters: they may be as long as they are. */
  about: ReadonlySet<string>;
}

/** How the texts of one kind in one year read. */
export interface Reading {
  kind: string;
  grade: number;
  limit: number;
}

/** Every bank of a year as a whole, and every text by itself. */
export const checkReadability: YearRule = (content) => {
  const { year } = content;
  const banks = readingsOf(content).filter(({ grade, limit }) => grade >= limit);
  const samples = Object.values(samplesOf(content)).flat();
  return [
    ...banks.map(({ kind, grade, limit }) => ({
      ...{ id: `Y${year}`, rule: 'reading-level' },
      message: `${kind} read at grade ${grade.toFixed(1)}, not below ${limit}`,
    })),
    ...samples.flatMap((sample) => checkSingle(sample, year)),
  ];
};

/** The grade of each kind of text of a year. */
export function readingsOf(content: YearContent): Reading[] {
  const { year } = content;
  return Object.entries(samplesOf(content)).map(([kind, samples]) => ({
    ...{ kind, limit: gradeLimit(year) },
    grade: gradeOf(
      samples.map(({ text }) => text),
      year,
    ),
  }));
}

function samplesOf({ grammar, dictionary, maths }: YearContent): Record<string, Sample[]> {
  const drawn = maths.flatMap((type) => drawsOf(type, SAMPLES_OF_A_TYPE));
  return {
    'grammar questions': grammar.map((item) => sample(item.id, item.question, shownBy(item))),
    'grammar rules': grammar.map((item) => sample(item.id, item.rule, shownBy(item))),
    meanings: dictionary.map(({ id, definition, word }) => sample(id, definition, [word])),
    'wrong meanings': dictionary.map(({ id, wrongDefinition }) => sample(id, wrongDefinition, [])),
    'ways to maths answers': drawn.map(({ id, explanation }) => sample(id, explanation, [])),
  };
}

/** The example words of a grammar item: its options, and what it quotes, marks or gives below the instruction. */
function shownBy({ question, answer, wrong }: GrammarItem): string[] {
  const [instruction = '', ...below] = question.split('\n');
  const marked = instruction.match(/“[^”]*”|\*\*.*?\*\*/g) ?? [];
  return [answer, ...wrong.map(({ text }) => text), ...below, ...marked];
}

function sample(id: string, text: string, about: readonly string[]): Sample {
  return { id, text, about: new Set(wordsOf(about.join(' ').toLowerCase())) };
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
    .filter((word) => syllable(word) > WORD_SYLLABLES[year] && !isEveryday(word, year))
    .filter((word) => !taught.has(word) && ![...about].some((other) => areRelated(word, other)));
  return [
    ...found,
    ...strange.map((word) => ({ id, rule: 'long-word', message: `“${word}” in “${text}”` })),
  ];
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
  const syllables = words.map((word) => (isShort(word) ? 1 : syllable(word)));
  return fleschKincaid({
    sentence: texts.map((text) => countSentences(text.replaceAll('\n', '. '))).reduce(sum, 0),
    word: words.length,
    syllable: syllables.reduce(sum, 0),
  });
}

function sum(one: number, other: number): number {
  return one + other;
}
