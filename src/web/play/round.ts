// One round of a game, from its opening to its result.
import { DURATION_LIMIT_S } from '#shared/contract/play.ts';
import { uuidFrom } from '#shared/uuid.ts';

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
