// Rules for sentences with a gap: one gap each, without the word or its family, and short enough for a child to
// remember.
import { byYear } from '#games/kit/rules/by-year.ts';
import { repeated, type Finding } from '#games/kit/checks/content.ts';
import { countWords, wordsOf } from '#games/kit/words/prose.ts';
import { areRelated } from '#games/kit/words/stems.ts';
import type { DictionaryEntry } from '#games/kit/words/words.ts';
import type { YearGroup } from '#shared/years.ts';

const GAP = '___';
/** The most words in a sentence, with the gap, as in a question of Grammar Guru. */
const SENTENCE_WORDS = byYear(12, 14, 16, 18, 20, 22);

/** Checks every sentence of a year's bank. */
export function checkSentences(dictionary: readonly DictionaryEntry[], year: YearGroup): Finding[] {
  return [
    ...dictionary.flatMap((entry) => checkSentence(entry, SENTENCE_WORDS[year])),
    ...repeated(dictionary.map(({ sentence }) => sentence)).map((sentence) => ({
      id: `Y${year}.DD`,
      rule: 'sentence-repeated',
      message: `“${sentence}” appears twice`,
    })),
  ];
}

function checkSentence({ id, word, sentence }: DictionaryEntry, mostWords: number): Finding[] {
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
