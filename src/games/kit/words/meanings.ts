// What makes a meaning suitable as a clue: one short sentence, without the word in it and unlike any other.
import { byYear } from '#games/kit/rules/by-year.ts';
import { countSentences, countWords, wordsOf } from '#games/kit/words/prose.ts';
import { areRelated, rootOf } from '#games/kit/words/stems.ts';

/** The most words in a meaning, right or wrong. */
export const MEANING_WORDS = byYear(8, 10, 12, 14, 16, 18);
/** The form of a word that can have a meaning. */
export const WORD_FORM = /^[a-z]+(?:[- ][a-z]+)*$/;
/** Two meanings are alike if they share at least this part of their content words, taken together. */
const MOST_IN_COMMON = 0.6;
const SMALL_WORDS = new Set(
  wordsOf(
    'a an the of or and to in on at for from with by that which who what when where it its is are was be being has have ' +
      'you your we they their them not no as up out off into than very more most someone something thing things people person ' +
      'place made make makes used use do does can one',
  ),
);

export type MeaningFault = 'missing' | 'words' | 'sentences' | 'marks' | 'sum';

/** The faults of a meaning, considered on its own. */
export function faultsOf(meaning: string, mostWords: number): MeaningFault[] {
  const length = countWords(meaning);
  const faults: [fault: MeaningFault, isThere: boolean][] = [
    ['missing', length === 0],
    ['words', length > mostWords],
    ['sentences', countSentences(meaning) !== 1],
    ['marks', /[();:]/.test(meaning)],
    ['sum', /\bsums?\b/.test(meaning) && !/\badd/.test(meaning)],
  ];
  return faults.flatMap(([fault, isThere]) => (isThere ? [fault] : []));
}

/** The word in a meaning that gives the answer away: the word itself or one of its family. */
export function ownWordIn(meaning: string, word: string): string | undefined {
  return wordsOf(meaning).find((used) => areRelated(used, word));
}

/** A definition as a clue to its word; null without one, and for one that gives the word away. */
export function clueFrom(definition: string | null, word: string): string | null {
  return ownWordIn(definition ?? '', word) === undefined ? definition : null;
}

/** The roots of a meaning's content words, used to compare meanings. */
export function rootsOf(meaning: string): ReadonlySet<string> {
  return new Set(
    wordsOf(meaning.toLowerCase())
      .filter((word) => !SMALL_WORDS.has(word))
      .map(rootOf),
  );
}

/** Whether two meanings, by their roots, share most of their content words, and more than one. */
export function areAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const common = [...one].filter((root) => other.has(root)).length;
  const together = one.size + other.size - common;
  return common > 1 && common / together >= MOST_IN_COMMON;
}
