// Words as they stand together without a space: a sign in them may part two words or stand for a letter ('hits*me', 'h!ts').
import type { Token } from './plain-text.ts';
import { isLetterSign, isStar } from './word-table.ts';

export interface WordGroup {
  /** Whole, with its signs. */
  text: string;
  /** Its words if every sign parts two, but for apostrophes. */
  words: string[];
  /** How many of them begin before each place of the text. */
  before: number[];
  /** How many characters stand between its words and those before. */
  apart: number;
  /** Whether a sentence may have ended before it. */
  isAfterEnd: boolean;
}

const APOSTROPHE = "'";
/** Signs that end no sentence. */
const INSIDE_SENTENCE = '-–_\'"“”';

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
      groups.push({
        text: group.map(({ text }) => text).join(''),
        ...wordsIn(group),
        apart: between.reduce((sum, { from, to }) => sum + to - from, 0),
        isAfterEnd: between.some(endsSentence),
      });
      between = group.slice(last + 1);
    }
    group = [];
  };
  for (const token of tokens) {
    if (isPart(token)) {
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
const isPart = ({ kind, text }: Token) =>
  kind === 'word' || text === APOSTROPHE || isLetterSign(text) || isStar(text);
const endsSentence = ({ kind, text }: Token) => kind === 'sign' && !INSIDE_SENTENCE.includes(text);

function wordsIn(group: readonly Token[]): Pick<WordGroup, 'words' | 'before'> {
  const words: string[] = [];
  const before: number[] = [0];
  for (const [index, { kind, text }] of group.entries()) {
    const isJoined = group[index - 1]?.text === APOSTROPHE && group[index - 2]?.kind === 'word';
    if (kind === 'word' && isJoined) words.push(`${words.pop()}${APOSTROPHE}${text}`);
    else if (kind === 'word') words.push(text);
    for (const _ of text) before.push(words.length);
  }
  return { words, before };
}
