// The steps of playing, as data: a game, its result, then another round or the end (spec S4 Game flow).
import type { PlayedResult } from '#games/kit/rules/game.ts';
import { DURATION_LIMIT_S } from '#shared/contract/play.ts';
import { uuidFrom } from '#shared/uuid.ts';
import type { Proof } from '../sync/queue.ts';

export interface Round {
  /** The round's UUID. Its result is counted once under it (D2), unless it was dealt: then under the id of its deal. */
  playId: string;
  /** The seed of the round's random source. */
  seed: number;
  /** When the game opened, in milliseconds of `performance.now()`. */
  openedAt: number;
}

/** A new round; `openedAt` in milliseconds of `performance.now()`. */
export function newRound(openedAt: number): Round {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return { playId: uuidFrom(bytes), seed, openedAt };
}

/** Whole seconds from the opening to `endedAt`, at most what the server accepts. */
export function durationOf({ openedAt }: Round, endedAt: number): number {
  const seconds = Math.round((endedAt - openedAt) / 1000);
  return Math.min(DURATION_LIMIT_S, Math.max(0, seconds));
}

export interface FinishedRound {
  round: Round;
  result: PlayedResult;
  /** Whole seconds. */
  duration: number;
  /** When it ended, by the device's clock. */
  playedAt: string;
  /** The proof of the result; null if the server did not deal the round. */
  proof: Proof | null;
}

export type PlayState =
  | { step: 'playing'; round: Round }
  | { step: 'result'; finished: FinishedRound }
  /** The pause between the result and the next round (50 ms). */
  | { step: 'reopening' }
  | { step: 'closed' };

export type PlayMove =
  | { type: 'finish'; finished: FinishedRound }
  | { type: 'playAgain' }
  | { type: 'reopen'; round: Round }
  | { type: 'close' };

/** The next state; a move that does not fit the step changes nothing, and 'closed' is final. */
export function nextPlayState(state: PlayState, move: PlayMove): PlayState {
  if (state.step === 'closed') return state;
  switch (move.type) {
    case 'finish':
      return state.step === 'playing' && state.round.playId === move.finished.round.playId
        ? { step: 'result', finished: move.finished }
        : state;
    case 'playAgain':
      return state.step === 'result' ? { step: 'reopening' } : state;
    case 'reopen':
      return state.step === 'reopening' ? { step: 'playing', round: move.round } : state;
    case 'close':
      return { step: 'closed' };
  }
}

/** How a round is identified to the server: by its deal if the server dealt it (D8). */
export function playIdOf({ round, proof }: FinishedRound): string {
  return proof?.deal.id ?? round.playId;
}
