// A round of a game on the screen: its reducer, and the moves that were made so far.
import { use, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { Timed } from '#shared/moves.ts';
import { record, resumeRecording, type Recording } from '../rules/record-moves.ts';
import type { Moment, Recorder } from '../rules/replay.ts';
import { LeftRoundContext } from './left-round.ts';
import { usePlayClock } from './use-play-clock.ts';

interface RecordedRound<State, Action, Move extends Timed> {
  round: State;
  move: (action: Action) => void;
  moves: readonly Move[];
  /** Says that the countdown of the question on the screen starts only now (`Moment`). */
  startClock: () => void;
}

/**
 * Opens a round once, or goes on with one that was left, and plays it. A question whose clock `isGoing` counts as missed if the
 * pupil leaves, and so it is kept.
 */
export function useRecordedRound<State, Action, Move extends Timed>(
  recorder: Recorder<State, Action, Move>,
  open: () => State,
  isGoing: (state: State) => boolean = () => false,
): RecordedRound<State, Action, Move> {
  const { left, keep } = use(LeftRoundContext);
  const playedMs = usePlayClock(left?.ms);
  const [opened] = useState(open);
  const [recording, dispatch] = useReducer(
    (before: Recording<State, Move>, { action, moment }: { action: Action; moment: Moment }) =>
      record(recorder, before, action, moment),
    null,
    () => resumeRecording(recorder, opened, left?.moves ?? []),
  );
  const { state, moves } = recording;
  const shown = useRef(0);
  const place = recorder.placeOf(state);
  useEffect(() => {
    shown.current = playedMs();
  }, [place, playedMs]);

  const isClockGoing = isGoing(state);
  const keepSoFar = useEffectEvent(() => {
    const ms = playedMs();
    const { timeUp } = recorder;
    const kept =
      isClockGoing && timeUp !== undefined
        ? record(recorder, recording, timeUp, { t: ms, shown: shown.current })
        : recording;
    if (kept.moves.length === 0) return;
    // Where going on leads: past the question that is missed by leaving.
    const resumed = resumeRecording(recorder, opened, kept.moves);
    keep({ moves: kept.moves, ms, place: recorder.placeOf(resumed.state) });
  });
  useEffect(() => keepSoFar(), [moves, place, isClockGoing]);
  useEffect(() => () => keepSoFar(), []);

  return {
    round: state,
    move: (action) => dispatch({ action, moment: { t: playedMs(), shown: shown.current } }),
    moves,
    startClock: () => (shown.current = playedMs()),
  };
}
