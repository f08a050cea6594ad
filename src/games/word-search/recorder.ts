// Records the lines that are drawn in a round of Word Search.
import { z } from 'zod/mini';
import type { Recorder } from '#games/kit/rules/recording.ts';
import { momentSchema } from '#games/kit/rules/replay.ts';
import { isSameCell, straightLine, type Cell, type Line } from './lines.ts';
import { playSearch, type SearchMove, type SearchRound } from './rules.ts';

/** Row and column, counted from 0. */
const placeSchema = z.tuple([z.int(), z.int()]);
type Place = z.infer<typeof placeSchema>;

const moveSchema = z.strictObject({ t: momentSchema, from: placeSchema, to: placeSchema });
export type LineMove = z.infer<typeof moveSchema>;

export const searchRecorder: Recorder<SearchRound, SearchMove, LineMove> = {
  play: playSearch,
  moveOf({ before, action, after }, { t }) {
    const line = after.anchor === null ? lineOf(before, action) : null;
    if (!line || isSameCell(line.from, line.to) || !straightLine(line.from, line.to)) return null;
    return { t, from: asPlace(line.from), to: asPlace(line.to) };
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

export function cellAt([row, column]: Place): Cell {
  return { row, column };
}

function asPlace({ row, column }: Cell): Place {
  return [row, column];
}
