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
  /** When the round ended by the device's clock; null where that is not known or not believed. */
  playedAt: Date | null;
  /** What replaying its moves has given; null for a result that the browser has only told (D8). */
  proof: Proof | null;
}

/** What the moves of a verified round say. */
export interface Proof {
  answers: readonly Answer[];
  /** Answers came quicker than the questions can be read. */
  rushed: boolean;
}

/** 10 * score / maxScore of a prepared statement's game. */
export const outOfTen = sql<string>`10.0 * ${sql.placeholder('score')}::int / ${sql.placeholder('maxScore')}::int`;
