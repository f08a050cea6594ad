import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cellsAlong,
  endsOfWords,
  isInside,
  isSameCell,
  nextWithLetter,
  snapToLine,
  straightLine,
} from './lines.ts';

const at = (row: number, column: number) => ({ row, column });
const cell = (size: number) => fc.record({ row: fc.nat(size - 1), column: fc.nat(size - 1) });

describe('straightLine', () => {
  it.each([
    ['across', at(2, 1), at(2, 3), [at(2, 1), at(2, 2), at(2, 3)]],
    ['down', at(0, 4), at(2, 4), [at(0, 4), at(1, 4), at(2, 4)]],
    ['slanting down', at(0, 0), at(2, 2), [at(0, 0), at(1, 1), at(2, 2)]],
    ['slanting up', at(2, 0), at(0, 2), [at(2, 0), at(1, 1), at(0, 2)]],
    ['backwards', at(3, 3), at(3, 2), [at(3, 3), at(3, 2)]],
    ['one place', at(5, 5), at(5, 5), [at(5, 5)]],
  ])('straightLine gives every place of a line that runs %s', (_, from, to, cells) => {
    expect(straightLine(from, to)).toEqual(cells);
  });

  it('straightLine gives nothing for two places that share no line', () => {
    expect(straightLine(at(0, 0), at(1, 2))).toBeNull();
  });
});

describe('nextWithLetter', () => {
  const rows = ['CAT', 'ACE', 'TEA'];

  it.each([
    ['further on in the row', 'T', at(0, 0), at(0, 2)],
    ['in a later row', 'C', at(0, 0), at(1, 1)],
    ['from the end on to the start', 'C', at(1, 1), at(0, 0)],
    ['nowhere at all', 'Z', at(1, 2), at(1, 2)],
  ])('nextWithLetter finds a letter %s', (_, letter, from, place) => {
    expect(nextWithLetter(rows, letter, from)).toEqual(place);
  });

  it('nextWithLetter stays on the only one of its kind', () => {
    expect(nextWithLetter(['AB', 'CD'], 'D', at(1, 1))).toEqual(at(1, 1));
  });
});

describe('endsOfWords', () => {
  it('endsOfWords gives where words of each length end, across, down and along both diagonals', () => {
    const ends = endsOfWords(9, at(4, 4), new Set([3, 5]));
    expect(ends).toEqual([
      at(4, 6),
      at(4, 8),
      at(6, 4),
      at(8, 4),
      at(6, 6),
      at(8, 8),
      at(2, 6),
      at(0, 8),
    ]);
  });

  it('endsOfWords gives none outside the grid', () => {
    expect(endsOfWords(5, at(4, 4), new Set([3]))).toEqual([]);
    expect(endsOfWords(5, at(0, 2), new Set([3]))).toEqual([at(0, 4), at(2, 2), at(2, 4)]);
  });
});

describe('snapToLine', () => {
  it.each([
    ['exactly along the row', at(4, 4), at(4, 7), at(4, 7)],
    ['a little below the row', at(4, 4), at(4.6, 8.1), at(4, 8)],
    ['near the diagonal', at(4, 4), at(6.9, 7.3), at(7, 7)],
    ['still on the first letter', at(4, 4), at(4.3, 3.7), at(4, 4)],
    ['far outside the grid', at(4, 4), at(4.2, 30), at(4, 9)],
    ['up and to the left', at(4, 4), at(1.2, 0.8), at(1, 1)],
  ])('snapToLine follows a finger that is %s', (_, from, pointer, end) => {
    expect(snapToLine(10, from, pointer)).toEqual(end);
  });

  it('snapToLine always ends inside the grid on a straight line', () => {
    const pointer = fc.record({
      row: fc.double({ min: -20, max: 40, noNaN: true }),
      column: fc.double({ min: -20, max: 40, noNaN: true }),
    });
    fc.assert(
      fc.property(cell(13), pointer, (from, where) => {
        const end = snapToLine(13, from, where);
        expect(isInside(13, end)).toBe(true);
        expect(straightLine(from, end)).not.toBeNull();
      }),
    );
  });

  it('snapToLine keeps a pointer that already is on a line', () => {
    fc.assert(
      fc.property(cell(13), cell(13), (from, to) => {
        fc.pre(straightLine(from, to) !== null);
        expect(isSameCell(snapToLine(13, from, to), to)).toBe(true);
      }),
    );
  });
});

it('cellsAlong walks as many places as asked', () => {
  expect(cellsAlong(at(3, 0), at(-1, 1), 3)).toEqual([at(3, 0), at(2, 1), at(1, 2)]);
});
