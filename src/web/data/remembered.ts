// What the server said last about the pupil of this device, so that the app opens without it (decision 0013).
import { z } from 'zod/mini';
import { userSchema, type User } from '#shared/contract/auth.ts';
import { hasUnsent } from './kept-play-settings.ts';
import { readStored, removeStored, removeStoredUnder, SPARE, writeStored } from './storage.ts';

/** Who is signed in here; pages of other tabs watch it. */
export const SIGNED_IN = 'signed-in';

/** What is remembered for each user, by the name of its endpoint. */
export const REMEMBERED = ['getHistory', 'getAvatars', 'getUserAvatars'] as const;
export type Remembered = (typeof REMEMBERED)[number];

const keyOf = (userId: number, name: Remembered) => `known:${userId}:${name}`;

export function rememberedUser(): User | null {
  return readStored(SIGNED_IN, z.nullable(userSchema), null);
}

/** This is who is signed in; of anybody before nothing is left but finished games that wait. */
export function rememberUser(user: User): void {
  const before = rememberedUser();
  if (before !== null && before.id !== user.id) forgetUser();
  writeStored(SIGNED_IN, user);
}

/** Nobody is signed in any more. */
export function forgetUser(): void {
  const user = rememberedUser();
  removeStored(SIGNED_IN);
  if (!user) return;
  for (const name of REMEMBERED) removeStored(keyOf(user.id, name));
  forgetPlay(user.id);
}

/** What comes back from the server with the next log-in, or is not worth keeping; what was not sent yet stays. */
function forgetPlay(userId: number): void {
  removeStoredUnder(`${SPARE}rounds:${userId}:`);
  removeStoredUnder(`recent:${userId}:`);
  if (!hasUnsent(userId)) removeStored(`play-settings:${userId}`);
}

/** Keeps an answer, if it is still this user who is signed in. */
export function rememberAnswer(userId: number, name: Remembered, answer: unknown): void {
  if (rememberedUser()?.id === userId) writeStored(keyOf(userId, name), answer);
}

/** The last answer to this user, or null. */
export function recallAnswer<T>(
  userId: number,
  name: Remembered,
  schema: z.ZodMiniType<T>,
): T | null {
  return readStored(keyOf(userId, name), z.nullable(schema), null);
}
