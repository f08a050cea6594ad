// Checks which games the server accepts.
import { GAME_IDS, type GameId } from '#games/ids.ts';
import { AppError } from '../platform/errors.ts';

/** The game's id; throws 'invalid' for an unknown game. */
export function checkGame(gameId: string): GameId {
  const known = GAME_IDS.find((id) => id === gameId);
  if (!known) throw new AppError('invalid', 'We don’t know that game.');
  return known;
}
