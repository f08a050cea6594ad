// Makes a board: ten words laid into a square of letters that spells nothing unkind.
import { pickOne, randomInt, type Random } from '#games/kit/rules/random.ts';
import type { YearGroup } from '#shared/years.ts';
import {
  blockedLetters,
  spellsForbidden,
  type Letters,
  type PlacedWord,
} from './forbidden-strings.ts';
import { cellsAlong, isSameCell, WORD_STEPS, type Cell } from './lines.ts';

export interface Board {
  /** Letters in a row and in a column. */
  size: number;
  /** Each row as one text of `size` capitals. */
  rows: readonly string[];
  /** The hidden words, in the order of the alphabet. */
  placed: readonly PlacedWord[];
}

interface Layout {
  letters: Letters;
  placed: readonly PlacedWord[];
}

const LARGEST_SIZE = 15;
const PLACEMENT_ATTEMPTS = 100;
const FRESH_GRIDS = 20;
const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Letters in a row: 10 and half the year, at most 15 (spec S9 Word Search). */
export function gridSize(year: YearGroup): number {
  return Math.min(LARGEST_SIZE, 10 + Math.floor(year / 2));
}

/**
 * A board with as many of the words as fit; the longest is placed first (spec S9 Word Search: 100 attempts a word). If
 * a word does not fit, a new grid is tried, up to 20 times, and the fullest one is used. The grid spells no forbidden
 * string in any direction, except inside one of the words.
 */
export function makeBoard(year: YearGroup, words: readonly string[], random: Random): Board {
  const size = gridSize(year);
  let fullest = layWords(size, words, random);
  for (let tried = 1; tried < FRESH_GRIDS && fullest.placed.length < words.length; tried++) {
    const fresh = layWords(size, words, random);
    if (fresh.placed.length > fullest.placed.length) fullest = fresh;
  }
  const rows = fill(fullest.letters, random).map((row) => row.join(''));
  return { size, rows, placed: fullest.placed.toSorted((a, b) => (a.word < b.word ? -1 : 1)) };
}

function layWords(size: number, words: readonly string[], random: Random): Layout {
  const empty: Layout = {
    letters: Array.from({ length: size }, () => Array.from({ length: size }, () => '')),
    placed: [],
  };
  return words
    .toSorted((a, b) => b.length - a.length)
    .reduce((layout, word) => layWord(layout, word, random), empty);
}

/** The layout with another word, or the same layout if there is no place for it. */
function layWord(layout: Layout, word: string, random: Random): Layout {
  const size = layout.letters.length;
  if (word.length > size) return layout;
  for (let attempt = 0; attempt < PLACEMENT_ATTEMPTS; attempt++) {
    const cells = drawLine(size, word.length, random);
    if (!fits(layout.letters, word, cells)) continue;
    const letters = cells.reduce((all, cell, i) => put(all, cell, word[i] ?? ''), layout.letters);
    const placed = [...layout.placed, { word, cells }];
    if (!spellsForbidden(letters, cells, placed)) return { letters, placed };
  }
  return layout;
}

/** A line of `length` cells that lies inside the grid, in one of the four directions. */
function drawLine(size: number, length: number, random: Random): Cell[] {
  const step = pickOne(random, WORD_STEPS);
  const column = randomInt(random, 0, step.column === 0 ? size - 1 : size - length);
  const top = randomInt(random, 0, step.row === 0 ? size - 1 : size - length);
  const row = step.row < 0 ? top + length - 1 : top;
  return cellsAlong({ row, column }, step, length);
}

function fits(letters: Letters, word: string, cells: readonly Cell[]): boolean {
  return cells.every(({ row, column }, i) => {
    const there = letters[row]?.[column];
    return there === '' || there === word[i];
  });
}

function put(letters: Letters, cell: Cell, letter: string): Letters {
  return letters.map((row, r) =>
    r === cell.row
      ? row.map((old, c) => (isSameCell(cell, { row: r, column: c }) ? letter : old))
      : row,
  );
}

/** Fills the empty cells with letters that complete no forbidden string. J, Q and V are in no forbidden string. */
function fill(letters: Letters, random: Random): Letters {
  const filled = letters.map((row) => [...row]);
  for (const [r, row] of filled.entries()) {
    for (const [c, letter] of row.entries()) {
      if (letter !== '') continue;
      const blocked = blockedLetters(filled, { row: r, column: c });
      row[c] = pickOne(
        random,
        ALPHABET.filter((one) => !blocked.has(one)),
      );
    }
  }
  return filled;
}
