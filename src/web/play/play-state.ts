// The steps of playing, as data: a game, its result, perhaps new avatars, then another round or the end (spec S4 Game flow).
import type { GameResult } from '#games/kit/game.ts';
import type { Round } from './round.ts';

export interface FinishedRound {
  round: Round;
  result: GameResult;
  /** Whole seconds. */
  duration: number;
}

export type PlayState =
  | { step: 'playing'; round: Round; unlocked: readonly string[] }
  | { step: 'result'; finished: FinishedRound; unlocked: readonly string[] }
  /** The moment between the result and the next round (50 ms). */
  | { step: 'reopening'; unlocked: readonly string[] }
  | { step: 'avatars'; unlocked: readonly string[] }
  | { step: 'closed' };

export type PlayMove =
  | { type: 'finish'; finished: FinishedRound }
  /** The server's answer to a finished game; it may come while the next round is already on. */
  | { type: 'unlock'; avatars: readonly string[] }
  | { type: 'playAgain' }
  | { type: 'reopen'; round: Round }
  | { type: 'close' };

/** The next state; a move that does not fit the step changes nothing. */
export function nextPlayState(state: PlayState, move: PlayMove): PlayState {
  if (state.step === 'closed') return state;
  const { unlocked } = state;
  switch (move.type) {
    case 'finish':
      return state.step === 'playing' && state.round.playId === move.finished.round.playId
        ? { step: 'result', finished: move.finished, unlocked }
        : state;
    case 'unlock':
      return { ...state, unlocked: [...unlocked, ...move.avatars] };
    case 'playAgain':
      return state.step === 'result' ? { step: 'reopening', unlocked } : state;
    case 'reopen':
      return state.step === 'reopening' ? { step: 'playing', round: move.round, unlocked } : state;
    case 'close':
      return closed(state);
  }
}

/** After a result the new avatars are offered once; everything else closes at once. */
function closed(state: Exclude<PlayState, { step: 'closed' }>): PlayState {
  const offers = state.step === 'result' && state.unlocked.length > 0;
  return offers ? { step: 'avatars', unlocked: state.unlocked } : { step: 'closed' };
}
