// Rules for what a word means, whether it is a definition or a clue.
import type { YearGroup } from '#shared/years.ts';
import { faultsOf, MEANING_WORDS, ownWordIn, type MeaningFault } from '../words/meanings.ts';
import { countWords } from '../words/prose.ts';
import type { Finding } from './content.ts';

const FAULTS: Readonly<Record<MeaningFault, (text: string) => string>> = {
  missing: () => 'there is no meaning',
  words: (text) => `“${text}” has ${countWords(text)}`,
  sentences: (text) => text,
  marks: (text) => text,
  sum: (text) => `“${text}” says “sum” without saying what is added`,
};

/** One short phrase, without a capital letter or an end mark. */
export function checkMeaning(id: string, text: string, year: YearGroup): Finding[] {
  const found = faultsOf(text, MEANING_WORDS[year]).map((fault): Finding => ({
    id,
    rule: `definition-${fault}`,
    message: FAULTS[fault](text),
  }));
  if (/[.!?]$/.test(text) || /^\p{Lu}/u.test(text)) {
    const message = `“${text}” has a capital letter or end punctuation`;
    found.push({ id, rule: 'definition-form', message });
  }
  return found;
}

/** The word itself, or one of its family, in what it means. */
export function checkOwnWord(id: string, meaning: string, word: string): Finding[] {
  const own = ownWordIn(meaning, word);
  if (own === undefined) return [];
  const message = `“${meaning}” for ${word} has “${own}”`;
  return [{ id, rule: 'definition-has-word', message }];
}
