// A round that a pupil has left and goes on with: what its screen starts from, and what it keeps of itself.
import { createContext } from 'react';
import type { Timed } from '#shared/moves.ts';

/** How far a round has come. */
export interface RoundSoFar {
  moves: readonly Timed[];
  /** Milliseconds of play. */
  ms: number;
  /** The number, from 1, of the question, pair, word, letter or guess that the pupil comes to when the round goes on. */
  place: number;
}

export interface LeftRound {
  /** The moves of the round that goes on, in any shape; null for a new round. */
  left: { moves: unknown; ms: number } | null;
  /** Called at every move, and when the pupil leaves. */
  keep: (soFar: RoundSoFar) => void;
}

/** Provided around the screen of a game that can be left; a round that nobody keeps is lost. */
export const LeftRoundContext = createContext<LeftRound>({ left: null, keep: () => undefined });
