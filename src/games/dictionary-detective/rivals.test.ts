import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withRivals, type Exchange } from './rivals.ts';

interface Word {
  word: string;
  kind?: 'animal' | 'body' | 'food';
  soundsLike?: string;
  isDue?: boolean;
}

const ANYTHING_GOES: Exchange<Word> = {
  wordOf: (one) => one,
  areEqual: ({ isDue }) => isDue !== true,
  mayJoin: () => true,
};
const knee: Word = { word: 'knee', kind: 'body' };
const elbow: Word = { word: 'elbow', kind: 'body' };
const owl: Word = { word: 'owl', kind: 'animal' };
const plum: Word = { word: 'plum', kind: 'food' };
const reply: Word = { word: 'reply' };
const see: Word = { word: 'see', soundsLike: 'sea' };
const sea: Word = { word: 'sea', soundsLike: 'see' };

const wordsOf = (round: readonly Word[]) => round.map(({ word }) => word);

describe('the rivals of a round', () => {
  it('choosing rivals sets a knee beside an elbow in place of a word with no rival', () => {
    expect(wordsOf(withRivals([reply, knee], [elbow], ANYTHING_GOES))).toEqual(['elbow', 'knee']);
  });

  it('choosing rivals sets two words that sound the same together rather than two of a kind', () => {
    const round = withRivals([knee, elbow, see], [sea], ANYTHING_GOES);
    expect(wordsOf(round)).toEqual(expect.arrayContaining(['see', 'sea']));
  });

  it('choosing rivals leaves a round alone that would gain nothing', () => {
    expect(wordsOf(withRivals([knee, elbow], [owl, plum, reply], ANYTHING_GOES))).toEqual([
      'knee',
      'elbow',
    ]);
  });

  it('choosing rivals never takes two words without a kind for rivals', () => {
    expect(wordsOf(withRivals([owl, plum], [reply], ANYTHING_GOES))).toEqual(['owl', 'plum']);
  });

  it('choosing rivals keeps a word that is due, and takes none that may not join', () => {
    const due = { ...reply, isDue: true };
    expect(wordsOf(withRivals([due, knee], [elbow], ANYTHING_GOES))).toEqual(['reply', 'knee']);
    const nothingJoins = { ...ANYTHING_GOES, mayJoin: () => false };
    expect(wordsOf(withRivals([reply, knee], [elbow], nothingJoins))).toEqual(['reply', 'knee']);
  });

  it('choosing rivals has as many different words as before, whatever there is to choose from', () => {
    const words = fc.uniqueArray(
      fc.record({
        word: fc.string({ minLength: 1 }),
        kind: fc.constantFrom<'animal' | 'body' | 'food'>('animal', 'body', 'food'),
      }),
      { selector: ({ word }) => word, minLength: 2, maxLength: 12 },
    );
    fc.assert(
      fc.property(words, fc.nat({ max: 12 }), (all, cut) => {
        const round = withRivals(all.slice(0, cut), all, ANYTHING_GOES);
        expect(new Set(wordsOf(round)).size).toBe(Math.min(cut, all.length));
      }),
    );
  });
});
