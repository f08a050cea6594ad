import { describe, expect, it } from 'vitest';
import { readWords, writeWords, withWord, type TypedWord } from './word-list-text.ts';

const ISLAND = 'a place with water around it';

describe('readWords', () => {
  it.each<[text: string, words: [string, string | null][]]>([
    ['', []],
    [
      'island\n\n  harbour  \r\nlake',
      [
        ['island', null],
        ['harbour', null],
        ['lake', null],
      ],
    ],
    [`island – ${ISLAND}`, [['island', ISLAND]]],
    [`island - ${ISLAND}`, [['island', ISLAND]]],
    [`island\t${ISLAND}`, [['island', ISLAND]]],
    [`island: ${ISLAND}`, [['island', ISLAND]]],
    [`island, ${ISLAND}, or nearly`, [['island', `${ISLAND}, or nearly`]]],
    ['island,"land, in water"', [['island', 'land, in water']]],
    ['"ice ""cream"""\tcold', [['ice "cream"', 'cold']]],
    ['ice cream', [['ice cream', null]]],
    ['well-known – what most people know', [['well-known', 'what most people know']]],
    [
      'island, lake, river',
      [
        ['island', null],
        ['lake', null],
        ['river', null],
      ],
    ],
    ['island, lake', [['island', 'lake']]],
    ['island –', [['island –', null]]],
    ['island\t', [['island', null]]],
  ])('the text %j is read as the words %j', (text, words) => {
    expect(readWords(text)).toEqual(
      words.map(([word, definition]) => ({ word, definition, sentence: null })),
    );
  });

  it('words that are written and read again stay the same', () => {
    const words: TypedWord[] = [
      { word: 'island', definition: ISLAND, sentence: 'We rowed – slowly – to the island.' },
      { word: 'ice cream', definition: null, sentence: 'Ice cream melts.' },
      { word: 'well-known', definition: 'known, and liked - by most', sentence: null },
    ];
    expect(readWords(writeWords(words))).toEqual(words);
  });

  it.each<[line: string, definition: string | null, sentence: string | null]>([
    [`island – ${ISLAND} – We rowed to the island.`, ISLAND, 'We rowed to the island.'],
    [`island\t${ISLAND}\tWe rowed to the island.`, ISLAND, 'We rowed to the island.'],
    [
      `island,"${ISLAND}","We rowed, then saw the island."`,
      ISLAND,
      'We rowed, then saw the island.',
    ],
    ['island – Islands are not an island.', null, 'Islands are not an island.'],
    ['island\t\tIsland life is slow.', null, 'Island life is slow.'],
    ['island - We rowed to the ___.', null, 'We rowed to the ___.'],
    ['island – an islander lives there', 'an islander lives there', null],
  ])('in the line %j the sentence is what has the word in it', (line, definition, sentence) => {
    expect(readWords(line)).toEqual([{ word: 'island', definition, sentence }]);
  });
});

describe('withWord', () => {
  it.each([
    ['We rowed to the ___.', 'We rowed to the island.'],
    ['___ life is slow.', 'Island life is slow.'],
    ['“___!” she cried.', '“Island!” she cried.'],
  ])('the gap in %j is filled as one writes it', (sentence, written) => {
    expect(withWord(sentence, 'island')).toBe(written);
  });
});
