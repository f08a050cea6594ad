// Safe content: no unsuitable topics, no brands, no surnames, names from the list only.
import type { Finding } from '#games/kit/checks/content.ts';
import { namesFor, PROPER_NOUNS, WORDS_THAT_ARE_NAMES } from '#games/kit/checks/names.ts';
import { wordsOf } from '#games/kit/words/prose.ts';
import type { Text } from '#games/kit/checks/texts.ts';
import { PERMITTED, PRESSURE, SURNAME, TOPICS } from '#games/kit/words/topics.ts';
import { textsOf } from './all-content.ts';
import type { YearRule } from './finding.ts';
import { isAllowed, isBritish } from './spelling.ts';
import { statutoryWords } from './statutory.ts';

/** Every text of a year. */
export const checkSafe: YearRule = (content) => {
  const names = namesFor(content.year);
  const statutory = statutoryWords(content.year);
  const isStatutory = ({ kind, text }: Text) =>
    kind === 'word' && statutory.includes(text.toLowerCase());
  return textsOf(content).flatMap((text) => [
    // Every school has to teach how soldier and Christmas are spelt.
    ...(isStatutory(text) ? [] : checkTopics(text)),
    ...checkCapitals(text, names),
    ...checkKind(text),
  ]);
};

function checkTopics({ id, text }: Text): Finding[] {
  return TOPICS.flatMap(({ topic, pattern }) => {
    const word = pattern.exec(text)?.[0];
    if (word === undefined || isPermitted(id, word.toLowerCase())) return [];
    return [{ id, rule: 'topic', message: `${topic}: “${word}” in “${text}”` }];
  });
}

function isPermitted(id: string, word: string): boolean {
  return PERMITTED.some(({ words, ids }) => words.includes(word) && ids.includes(id));
}

/** Capitalised words that the dictionary has only with a capital or not at all, or that are both names and words. */
function checkCapitals({ id, kind, text }: Text, names: ReadonlySet<string>): Finding[] {
  // Wrong options, and questions about capital letters and spaces, contain stray capitals and non-words; a word to spell
  // may be a day or a title.
  if (['distractor', 'theme', 'word'].includes(kind) || /Y1\.GR\.[68]/.test(id)) return [];
  const capitals = wordsOf(text).filter((word) => /^\p{Lu}./u.test(word) && !word.endsWith("n't"));
  return capitals
    .map((word) => word.split("'")[0] ?? '')
    .filter((word) => word.length > 1)
    .filter((word) => WORDS_THAT_ARE_NAMES.has(word) || !isBritish(word.toLowerCase()))
    .filter((word) => !names.has(word) && !PROPER_NOUNS.has(word) && !isAllowed(word, id))
    .map((word) => ({ id, rule: 'name-not-in-list', message: `“${word}” in “${text}”` }));
}

function checkKind({ id, kind, text }: Text): Finding[] {
  const surname = kind === 'word' ? undefined : SURNAME.exec(text)?.[0];
  const unkind = PRESSURE.exec(text)?.[0];
  return [
    ...(surname ? [{ id, rule: 'surname', message: `“${surname}” in “${text}”` }] : []),
    ...(unkind ? [{ id, rule: 'unkind', message: `“${unkind}” in “${text}”` }] : []),
  ];
}
