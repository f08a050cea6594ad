// Words written together without a space. A sign between them may separate two words or stand for a letter ('hits*me',
// 'h!ts').
import type { Token } from './plain-text.ts';
import { isLetterSign, isStar } from './word-table.ts';

export interface WordGroup {
  /** The whole group, signs included. */
  text: string;
  /** The words if every sign except the apostrophe separates two. */
  words: string[];
  /** For each position in the text, how many of the words begin before it. */
  before: number[];
  /** How many characters separate this group from the one before. */
  apart: number;
  /** Whether a sentence may have ended before this group. */
  isAfterEnd: boolean;
}

const APOSTROPHE = "'";
/** Signs that do not end a sentence. */
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
