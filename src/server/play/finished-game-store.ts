// SQL of the one sum that every counter of a finished game is made of, and the game as the server records it.
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

/** 10 * score / maxScore of the game that a prepared statement is given. */
export const outOfTen = sql<string>`10.0 * ${sql.placeholder('score')}::int / ${sql.placeholder('maxScore')}::int`;
