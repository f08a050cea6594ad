// SQL for a finished game's score out of ten, from which all counters are made.
import { sql } from 'drizzle-orm';
import type { Answer } from '#games/kit/replay.ts';

export interface FinishedGame {
  userId: number;
  gameId: string;
  score: number;
  maxScore: number;
  /** Whole seconds. */
  duration: number | null;
  /** UUID of the round, made by the browser. */
  playId: string | null;
  at: Date;
  /** When the round ended by the device's clock; null if unknown or impossible. */
  playedAt: Date | null;
  /** The outcome of replaying its moves; null for a result reported by the browser alone (D8). */
  proof: Proof | null;
}

/** The outcome of a verified round. */
export interface Proof {
  answers: readonly Answer[];
  /** Whether answers came faster than the questions can be read. */
  rushed: boolean;
}

/** 10 * score / maxScore of a prepared statement's game. */
export const outOfTen = sql<string>`10.0 * ${sql.placeholder('score')}::int / ${sql.placeholder('maxScore')}::int`;
