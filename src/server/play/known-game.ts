// Which games the server takes results and ratings of, and from whom.
import { findGame } from '#games/cards.ts';
import { AppError } from '../platform/errors.ts';

/** Throws 'invalid' unless a game has this id. */
export function checkGame(gameId: string): void {
  if (!findGame(gameId)) throw new AppError('invalid', 'We do not know that game.');
}

/** Throws 'conflict' when a browser sends what it knows to be another user's than the one who is signed in. */
export function checkOwner(user: { id: number }, sent: { userId?: number | null }): void {
  if (sent.userId != null && sent.userId !== user.id) {
    throw new AppError('conflict', 'Somebody else is logged in here now.');
  }
}
