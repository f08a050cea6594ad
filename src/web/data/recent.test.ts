import { expect, it } from 'vitest';
import { fakeStorage } from '#testing/fake-storage.ts';
import { readRecent, rememberDrawn } from './recent.ts';

const tenWords = (round: number) => Array.from({ length: 10 }, (_, at) => `${round}-${at}`);

it('remembers the words of the last four rounds, newest first', () => {
  fakeStorage();
  expect(readRecent(1, 'word-search')).toEqual([]);
  for (const round of [1, 2, 3, 4, 5]) rememberDrawn(1, 'word-search', tenWords(round));
  expect(readRecent(1, 'word-search')).toEqual([5, 4, 3, 2].flatMap(tenWords));
});

it('moves a word that is met again to the front', () => {
  fakeStorage();
  rememberDrawn(1, 'word-search', ['a', 'b', 'c']);
  rememberDrawn(1, 'word-search', ['b']);
  expect(readRecent(1, 'word-search')).toEqual(['b', 'a', 'c']);
});

it('mixes neither two pupils nor two games', () => {
  fakeStorage();
  rememberDrawn(1, 'word-search', ['a']);
  rememberDrawn(2, 'word-search', ['b']);
  rememberDrawn(1, 'hangman-balloons', ['c']);
  expect(readRecent(1, 'word-search')).toEqual(['a']);
  expect(readRecent(2, 'word-search')).toEqual(['b']);
  expect(readRecent(1, 'hangman-balloons')).toEqual(['c']);
});

it('brings other words in the next round also where the device keeps nothing', () => {
  fakeStorage().becomes('forbidden');
  rememberDrawn(3, 'word-search', ['a']);
  expect(readRecent(3, 'word-search')).toEqual(['a']);
});

it('begins anew over garbage', () => {
  fakeStorage().texts.set('recent:1:word-search', '{"a":1}');
  expect(readRecent(1, 'word-search')).toEqual([]);
  rememberDrawn(1, 'word-search', ['a']);
  expect(readRecent(1, 'word-search')).toEqual(['a']);
});
