// The straight lines of a letter grid: where words lie and what a finger can select.

/** A cell of the grid, counted from 0 at the top left; also a step from one cell to a neighbour. */
export interface Cell {
  row: number;
  column: number;
}

/** A straight line from one cell to another. */
export interface Line {
  from: Cell;
  to: Cell;
}

/**
 * The four directions of words: across, down and two diagonals (spec S9 Word Search). None reads from right to left.
 */
export const WORD_STEPS: readonly Cell[] = [
  { row: 0, column: 1 },
  { row: 1, column: 0 },
  { row: 1, column: 1 },
  { row: -1, column: 1 },
];

/** Those four and their opposites. */
export const ALL_STEPS: readonly Cell[] = WORD_STEPS.flatMap((step) => [
  step,
  { row: -step.row, column: -step.column },
]);

export function isSameCell(one: Cell, other: Cell): boolean {
  return one.row === other.row && one.column === other.column;
}

export function isInside(size: number, { row, column }: Cell): boolean {
  return row >= 0 && row < size && column >= 0 && column < size;
}

/**
 * The next cell with this letter, row by row, continuing at the start after the end; the same cell when there is no
 * other.
 */
export function nextWithLetter(rows: readonly string[], letter: string, from: Cell): Cell {
  const size = rows.length;
  const letters = rows.join('').toUpperCase();
  const at = from.row * size + from.column;
  const next = letters.indexOf(letter, at + 1);
  const found = next >= 0 ? next : letters.indexOf(letter);
  return found < 0 ? from : { row: Math.floor(found / size), column: found % size };
}

/** The cell `count` steps away from `start`. */
export function walk(start: Cell, step: Cell, count: number): Cell {
  return { row: start.row + step.row * count, column: start.column + step.column * count };
}

/** `length` cells in a row, beginning with `start`. */
export function cellsAlong(start: Cell, step: Cell, length: number): Cell[] {
  return Array.from({ length }, (_, count) => walk(start, step, count));
}

/** Whether two cells share a row, a column or a diagonal. */
export function isStraight(from: Cell, to: Cell): boolean {
  const rows = to.row - from.row;
  const columns = to.column - from.column;
  return rows === 0 || columns === 0 || Math.abs(rows) === Math.abs(columns);
}

/** The cells from one to another along a row, column or diagonal, both included; null when they share none. */
export function straightLine(from: Cell, to: Cell): Cell[] | null {
  if (!isStraight(from, to)) return null;
  const rows = to.row - from.row;
  const columns = to.column - from.column;
  const step = { row: Math.sign(rows), column: Math.sign(columns) };
  return cellsAlong(from, step, Math.max(Math.abs(rows), Math.abs(columns)) + 1);
}

/** Where words of these lengths that begin at `from` would end, if that is inside the grid. */
export function endsOfWords(size: number, from: Cell, lengths: ReadonlySet<number>): Cell[] {
  return WORD_STEPS.flatMap((step) =>
    [...lengths].map((length) => walk(from, step, length - 1)),
  ).filter((cell) => isInside(size, cell));
}

/** The first and the last of some cells in a row; null when there are none. */
export function endsOf(cells: readonly Cell[]): Line | null {
  const [from, to] = [cells.at(0), cells.at(-1)];
  return from && to ? { from, to } : null;
}

/**
 * The end of the straight line from `from` that is nearest to a pointer. The pointer may be between cells (in fractions
 * of a cell) and outside the grid: a finger need not follow a line exactly.
 */
export function snapToLine(size: number, from: Cell, pointer: Cell): Cell {
  const distance = ({ row, column }: Cell) =>
    Math.hypot(row - pointer.row, column - pointer.column);
  const ends = ALL_STEPS.flatMap((step) =>
    cellsAlong(from, step, size).filter((cell) => isInside(size, cell)),
  );
  return ends.reduce((best, end) => (distance(end) < distance(best) ? end : best), from);
}
