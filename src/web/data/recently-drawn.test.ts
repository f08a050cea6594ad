import { expect, it } from 'vitest';
import { fakeStorage } from '#testing/fake-storage.ts';
import { recentlyDrawn, cacheDrawn } from './recently-drawn.ts';

const tenWords = (round: number) => Array.from({ length: 10 }, (_, at) => `${round}-${at}`);

it('a device remembers the words of the last four rounds, newest first', () => {
  fakeStorage();
  expect(recentlyDrawn(1, 'word-search')).toEqual([]);
  for (const round of [1, 2, 3, 4, 5]) cacheDrawn(1, 'word-search', tenWords(round));
  expect(recentlyDrawn(1, 'word-search')).toEqual([5, 4, 3, 2].flatMap(tenWords));
});

it('a word that is drawn again moves to the front', () => {
  fakeStorage();
  cacheDrawn(1, 'word-search', ['a', 'b', 'c']);
  cacheDrawn(1, 'word-search', ['b']);
  expect(recentlyDrawn(1, 'word-search')).toEqual(['b', 'a', 'c']);
});

it('the words of two pupils or of two games are kept apart', () => {
  fakeStorage();
  cacheDrawn(1, 'word-search', ['a']);
  cacheDrawn(2, 'word-search', ['b']);
  cacheDrawn(1, 'hangman-balloons', ['c']);
  expect(recentlyDrawn(1, 'word-search')).toEqual(['a']);
  expect(recentlyDrawn(2, 'word-search')).toEqual(['b']);
  expect(recentlyDrawn(1, 'hangman-balloons')).toEqual(['c']);
});

it('the next round has other words even where the device stores nothing', () => {
  fakeStorage().becomes('forbidden');
  cacheDrawn(3, 'word-search', ['a']);
  expect(recentlyDrawn(3, 'word-search')).toEqual(['a']);
});

it('the list starts empty over a value that cannot be read', () => {
  fakeStorage().texts.set('recent:1:word-search', '{"a":1}');
  expect(recentlyDrawn(1, 'word-search')).toEqual([]);
  cacheDrawn(1, 'word-search', ['a']);
  expect(recentlyDrawn(1, 'word-search')).toEqual(['a']);
});
