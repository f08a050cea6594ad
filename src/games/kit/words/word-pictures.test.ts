import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PICTURED_WORDS } from './word-pictures.ts';

it('every word with a picture is one that Years 1 and 2 play with', () => {
  const played = ['words', 'word-search', 'hangman'].flatMap((name) =>
    [1, 2].map((year) => readFileSync(`content/year-${year}/${name}.yaml`, 'utf8').toLowerCase()),
  );
  const isPlayed = (word: string) =>
    played.some((text) => new RegExp(`(word: |[[,] ?|- )${word}\\b`).test(text));
  expect(PICTURED_WORDS.filter((word) => !isPlayed(word))).toEqual([]);
});
