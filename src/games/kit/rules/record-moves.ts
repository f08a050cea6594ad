// Records a pupil's moves while the game's own reducer runs, so that the round can be replayed (D8), or gone on with later.
import { z } from 'zod/mini';
import { MISSES_MAX, MOVES_BYTES_MAX, PLAY_MS_MAX, type Timed } from '#shared/moves.ts';
import type { Moment, Recorder } from './replay.ts';

/** The bytes reserved for moves that match. */
const MATCHES_BYTES = 2048;

export interface Recording<State, Move extends Timed> {
  state: State;
  /** In the order they were made. */
  moves: readonly Move[];
  /** The number of moves without a match. */
  misses: number;
  /** Their size as JSON. */
  bytes: number;
}

/** The recording of a new round. */
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

/** The recording of a round that was left after these moves; those of another shape are none. */
export function resumeRecording<State, Action, Move extends Timed>(
  recorder: Recorder<State, Action, Move>,
  state: State,
  moves: unknown,
): Recording<State, Move> {
  const made = z.array(recorder.moveSchema).safeParse(moves);
  return (made.data ?? []).reduce(
    (recording, move) =>
      recorder
        .again(recording.state, move)
        .reduce((so, action) => record(recorder, so, action, { shown: 0, ...move }), recording),
    startRecording<State, Move>(state),
  );
}

/** As JSON, with the comma. */
function bytesOf(move: Timed): number {
  return new TextEncoder().encode(JSON.stringify(move)).length + 1;
}

/** A time for the recording: whole milliseconds, at most the maximum length of a round. */
export function wholeMs(ms: number): number {
  return Math.min(PLAY_MS_MAX, Math.max(0, Math.floor(ms)));
}
