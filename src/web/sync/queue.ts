// Finished games and ratings on their way to the server: each is kept on the device until the server has answered (decision 0005).
import { z } from 'zod/mini';
import {
  completionSchema,
  feedbackSchema,
  type Completion,
  type Feedback,
} from '#shared/contract/play.ts';
import { readStored, removeStored, writeStored } from '../data/storage.ts';

export type SentGame = Completion & { playId: string };
export type SentRating = Feedback & { playId: string };

const named = z.object({ playId: z.string() });

/** The games of a user are kept under this key. */
export const gamesKey = (userId: number) => `outbox:${userId}`;
const ratingsKey = (userId: number) => `ratings:${userId}`;

/** The finished games of a user that wait to be sent, oldest first; what cannot be read among them is passed over. */
export function queuedGames(userId: number): SentGame[] {
  return waitingIn(gamesKey(userId), z.intersection(completionSchema, named));
}

/** Puts a finished game into the box, once; whether it would outlive this page. */
export function queueGame(userId: number, game: SentGame): boolean {
  return keepIn(gamesKey(userId), queuedGames(userId), game);
}

/** Takes a game out of the box, once the server has said what becomes of it. */
export function dropGame(userId: number, playId: string): void {
  dropFrom(gamesKey(userId), queuedGames(userId), playId);
}

/** The same for ratings, which are kept only when they could not be sent at once. */
export function queuedRatings(userId: number): SentRating[] {
  return waitingIn(ratingsKey(userId), z.intersection(feedbackSchema, named));
}

export function queueRating(userId: number, rating: SentRating): boolean {
  return keepIn(ratingsKey(userId), queuedRatings(userId), rating);
}

export function dropRating(userId: number, playId: string): void {
  dropFrom(ratingsKey(userId), queuedRatings(userId), playId);
}

interface Named {
  playId: string;
}

function waitingIn<T extends Named>(key: string, schema: z.ZodMiniType<T>): T[] {
  return readStored(key, z.array(z.unknown()), []).flatMap((entry) => {
    const read = schema.safeParse(entry);
    return read.success ? [read.data] : [];
  });
}

function keepIn<T extends Named>(key: string, waiting: readonly T[], entry: T): boolean {
  const isNew = waiting.every(({ playId }) => playId !== entry.playId);
  return writeStored(key, isNew ? [...waiting, entry] : waiting);
}

function dropFrom<T extends Named>(key: string, waiting: readonly T[], playId: string): void {
  const left = waiting.filter((entry) => entry.playId !== playId);
  if (left.length === 0) removeStored(key);
  else writeStored(key, left);
}
