// Finds where a grid would spell something it must not.
import { FORBIDDEN } from './forbidden.ts';
import { ALL_STEPS, cellsAlong, isSameCell, walk, type Cell } from './lines.ts';

/** Rows of capitals; an empty text is a cell without a letter. */
export type Letters = readonly (readonly string[])[];

/** A word and the places its letters stand on, first letter first. */
export interface PlacedWord {
  word: string;
  cells: readonly Cell[];
}

/** One letter of a forbidden string. */
interface Spot {
  text: string;
  /** Place of the letter in the text, from 0. */
  at: number;
  letter: string;
}

/** Letters by the letter that follows them in their string: a cell's neighbour rules nearly all of them out. */
const SPOTS_BEFORE = new Map<string, Spot[]>();
/** The last letters of the strings, by the letter that precedes them. */
const LAST_SPOTS_AFTER = new Map<string, Spot[]>();

for (const text of FORBIDDEN) {
  for (const [at, letter] of [...text].entries()) {
    const isLast = at === text.length - 1;
    const [spots, neighbour] = isLast
      ? [LAST_SPOTS_AFTER, text.charAt(at - 1)]
      : [SPOTS_BEFORE, text.charAt(at + 1)];
    spots.set(neighbour, [...(spots.get(neighbour) ?? []), { text, at, letter }]);
  }
}

interface NearMiss {
  /** The letter that would complete a forbidden string in the given cell. */
  letter: string;
  /** All cells of that string. */
  cells: readonly Cell[];
}

/** Every forbidden string, in all eight reading directions, that lacks at most the letter in `cell`. */
function nearMisses(letters: Letters, cell: Cell): NearMiss[] {
  return ALL_STEPS.flatMap((step) =>
    spotsBeside(letters, cell, step)
      .filter((spot) => standsAround(letters, cell, step, spot))
      .map(({ text, at, letter }) => ({
        letter,
        cells: cellsAlong(walk(cell, step, -at), step, text.length),
      })),
  );
}

/** The letters of strings that remain possible in a cell, given the letters before and after it. */
function spotsBeside(letters: Letters, { row, column }: Cell, step: Cell): readonly Spot[] {
  const next = letters[row + step.row]?.[column + step.column] ?? '';
  const previous = letters[row - step.row]?.[column - step.column] ?? '';
  return [...(SPOTS_BEFORE.get(next) ?? []), ...(LAST_SPOTS_AFTER.get(previous) ?? [])];
}

/**
 * Whether all other letters of the string are in the cells where they would complete it; run thousands of times a
 * board.
 */
function standsAround(letters: Letters, cell: Cell, step: Cell, { text, at }: Spot): boolean {
  for (let i = 0; i < text.length; i++) {
    const letter = letters[cell.row + (i - at) * step.row]?.[cell.column + (i - at) * step.column];
    if (i !== at && letter !== text[i]) return false;
  }
  return true;
}

/** The letters that must not be put into an empty place. */
export function blockedLetters(letters: Letters, cell: Cell): Set<string> {
  return new Set(nearMisses(letters, cell).map(({ letter }) => letter));
}

/** Whether a forbidden string, not wholly inside one placed word, runs through any of `cells`. */
export function spellsForbidden(
  letters: Letters,
  cells: readonly Cell[],
  placed: readonly PlacedWord[],
): boolean {
  return cells.some((cell) =>
    nearMisses(letters, cell).some(
      (miss) =>
        miss.letter === letters[cell.row]?.[cell.column] &&
        !placed.some((word) => holdsAll(word, miss.cells)),
    ),
  );
}

function holdsAll({ cells }: PlacedWord, asked: readonly Cell[]): boolean {
  return asked.every((one) => cells.some((cell) => isSameCell(cell, one)));
}
