// Whether this installation takes results that nothing proves (D8).
import type { Config } from '../platform/config.ts';
import { AppError } from '../platform/errors.ts';

/** Throws 'forbidden' where only rounds with their moves are taken. */
export function checkUnverifiedAllowed({ takesUnverified }: Pick<Config, 'takesUnverified'>): void {
  if (takesUnverified) return;
  throw new AppError('forbidden', 'Here only games that were dealt by the server count.');
}
