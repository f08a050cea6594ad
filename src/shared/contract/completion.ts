// What every finished game says, told or proved.
import { z } from 'zod/mini';

export const MAX_SCORE_LIMIT = 50;

/** A game's id in a body; whether the game exists is for the use case to say. */
export const gameId = z
  .string('Please say which game.')
  .check(z.minLength(1, 'Please say which game.'), z.maxLength(100));

/**
 * Whose it is, as the browser knows: another user's session does not take it (409). On a shared device somebody else may
 * have signed in meanwhile, in another tab.
 */
export const meantUserId = z.nullish(z.int());

/** Whole numbers (D2). */
export const scoreFields = {
  score: z.int().check(z.minimum(0)),
  maxScore: z.int().check(z.minimum(1), z.maximum(MAX_SCORE_LIMIT)),
};

export const scoreFits = z.refine<{ score: number; maxScore: number }>(
  ({ score, maxScore }) => score <= maxScore,
  { error: 'The score cannot be more than the maximum score.', path: ['score'] },
);
