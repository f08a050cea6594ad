// The queue of finished games and ratings: each is stored on the device until the server has answered (decision 0005).
import { z } from 'zod/mini';
import {
  completionSchema,
  feedbackSchema,
  type Completion,
  type Feedback,
} from '#shared/contract/play.ts';
import { proofSchema } from '#shared/contract/rounds.ts';
import { gamesKey } from '../data/keys.ts';
import { readStored, removeStored, writeStored } from '../data/storage.ts';

/** A finished game. It is sent with its proof, and without it if the server refuses the proof. */
export type SentGame = Completion & { playId: string; proof?: Proof | undefined };
export type Proof = z.infer<typeof proofSchema>;
export type SentRating = Feedback & { playId: string };

const named = z.object({ playId: z.string() });
/** A proof that can no longer be read is ignored: the result still counts. */
const proved = z.object({ proof: z.catch(z.optional(proofSchema), undefined) });

const ratingsKey = (userId: number) => `ratings:${userId}`;

/** A user's queued games, oldest first; unreadable entries are skipped. */
export function queuedGames(userId: number): SentGame[] {
  return waitingIn(
    gamesKey(userId),
    z.intersection(z.intersection(completionSchema, named), proved),
  );
}

/** Queues a finished game, once; returns whether it would survive this page. */
export function queueGame(userId: number, game: SentGame): boolean {
  return keepIn(gamesKey(userId), queuedGames(userId), game);
}

/** Removes a game from the queue after the server's answer. */
export function dropGame(userId: number, playId: string): void {
  dropFrom(gamesKey(userId), queuedGames(userId), playId);
}

/** The same for ratings, which are queued only if they could not be sent at once. */
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
