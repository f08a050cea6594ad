// Records what a pupil does in a round while the game's own reducer runs, so that the round can be replayed (D8).
import { MISSES_MAX, MOVES_BYTES_MAX, PLAY_MS_MAX, type Timed } from '#shared/moves.ts';

/** Bytes that moves without a match leave for those with one. */
const MATCHES_BYTES = 2048;

/** When an action happened, in whole milliseconds of play since the round began. */
export interface Moment {
  t: number;
  /** When the question that it answers stood on the screen; 0 in games without questions. */
  shown: number;
}

export interface Recording<State, Move extends Timed> {
  state: State;
  /** In the order in which they were made. */
  moves: readonly Move[];
  /** How many of them were not a match. */
  misses: number;
  /** Their size as JSON. */
  bytes: number;
}

interface Change<State, Action> {
  before: State;
  action: Action;
  /** Never the state before itself. */
  after: State;
}

export interface Recorder<State, Action, Move extends Timed> {
  /** The game's own reducer; it gives the state itself back for an action that changes nothing. */
  play: (state: State, action: Action) => State;
  /** The move that an action was, null for one that only prepares a move or shows what came of one. */
  moveOf: (change: Change<State, Action>, moment: Moment) => Move | null;
  /** Whether that move was not a match. */
  isMiss?: (after: State) => boolean;
}

/** A recording of a round in which nothing has been done yet. */
export function startRecording<State, Move extends Timed>(state: State): Recording<State, Move> {
  return { state, moves: [], misses: 0, bytes: '[]'.length };
}

/** The recording after an action. */
export function record<State, Action, Move extends Timed>(
  { play, moveOf, isMiss }: Recorder<State, Action, Move>,
  recording: Recording<State, Move>,
  action: Action,
  moment: Moment,
): Recording<State, Move> {
  const { state: before, moves, misses } = recording;
  const after = play(before, action);
  if (after === before) return recording;
  const move = moveOf({ before, action, after }, moment);
  if (!move) return { ...recording, state: after };
  const bytes = recording.bytes + bytesOf(move);
  const added = { state: after, moves: [...moves, move], misses, bytes };
  if (!isMiss?.(after)) return added;
  const hasRoom = misses < MISSES_MAX && bytes <= MOVES_BYTES_MAX - MATCHES_BYTES;
  return hasRoom ? { ...added, misses: misses + 1 } : { ...recording, state: after };
}

/** As JSON, with the comma. */
function bytesOf(move: Timed): number {
  return new TextEncoder().encode(JSON.stringify(move)).length + 1;
}

/** A time as it is recorded: whole milliseconds, never more than a round lasts. */
export function wholeMs(ms: number): number {
  return Math.min(PLAY_MS_MAX, Math.max(0, Math.floor(ms)));
}
