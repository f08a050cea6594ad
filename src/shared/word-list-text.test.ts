import { describe, expect, it } from 'vitest';
import { readWords, writeWords, type TypedWord } from './word-list-text.ts';

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
    expect(readWords(text)).toEqual(words.map(([word, definition]) => ({ word, definition })));
  });

  it('words that are written and read again stay the same', () => {
    const words: TypedWord[] = [
      { word: 'island', definition: ISLAND },
      { word: 'ice cream', definition: null },
      { word: 'well-known', definition: 'known, and liked - by most' },
    ];
    expect(readWords(writeWords(words))).toEqual(words);
  });
});
