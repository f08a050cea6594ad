// The rules of Word Search: a round is its seed and its moves.
import { z } from 'zod/mini';
import type { GameResult } from '#games/kit/rules/game.ts';
import { momentSchema, type Recorder } from '#games/kit/rules/replay.ts';
import type { PlacedWord } from './forbidden-strings.ts';
import { isSameCell, straightLine, type Cell, type Line } from './lines.ts';
import type { SearchStart } from './start.ts';

interface SearchBoard {
  /** Letters in a row and in a column. */
  size: number;
  /** Each row as one text of `size` capitals. */
  rows: readonly string[];
  /** The hidden words, in the order of the alphabet. */
  words: readonly string[];
}

/** The outcome of the last move. */
export type Outcome =
  | { kind: 'none' }
  /** A first letter was chosen. */
  | { kind: 'begun'; letter: string }
  | { kind: 'found'; word: string }
  /** The selected word was found earlier. */
  | { kind: 'again'; word: string }
  /** The selected letters form none of the words. */
  | { kind: 'missed'; cells: readonly Cell[] };

export interface SearchRound {
  /** What the words have in common, as the child reads it. */
  theme: string;
  board: SearchBoard;
  /** The words found so far, each with the selected cells, first letter first. */
  found: readonly PlacedWord[];
  /** The first letter of a selection by tap or key, until its last letter is chosen. */
  anchor: Cell | null;
  outcome: Outcome;
  /** The number of moves so far. */
  moves: number;
}

export type SearchMove =
  /** A letter tapped, or chosen with Enter: the first or the last of a word. */
  | { type: 'tap'; cell: Cell }
  /** A line dragged from one letter to another. */
  | { type: 'drag'; from: Cell; to: Cell }
  | { type: 'cancel' };

/** A new round. */
export function startSearch({ theme, words, grid }: SearchStart): SearchRound {
  const board = { size: grid.length, rows: grid, words: words.map(({ word }) => word) };
  return { theme, board, found: [], anchor: null, outcome: { kind: 'none' }, moves: 0 };
}

/** The round after a move. Nothing changes once every word is found. */
export function playSearch(round: SearchRound, move: SearchMove): SearchRound {
  if (isComplete(round)) return round;
  const next: SearchRound = { ...round, anchor: null, moves: round.moves + 1 };
  if (move.type === 'cancel') return { ...next, outcome: { kind: 'none' } };
  if (move.type === 'drag') return select(next, move.from, move.to);
  return tap(next, round.anchor, move.cell);
}

/** Whether every word on the board is found (spec S4 Word Search). */
export function isComplete({ found, board }: SearchRound): boolean {
  return found.length === board.words.length;
}

/** The result of a finished round: the score is the number of placed words (spec S4, feedback tiers spec S9). */
export function searchResult({ board }: SearchRound): GameResult {
  const count = board.words.length;
  return { score: count, maxScore: count, feedback: feedbackByCount(count) };
}

function feedbackByCount(count: number): string {
  if (count >= 8) return `What a treasure hunter! You found all ${count} words.`;
  if (count >= 6) return `Great exploring! You found all ${count} words.`;
  return 'Good searching! You found every word on the map.';
}

/** The letters on a line, in the order of its cells. */
function lettersOn({ rows }: SearchBoard, cells: readonly Cell[]): string {
  return cells.map(({ row, column }) => rows[row]?.[column] ?? '').join('');
}

function tap(round: SearchRound, anchor: Cell | null, cell: Cell): SearchRound {
  if (anchor && isSameCell(anchor, cell)) return { ...round, outcome: { kind: 'none' } };
  if (anchor && straightLine(anchor, cell)) return select(round, anchor, cell);
  return {
    ...round,
    anchor: cell,
    outcome: { kind: 'begun', letter: lettersOn(round.board, [cell]) },
  };
}

/** Marks the word between two letters as found. Its end may come first, because a child may drag either way. */
function select(round: SearchRound, from: Cell, to: Cell): SearchRound {
  const line = straightLine(from, to) ?? [];
  const readings = [line, line.toReversed()].map((cells) => ({
    word: lettersOn(round.board, cells),
    cells,
  }));
  const isFound = (word: string) => round.found.some((one) => one.word === word);
  const hidden = readings.filter(({ word }) => round.board.words.includes(word));
  const hit = hidden.find(({ word }) => !isFound(word));
  if (hit) {
    const outcome: Outcome = { kind: 'found', word: hit.word };
    return { ...round, found: [...round.found, hit], outcome };
  }
  const [old] = hidden;
  const outcome: Outcome = old
    ? { kind: 'again', word: old.word }
    : { kind: 'missed', cells: line };
  return { ...round, outcome };
}

/** Row and column, counted from 0. */
const rowAndColumn = z.tuple([z.int(), z.int()]);
type RowAndColumn = z.infer<typeof rowAndColumn>;

const moveSchema = z.strictObject({ t: momentSchema, from: rowAndColumn, to: rowAndColumn });
export type LineMove = z.infer<typeof moveSchema>;

export const searchRecorder: Recorder<SearchRound, SearchMove, LineMove> = {
  play: playSearch,
  moveOf({ before, action, after }, { t }) {
    const line = after.anchor === null ? lineOf(before, action) : null;
    if (!line || isSameCell(line.from, line.to) || !straightLine(line.from, line.to)) return null;
    return { t, from: asNumbers(line.from), to: asNumbers(line.to) };
  },
  isMiss: ({ outcome }) => outcome.kind !== 'found',
  moveSchema,
  again: (_, { from, to }) => [{ type: 'drag', from: cellAt(from), to: cellAt(to) }],
  placeOf: ({ board, found }) => Math.min(board.words.length, found.length + 1),
};

function lineOf({ anchor }: SearchRound, move: SearchMove): Line | null {
  if (move.type === 'drag') return { from: move.from, to: move.to };
  return move.type === 'tap' && anchor ? { from: anchor, to: move.cell } : null;
}

export function cellAt([row, column]: RowAndColumn): Cell {
  return { row, column };
}

function asNumbers({ row, column }: Cell): RowAndColumn {
  return [row, column];
}
