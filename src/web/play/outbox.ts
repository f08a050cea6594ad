// Finished games on their way to the server: each is kept on the device until the server has answered (decision 0005).
import { z } from 'zod';
import { completionSchema, type Completion } from '#shared/contract/play.ts';
import { readStored, removeStored, writeStored } from '../storage.ts';

export type SentGame = Completion & { playId: string };

const gameSchema = completionSchema.and(z.object({ playId: z.string() }));
const keyOf = (userId: number) => `outbox:${userId}`;

/** The finished games of a user that wait to be sent, oldest first; what cannot be read among them is passed over. */
export function waitingGames(userId: number): SentGame[] {
  return readStored(keyOf(userId), z.array(z.unknown()), []).flatMap((entry) => {
    const game = gameSchema.safeParse(entry);
    return game.success ? [game.data] : [];
  });
}

/** Puts a finished game into the box, once; whether it would outlive this page. */
export function keepGame(userId: number, game: SentGame): boolean {
  const waiting = waitingGames(userId);
  const isNew = waiting.every(({ playId }) => playId !== game.playId);
  return writeStored(keyOf(userId), isNew ? [...waiting, game] : waiting);
}

/** Takes a game out of the box, once the server has said what becomes of it. */
export function dropGame(userId: number, playId: string): void {
  const left = waitingGames(userId).filter((game) => game.playId !== playId);
  if (left.length === 0) removeStored(keyOf(userId));
  else writeStored(keyOf(userId), left);
}
