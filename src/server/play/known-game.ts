// Checks which games the server accepts, and from whom.
import { findGame } from '#games/cards.ts';
import { AppError } from '../platform/errors.ts';

/** Throws 'invalid' for an unknown game. */
export function checkGame(gameId: string): void {
  if (!findGame(gameId)) throw new AppError('invalid', 'We do not know that game.');
}

/** Throws 'conflict' if the browser sends something that belongs to another user than the one signed in. */
export function checkOwner(user: { id: number }, sent: { userId?: number | null }): void {
  if (sent.userId != null && sent.userId !== user.id) {
    throw new AppError('conflict', 'Somebody else is logged in here now.');
  }
}
