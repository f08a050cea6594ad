// Words as they stand together without a space, in which a sign may part two words or stand for a letter: 'hits*me', 'h!ts'.
import type { Token } from './plain-text.ts';
import { isLetterSign, isStar } from './word-table.ts';

export interface WordGroup {
  /** Its words if its signs part them; an apostrophe parts none. */
  words: string[];
  /** The ways to read it as one word with signs in it. */
  wholes: string[];
  /** How much stands between it and the group before. */
  apart: number;
  /** Whether a sentence may have ended before it. */
  isAfterEnd: boolean;
}

const APOSTROPHE = "'";
/** Signs that end no sentence. */
const WITHIN_SENTENCE = '-–_\'"“”';

export function wordGroupsOf(tokens: readonly Token[]): WordGroup[] {
  const groups: WordGroup[] = [];
  let between: Token[] = [];
  let group: Token[] = [];
  const close = () => {
    const first = group.findIndex(isWord);
    const last = group.findLastIndex(isWord);
    if (first === -1) {
      between.push(...group);
    } else {
      between.push(...group.slice(0, first));
      const isAfterEnd = between.some(endsSentence);
      groups.push({ ...readGroup(group, first, last), apart: lengthOf(between), isAfterEnd });
      between = group.slice(last + 1);
    }
    group = [];
  };
  for (const token of tokens) {
    if (isPartOfWord(token)) {
      group.push(token);
    } else {
      close();
      between.push(token);
    }
  }
  close();
  return groups;
}

const isWord = ({ kind }: Token) => kind === 'word';
const isPartOfWord = ({ kind, text }: Token) =>
  kind === 'word' || text === APOSTROPHE || isLetterSign(text) || isStar(text);
const endsSentence = ({ kind, text }: Token) => kind === 'sign' && !WITHIN_SENTENCE.includes(text);
const lengthOf = (tokens: readonly Token[]) =>
  tokens.reduce((sum, { from, to }) => sum + to - from, 0);

function readGroup(group: readonly Token[], first: number, last: number) {
  const inside = group.slice(first, last + 1);
  const words = textOf(
    inside.map((token) =>
      isWord(token) || token.text === APOSTROPHE ? token : { ...token, text: ' ' },
    ),
  );
  const [whole = ''] = textOf(inside).split(APOSTROPHE);
  const fronts = ['', letterSigns(group.slice(0, first).toReversed())];
  const backs = ['', letterSigns(group.slice(last + 1))];
  const wholes = fronts.flatMap((front) => backs.map((back) => `${front}${whole}${back}`));
  return {
    words: words.split(' ').filter((word) => word !== ''),
    wholes: [...new Set(wholes)].filter((one) => /[^\p{L}\p{N}]/u.test(one)),
  };
}

const textOf = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join('');

/** A sign with its repeats, if it may be the first letter of a word, or the last. */
function letterSigns([nearest, ...others]: readonly Token[]): string {
  if (!nearest || !isLetterSign(nearest.text)) return '';
  const end = others.findIndex(({ text }) => text !== nearest.text);
  return nearest.text.repeat(1 + (end === -1 ? others.length : end));
}
