// SQL shared by queries on finished games: the score out of ten, on which all counters are based, and the recording time.
import { and, gte, lt, lte, sql, type SQL } from 'drizzle-orm';
import type { Answer } from '#games/kit/rules/replay.ts';
import { gameHistory } from '../platform/db/schema.ts';
import { hourOf } from '../platform/db/schema/columns.ts';

export interface FinishedGame {
  userId: number;
  gameId: string;
  score: number;
  maxScore: number;
  /** Whole seconds. */
  duration: number | null;
  /** UUID of the round: the id of its deal, or the browser's own if it was not dealt by the server. */
  playId: string | null;
  at: Date;
  /** When the round ended by the device's clock; null if unknown or impossible. */
  playedAt: Date | null;
  /** The outcome of replaying its moves; null for a result reported by the browser alone (D8). */
  replayed: Replayed | null;
}

/** What the replay of a verified round returns besides its score. */
export interface Replayed {
  answers: readonly Answer[];
  /** Whether answers were faster than anyone can read the questions. */
  rushed: boolean;
}

/** 10 * score / maxScore of a prepared statement's game. */
export const outOfTen = sql<string>`10.0 * ${sql.placeholder('score')}::int / ${sql.placeholder('maxScore')}::int`;

/**
 * Whether a game was recorded at `from` or later and before `until`. Only the condition on the hour has an index, so it is first.
 */
export function isRecordedBetween(from: Date, until: Date): SQL | undefined {
  const { createdAt } = gameHistory;
  const hour = hourOf(createdAt);
  return and(
    gte(hour, hourOf(sql`${from.toISOString()}::timestamptz`)),
    lte(hour, hourOf(sql`${until.toISOString()}::timestamptz`)),
    gte(createdAt, from),
    lt(createdAt, until),
  );
}
