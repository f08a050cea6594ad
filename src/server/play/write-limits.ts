// Rate limits for a user's writes (D14): far above normal play, and too low to fill the database.
import { MINUTE_MS } from '#shared/dates.ts';
import type { Deps } from '../platform/http/deps.ts';
import { AppError } from '../platform/errors.ts';
import { makeLimiter, type Limiter } from '../platform/limits/limiter.ts';

/** Maximum within any minute. */
export interface WriteLimit {
  times: number;
  sentence: string;
}

export const COMPLETIONS: WriteLimit = {
  times: 60,
  sentence: 'That was a lot of games in one minute. Please wait a moment.',
};

export const RATINGS: WriteLimit = {
  times: 30,
  sentence: 'That was a lot of ratings in one minute. Please wait a moment.',
};

const DEALS = { name: 'deals', times: 30, windowSeconds: 60 };

/** Limits calls for deals, each of which returns a few rounds and adds no rows. */
export function dealsLimiter(deps: Pick<Deps, 'database' | 'now'>): Limiter {
  return makeLimiter(deps, DEALS, 'That was a lot of rounds in one minute. Please wait a moment.');
}

/**
 * Throws 'too-many' if `earlier`, the time of the entry `limit.times` before the new one, is less than a minute before
 * `now`; undefined if there are fewer entries.
 */
export function checkWriteLimit(limit: WriteLimit, earlier: Date | undefined, now: Date): void {
  if (!earlier) return;
  const age = now.getTime() - earlier.getTime();
  // A time a minute or more ahead comes from a wrong clock.
  if (Math.abs(age) >= MINUTE_MS) return;
  const wait = Math.min(MINUTE_MS, MINUTE_MS - age);
  throw new AppError('too-many', limit.sentence, Math.ceil(wait / 1000));
}
