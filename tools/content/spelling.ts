// Spelling: every word that is not intentionally wrong is in a British dictionary.
import dictionary from 'dictionary-en-gb';
import nspell from 'nspell';
import { ALLOWED_WORDS, AMERICAN_WORDS } from './spelling-lists.ts';
import type { Finding } from '#games/kit/checks/content.ts';
import { ALL_NAMES, PROPER_NOUNS } from '#games/kit/checks/names.ts';
import { wordsOf } from '#games/kit/words/prose.ts';
import type { Text } from '#games/kit/checks/texts.ts';
import { textsOf } from './all-content.ts';
import type { YearRule } from './finding.ts';

const british = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));

/** Whether the British dictionary has a word exactly as written, capitals included. */
export function isBritish(word: string): boolean {
  return british.correct(word);
}

/** Every word of a year's questions, answers, rules, meanings and banks. */
export const checkSpelling: YearRule = (content) => {
  const texts = textsOf(content);
  const wrongOnPurpose = new Map<string, Set<string>>();
  for (const { id, kind, text } of texts) {
    if (kind !== 'distractor') continue;
    wrongOnPurpose.set(id, new Set([...(wrongOnPurpose.get(id) ?? []), ...wordsOf(text)]));
  }
  return texts
    .filter(({ kind }) => kind !== 'distractor')
    .flatMap((text) => checkText(text, wrongOnPurpose.get(text.id) ?? new Set()));
};

function checkText({ id, kind, text }: Text, wrongOnPurpose: ReadonlySet<string>): Finding[] {
  const words = wordsOf(text).filter((word) => kind === 'answer' || !wrongOnPurpose.has(word));
  return [
    ...words
      .filter((word) => !isKnown(word, id))
      .map((word) => ({ id, rule: 'spelling', message: `“${word}” in “${text}”` })),
    ...words
      .filter((word) => AMERICAN_WORDS.has(word.toLowerCase()))
      .map((word) => ({ id, rule: 'american', message: `“${word}” in “${text}”` })),
  ];
}

/** Whether a word is British, a name, or one that this item may use. */
export function isKnown(word: string, id: string): boolean {
  const owner = word.replace(/'s$|'$/, '');
  if (ALL_NAMES.has(owner) || PROPER_NOUNS.has(owner)) return true;
  return isBritish(word) || isAllowed(word, id);
}

/** Whether an item may use a word that the dictionary lacks. */
export function isAllowed(word: string, id: string): boolean {
  return ALLOWED_WORDS.some(({ permits }) => permits(word, id));
}
