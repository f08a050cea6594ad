// How much a user may write in a minute (D14): far more than anybody plays, and too little to fill a database.
import { AppError } from '../platform/errors.ts';

const MINUTE_MS = 60_000;

/** So many within any minute. */
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

/**
 * Throws 'too-many' when the entry that `limit.times` others would be newer than was written less than a minute before
 * `now`: with one more there would be too many in that minute. Undefined: there are not so many entries yet.
 */
export function checkWriteLimit(limit: WriteLimit, earlier: Date | undefined, now: Date): void {
  if (!earlier) return;
  const age = now.getTime() - earlier.getTime();
  // What is dated a minute ahead or more was written under a wrong clock.
  if (Math.abs(age) >= MINUTE_MS) return;
  const wait = Math.min(MINUTE_MS, MINUTE_MS - age);
  throw new AppError('too-many', limit.sentence, Math.ceil(wait / 1000));
}
