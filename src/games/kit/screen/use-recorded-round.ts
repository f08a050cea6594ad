// A round of a game on the screen: its reducer, and the moves that were made so far.
import { useEffect, useReducer, useRef } from 'react';
import type { Timed } from '#shared/moves.ts';
import {
  record,
  startRecording,
  type Moment,
  type Recorder,
  type Recording,
} from '../rules/recording.ts';
import { usePlayClock } from './use-play-clock.ts';

interface RecordedRound<State, Action, Move extends Timed> {
  round: State;
  move: (action: Action) => void;
  moves: readonly Move[];
  /** Says that the clock of the question on the screen starts only now. */
  startClock: () => void;
}

/** Opens a round once and plays it. `questionOf` returns the question on the screen, in games that have questions. */
export function useRecordedRound<State, Action, Move extends Timed>(
  recorder: Recorder<State, Action, Move>,
  open: () => State,
  questionOf?: (state: State) => number,
): RecordedRound<State, Action, Move> {
  const playedMs = usePlayClock();
  const [{ state, moves }, dispatch] = useReducer(
    (recording: Recording<State, Move>, { action, moment }: { action: Action; moment: Moment }) =>
      record(recorder, recording, action, moment),
    null,
    () => startRecording(open()),
  );
  const shown = useRef(0);
  const question = questionOf?.(state);
  useEffect(() => {
    if (question !== undefined) shown.current = playedMs();
  }, [question, playedMs]);
  return {
    round: state,
    move: (action) => dispatch({ action, moment: { t: playedMs(), shown: shown.current } }),
    moves,
    startClock: () => (shown.current = playedMs()),
  };
}
