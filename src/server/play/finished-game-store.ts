// SQL for a finished game's score out of ten, from which all counters are made.
import { sql } from 'drizzle-orm';

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
}

/** 10 * score / maxScore of a prepared statement's game. */
export const outOfTen = sql<string>`10.0 * ${sql.placeholder('score')}::int / ${sql.placeholder('maxScore')}::int`;
