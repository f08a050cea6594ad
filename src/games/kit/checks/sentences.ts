// Rules for sentences with a gap: one gap each, without the word or its family, and short enough for a child to
// remember.
import type { YearGroup } from '#shared/years.ts';
import { byYear } from '../rules/by-year.ts';
import { countWords, wordsOf } from '../words/prose.ts';
import { areRelated } from '../words/stems.ts';
import { repeated, type Finding } from './content.ts';

const GAP = '___';
/** The most words in a sentence, with the gap, as in a question of Grammar Guru. */
const SENTENCE_WORDS = byYear(12, 14, 16, 18, 20, 22);

/** A word with a sentence in which it has left a gap. */
interface InSentence {
  id: string;
  word: string;
  sentence: string;
}

/** Checks every sentence of a year's words. */
export function checkSentences(entries: readonly InSentence[], year: YearGroup): Finding[] {
  return [
    ...entries.flatMap((entry) => checkSentence(entry, SENTENCE_WORDS[year])),
    ...repeated(entries.map(({ sentence }) => sentence)).map((sentence) => ({
      id: `Y${year}`,
      rule: 'sentence-repeated',
      message: `“${sentence}” appears twice`,
    })),
  ];
}

function checkSentence({ id, word, sentence }: InSentence, mostWords: number): Finding[] {
  const finding = (rule: string, message: string) => ({ id, rule, message });
  const found: Finding[] = [];
  if (sentence.split(GAP).length !== 2) {
    found.push(finding('sentence-gap', `“${sentence}” needs exactly one ${GAP}`));
  }
  if (!/^[“\p{Lu}\d]/u.test(sentence.replace(GAP, 'A')) || !/[.!?]”?$/.test(sentence)) {
    found.push(finding('sentence-form', `“${sentence}” needs a capital letter and an end mark`));
  }
  const length = countWords(sentence);
  if (length > mostWords) found.push(finding('sentence-words', `“${sentence}” has ${length}`));
  const own = wordsOf(sentence).find((used) => areRelated(used, word));
  if (own) found.push(finding('sentence-has-word', `“${sentence}” for ${word} has “${own}”`));
  return found;
}
