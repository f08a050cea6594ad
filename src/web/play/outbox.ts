// Finished games on their way to the server: kept on the device until the server has answered, sent in order, counted once.
import { z } from 'zod';
import { contract } from '#shared/contract/index.ts';
import { completionSchema, type Completed, type Completion } from '#shared/contract/play.ts';
import { ApiError, call } from '../api.ts';
import { readStored, removeStored, writeStored } from '../storage.ts';

export type SentGame = Completion & { playId: string };

const boxSchema = z.array(completionSchema.and(z.object({ playId: z.string() })));
const keyOf = (userId: number) => `outbox:${userId}`;

/** Games of this page's life that the device's storage would not take. */
const unstored = new Map<number, SentGame[]>();

/** The finished games of a user that wait to be sent, oldest first. */
export function waitingGames(userId: number): SentGame[] {
  return [...readStored(keyOf(userId), boxSchema, []), ...(unstored.get(userId) ?? [])];
}

/** Puts a finished game into the box; one that is in it already stays as it is. */
export function keepGame(userId: number, game: SentGame): void {
  const waiting = waitingGames(userId);
  if (waiting.some(({ playId }) => playId === game.playId)) return;
  setWaiting(userId, [...waiting, game]);
}

function setWaiting(userId: number, games: SentGame[]): void {
  unstored.delete(userId);
  if (games.length === 0) removeStored(keyOf(userId));
  else if (!writeStored(keyOf(userId), games)) unstored.set(userId, games);
}

function dropGame(userId: number, playId: string): void {
  setWaiting(
    userId,
    waitingGames(userId).filter((game) => game.playId !== playId),
  );
}

/** An answer that will be the same however often the game is sent: it will never be taken. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 400 || error.status === 413);
}

export interface Sending {
  /** The server's answers by playId. */
  answers: ReadonlyMap<string, Completed>;
  /** What went wrong with the last game that was not taken, or null when all were. */
  failure: Error | null;
}

/** Sends what waits, oldest first, until the server cannot be reached or nobody is signed in; what was not taken stays. */
export async function sendWaiting(userId: number): Promise<Sending> {
  const answers = new Map<string, Completed>();
  let failure: Error | null = null;
  for (const game of waitingGames(userId)) {
    try {
      answers.set(game.playId, await call(contract.completeGame, { body: game }));
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error));
      if (!isFinal(error)) break;
    }
    dropGame(userId, game.playId);
  }
  return { answers, failure };
}
