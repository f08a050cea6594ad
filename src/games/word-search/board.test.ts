import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickSome, seededRandom } from '#games/kit/rules/random.ts';
import { YEAR_GROUPS, type YearGroup } from '#shared/years.ts';
import { gridSize, makeBoard, type Board } from './board.ts';
import { FORBIDDEN, NEVER_INSIDE } from './forbidden.ts';
import { loadBanks } from './banks.ts';
import { ALL_STEPS, cellsAlong, isInside, isSameCell, WORD_STEPS, type Cell } from './lines.ts';

const banks = new Map(
  await Promise.all(YEAR_GROUPS.map(async (year) => [year, await loadBanks(year)] as const)),
);

/** A year, ten words of one of its banks and the board made of them from a seed. */
const rounds = fc
  .tuple(fc.constantFrom(...YEAR_GROUPS), fc.nat(), fc.integer())
  .map(([year, nth, seed]) => {
    const all = banks.get(year) ?? [];
    const words = pickSome(seededRandom(seed), all[nth % all.length]?.words ?? [], 10);
    return { year, words, seed, board: makeBoard(year, words, seededRandom(seed)) };
  });

const read = (board: Board, cells: readonly { row: number; column: number }[]) =>
  cells.map(({ row, column }) => board.rows[row]?.[column]).join('');

const LONGEST = Math.max(...FORBIDDEN.map((text) => text.length));

/** Every forbidden string that can be read in the grid, in any of eight directions, with its places. */
function readForbidden(board: Board) {
  const starts = board.rows.flatMap((_, row) => board.rows.map((_, column) => ({ row, column })));
  return starts.flatMap((start) =>
    ALL_STEPS.flatMap((step) => {
      const line = cellsAlong(start, step, LONGEST).filter((cell) => isInside(board.size, cell));
      const text = read(board, line);
      return FORBIDDEN.filter((bad) => text.startsWith(bad)).map((bad) =>
        line.slice(0, bad.length),
      );
    }),
  );
}

describe('gridSize', () => {
  it.each([
    [1, 10],
    [2, 11],
    [3, 11],
    [4, 12],
    [5, 12],
    [6, 13],
  ] as const)('a grid of Year %i has %i by %i letters', (year, size) => {
    expect(gridSize(year)).toBe(size);
  });
});

describe('makeBoard', () => {
  it('makeBoard is a square of capitals of the size of the year', () => {
    fc.assert(
      fc.property(rounds, ({ year, board }) => {
        expect(board.rows).toHaveLength(gridSize(year));
        for (const row of board.rows) expect(row).toMatch(new RegExp(`^[A-Z]{${gridSize(year)}}$`));
      }),
    );
  });

  it('makeBoard holds every word of the bank, each where it says and in one of the four directions', () => {
    fc.assert(
      fc.property(rounds, ({ words, board }) => {
        expect(board.placed.map(({ word }) => word)).toEqual(words.toSorted());
        for (const { word, cells } of board.placed) {
          expect(read(board, cells)).toBe(word);
          const [first] = cells;
          const lines = WORD_STEPS.map((step) => first && cellsAlong(first, step, word.length));
          expect(lines).toContainEqual(cells);
        }
      }),
    );
  });

  it('makeBoard spells no forbidden string except inside one of its words', () => {
    fc.assert(
      fc.property(rounds, ({ board }) => {
        const isInWord = (cells: readonly Cell[]) =>
          board.placed.some((word) =>
            cells.every((cell) => word.cells.some((other) => isSameCell(cell, other))),
          );
        expect(readForbidden(board).filter((cells) => !isInWord(cells))).toEqual([]);
      }),
    );
  });

  it('makeBoard is the same for the same seed', () => {
    fc.assert(
      fc.property(rounds, ({ year, words, seed, board }) => {
        expect(makeBoard(year, words, seededRandom(seed))).toEqual(board);
      }),
      { numRuns: 20 },
    );
  });

  it('makeBoard lays words in all four directions', () => {
    const directions = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      for (const { cells } of makeBoard(1, ['FRIEND', 'HOUSE'], seededRandom(seed)).placed) {
        const [first, second] = cells;
        if (first && second)
          directions.add(`${second.row - first.row},${second.column - first.column}`);
      }
    }
    expect([...directions].toSorted()).toEqual(['-1,1', '0,1', '1,0', '1,1']);
  });

  it('makeBoard allows a forbidden string that is a part of one word', () => {
    const { placed } = makeBoard(2, ['SHELL', 'START'], seededRandom(3));
    expect(placed.map(({ word }) => word)).toEqual(['SHELL', 'START']);
  });

  it('makeBoard leaves out a word that is longer than the grid', () => {
    const { placed } = makeBoard(1, ['PRONUNCIATION', 'HOUSE'], seededRandom(1));
    expect(placed.map(({ word }) => word)).toEqual(['HOUSE']);
  });

  it('makeBoard is finished whatever chance brings, and still spells nothing unkind', () => {
    for (const constant of [0, 0.25, 0.5, 0.75, 0.9, 0.9999]) {
      const board = makeBoard(1, ['HOUSE'], () => constant);
      expect(board.placed).toHaveLength(1);
      expect(readForbidden(board)).toEqual([]);
    }
  });
});

describe('FORBIDDEN', () => {
  it('FORBIDDEN holds seventy different strings of three to eight capitals', () => {
    expect(new Set(FORBIDDEN).size).toBe(70);
    for (const text of FORBIDDEN) expect(text).toMatch(/^[A-Z]{3,8}$/);
  });

  it('FORBIDDEN leaves letters that complete none of them, so that every place can be filled', () => {
    const used = new Set(FORBIDDEN.flatMap((text) => [...text]));
    expect([...'JQV'].filter((letter) => used.has(letter))).toEqual([]);
  });

  it.each<YearGroup>([1, 2, 3, 4, 5, 6])('Year %i has a bank of ten words', (year) => {
    expect(banks.get(year)?.every(({ words }) => words.length >= 10)).toBe(true);
  });
});

it('the forbidden strings keep out of the grid what no word may hold', () => {
  expect(FORBIDDEN).toEqual(expect.arrayContaining([...NEVER_INSIDE]));
});
