// Fields of every finished game.
import { z } from 'zod/mini';
import { moment } from './endpoint.ts';

export const MAX_SCORE_LIMIT = 50;

/** A game's id; the use case checks that it exists. */
export const gameId = z
  .string('Please say which game.')
  .check(z.minLength(1, 'Please say which game.'), z.maxLength(100));

/**
 * The user the result belongs to; another user's session is refused (409), because on a shared device somebody else may
 * have signed in from another tab.
 */
export const meantUserId = z.nullish(z.int());

/** When the round ended, by the clock of the device; it may be sent later. */
export const playedAt = z.nullish(moment);

/** Whole numbers (D2). */
export const scoreFields = {
  score: z.int().check(z.minimum(0)),
  maxScore: z.int().check(z.minimum(1), z.maximum(MAX_SCORE_LIMIT)),
};

export const scoreFits = z.refine<{ score: number; maxScore: number }>(
  ({ score, maxScore }) => score <= maxScore,
  { error: 'The score cannot be more than the maximum score.', path: ['score'] },
);
