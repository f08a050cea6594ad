// Finds where a grid would spell something it must not.
import { FORBIDDEN } from './forbidden.ts';
import { ALL_STEPS, cellsAlong, isSameCell, walk, type Cell } from './lines.ts';

/** Rows of capitals; an empty text is a place with no letter yet. */
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

const SPOTS: readonly Spot[] = FORBIDDEN.flatMap((text) =>
  [...text].map((letter, at) => ({ text, at, letter })),
);

interface NearMiss {
  /** The letter which would complete a forbidden string in the place asked about. */
  letter: string;
  /** All places of that string. */
  cells: readonly Cell[];
}

/** Every forbidden string, in all eight reading directions, that lacks at most the letter in `cell`. */
function nearMisses(letters: Letters, cell: Cell): NearMiss[] {
  return ALL_STEPS.flatMap((step) =>
    SPOTS.filter((spot) => standsAround(letters, cell, step, spot)).map(({ text, at, letter }) => ({
      letter,
      cells: cellsAlong(walk(cell, step, -at), step, text.length),
    })),
  );
}

/** Whether all letters of the text but the spot itself stand where they would complete it; run thousands of times a board. */
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

/** Whether a forbidden string runs through any of `cells` that is not wholly inside one placed word. */
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
