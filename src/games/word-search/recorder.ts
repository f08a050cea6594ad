// Records the lines that are drawn in a round of Word Search.
import type { Timed } from '#shared/moves.ts';
import type { Recorder } from '#games/kit/rules/recording.ts';
import { isSameCell, straightLine, type Cell, type Line } from './lines.ts';
import { playSearch, type SearchMove, type SearchRound } from './rules.ts';

/** Row and column, counted from 0. */
type Place = [number, number];

interface LineMove extends Timed {
  from: Place;
  to: Place;
}

export const searchRecorder: Recorder<SearchRound, SearchMove, LineMove> = {
  play: playSearch,
  moveOf({ before, action, after }, { t }) {
    const line = after.anchor === null ? lineOf(before, action) : null;
    if (!line || isSameCell(line.from, line.to) || !straightLine(line.from, line.to)) return null;
    return { t, from: placeOf(line.from), to: placeOf(line.to) };
  },
  isMiss: ({ outcome }) => outcome.kind !== 'found',
};

function lineOf({ anchor }: SearchRound, move: SearchMove): Line | null {
  if (move.type === 'drag') return { from: move.from, to: move.to };
  return move.type === 'tap' && anchor ? { from: anchor, to: move.cell } : null;
}

function placeOf({ row, column }: Cell): Place {
  return [row, column];
}
