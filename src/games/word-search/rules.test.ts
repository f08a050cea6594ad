import { describe, expect, it } from 'vitest';
import type { Cell } from './lines.ts';
import { reviewedWords } from './reviewed.ts';
import { isComplete, playSearch, searchResult, startSearch, type SearchMove } from './rules.ts';

const at = (row: number, column: number): Cell => ({ row, column });

/** A round on a small board drawn by hand: CAT lies across twice, TAP runs down. */
const start = {
  theme: 'Farm',
  words: [
    { id: 'farm/CAT', word: 'CAT', meaning: 'a pet that purrs' },
    { id: 'farm/TAP', word: 'TAP' },
  ],
  grid: ['CATV', 'VOAV', 'VVPW', 'CATQ'],
};
const round = startSearch(start);

const play = (...moves: SearchMove[]) => moves.reduce(playSearch, round);
const tap = (row: number, column: number): SearchMove => ({ type: 'tap', cell: at(row, column) });
const drag = (from: Cell, to: Cell): SearchMove => ({ type: 'drag', from, to });

const drawCat = drag(at(0, 0), at(0, 2));
const drawTap = drag(at(0, 2), at(2, 2));

describe('playSearch', () => {
  it.each<[string, SearchMove[]]>([
    ['a drag along it', [drawCat]],
    ['a drag from its end to its start', [drag(at(0, 2), at(0, 0))]],
    ['a tap on its first and its last letter', [tap(0, 0), tap(0, 2)]],
    ['a tap on its last and its first letter', [tap(0, 2), tap(0, 0)]],
    ['the same letters elsewhere in the grid', [drag(at(3, 0), at(3, 2))]],
  ])('playSearch finds a word by %s', (_, moves) => {
    const { found, outcome, anchor } = play(...moves);
    expect(found.map(({ word }) => word)).toEqual(['CAT']);
    expect(outcome).toEqual({ kind: 'found', word: 'CAT' });
    expect(anchor).toBeNull();
  });

  it('playSearch keeps the places that were selected, first letter first', () => {
    expect(play(drag(at(3, 2), at(3, 0))).found).toEqual([
      { word: 'CAT', cells: [at(3, 0), at(3, 1), at(3, 2)] },
    ]);
  });

  it.each<[string, SearchMove[]]>([
    ['letters that are no word of the list', [drag(at(0, 1), at(3, 1))]],
    ['a part of a word', [drag(at(0, 0), at(0, 1))]],
    ['a word and one letter more', [drag(at(0, 0), at(0, 3))]],
  ])('playSearch finds nothing in %s', (_, moves) => {
    const { found, outcome } = play(...moves);
    expect(found).toEqual([]);
    expect(outcome.kind).toBe('missed');
  });

  it('playSearch counts a word once', () => {
    const { found, outcome } = play(drawCat, drawCat);
    expect(found).toHaveLength(1);
    expect(outcome).toEqual({ kind: 'again', word: 'CAT' });
  });

  it('playSearch waits for the last letter after a tap on the first', () => {
    const { anchor, outcome } = play(tap(0, 0));
    expect(anchor).toEqual(at(0, 0));
    expect(outcome).toEqual({ kind: 'begun', letter: 'C' });
  });

  it('playSearch begins again at a second letter that is on no straight line with the first', () => {
    const { anchor, outcome } = play(tap(0, 0), tap(1, 2));
    expect(anchor).toEqual(at(1, 2));
    expect(outcome).toEqual({ kind: 'begun', letter: 'A' });
  });

  it.each<[string, SearchMove]>([
    ['a second tap on the same letter', tap(0, 0)],
    ['cancelling', { type: 'cancel' }],
  ])('playSearch forgets the first letter by %s', (_, move) => {
    const { anchor, outcome, found } = play(tap(0, 0), move);
    expect([anchor, outcome.kind, found]).toEqual([null, 'none', []]);
  });

  it('playSearch forgets a tapped letter when a line is dragged', () => {
    expect(play(tap(3, 3), drawTap)).toMatchObject({ anchor: null, outcome: { word: 'TAP' } });
  });

  it('playSearch is complete when every word is found, and then changes no more', () => {
    expect(isComplete(play(drawCat))).toBe(false);
    const done = play(drawCat, drawTap);
    expect(isComplete(done)).toBe(true);
    expect(playSearch(done, tap(0, 0))).toBe(done);
  });
});

describe('searchResult', () => {
  it.each([
    [10, 'What a treasure hunter! You found all 10 words.'],
    [8, 'What a treasure hunter! You found all 8 words.'],
    [7, 'Great exploring! You found all 7 words.'],
    [6, 'Great exploring! You found all 6 words.'],
    [5, 'Good searching! You found every word on the map.'],
    [1, 'Good searching! You found every word on the map.'],
  ])('searchResult gives %i of as many words and a sentence', (count, feedback) => {
    const words = Array.from({ length: count }, (_, n) => `W${n}`);
    const result = searchResult({ ...round, board: { ...round.board, words } });
    expect(result).toEqual({ score: count, maxScore: count, feedback });
  });
});

it('reviewedWords tells the words in the order in which they were found, with the meaning or else the theme', () => {
  expect(reviewedWords(play(drawTap, drawCat), start)).toEqual([
    { kind: 'Word', outcome: 'found', text: 'TAP', lines: ['Farm'] },
    { kind: 'Word', outcome: 'found', text: 'CAT', lines: ['a pet that purrs'] },
  ]);
});
