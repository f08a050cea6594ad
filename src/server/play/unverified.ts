// Whether this installation accepts unverified results (D8).
import { UNVERIFIED_REFUSED } from '#shared/contract/rounds.ts';
import type { Config } from '../platform/config.ts';
import { AppError } from '../platform/errors.ts';

/** Throws 'forbidden' if only verified rounds are accepted. */
export function checkUnverifiedAllowed({ takesUnverified }: Pick<Config, 'takesUnverified'>): void {
  if (takesUnverified) return;
  throw new AppError('forbidden', UNVERIFIED_REFUSED);
}
