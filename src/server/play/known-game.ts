// Which games the server takes results and ratings of.
import { findGame } from '#games/registry.ts';
import { AppError } from '../errors.ts';

/** Throws 'invalid' unless a game has this id. */
export function checkGame(gameId: string): void {
  if (!findGame(gameId)) throw new AppError('invalid', 'We do not know that game.');
}
