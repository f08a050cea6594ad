import { describe, expect, it } from 'vitest';
import type { DictionaryEntry } from '#games/kit/words/words.ts';
import { checkPairs } from './pair-rules.ts';

const entry = (word: string, change: Partial<DictionaryEntry>): DictionaryEntry => ({
  id: `Y2.DD/${word}`,
  objective: 'Y2.SP.2',
  word,
  definition: `what ${word} means`,
  wrongDefinition: 'something else',
  sentence: `A ___ on line ${word.length}.`,
  ...change,
});
const see = entry('see', { soundsLike: 'sea', wrongDefinition: 'what sea means' });
const sea = entry('sea', { soundsLike: 'see', wrongDefinition: 'what see means' });
const broken = (...words: DictionaryEntry[]) => checkPairs(words, 2).map(({ rule }) => rule);

describe('a rule of words that are set together', () => {
  it('a rule of words that are set together finds nothing in two of a kind and two that sound the same', () => {
    const knee = entry('knee', { kind: 'body' });
    const elbow = entry('elbow', { kind: 'body' });
    expect(broken(knee, elbow, see, sea)).toEqual([]);
  });

  it('a rule of words that are set together finds a kind that only one word of the year has', () => {
    expect(broken(entry('knee', { kind: 'body' }), entry('owl', { kind: 'animal' }))).toEqual([
      'kind-alone',
      'kind-alone',
    ]);
  });

  it('a rule of words that are set together finds a word that sounds like one which does not name it, or which is not there', () => {
    expect(broken(see, entry('sea', {}))).toEqual(['sounds-like']);
    expect(broken(see)).toEqual(['sounds-like']);
  });

  it('a rule of words that are set together finds a wrong meaning that is not that of the word that sounds the same', () => {
    expect(broken(see, { ...sea, wrongDefinition: 'a green bug' })).toEqual(['sounds-like']);
  });
});
