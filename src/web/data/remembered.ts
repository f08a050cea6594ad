// The cache of the server's latest answers about the signed-in pupil, so that the app opens without a network (decision
// 0013).
import { z } from 'zod/mini';
import { userSchema, type User } from '#shared/contract/auth.ts';
import { hasUnsent } from './kept-play-settings.ts';
import { readStored, removeStored, removeStoredUnder, SPARE, writeStored } from './storage.ts';

/** The signed-in user's key, which other tabs watch. */
export const SIGNED_IN = 'signed-in';

/** Cached answers for each user, by the endpoint's name. */
export const REMEMBERED = ['getHistory', 'getAvatars', 'getUserAvatars'] as const;
export type Remembered = (typeof REMEMBERED)[number];

const keyOf = (userId: number, name: Remembered) => `known:${userId}:${name}`;

export function rememberedUser(): User | null {
  return readStored(SIGNED_IN, z.nullable(userSchema), null);
}

/** Sets the signed-in user; of a previous one only finished games in the queue remain. */
export function rememberUser(user: User): void {
  const before = rememberedUser();
  if (before !== null && before.id !== user.id) forgetUser();
  writeStored(SIGNED_IN, user);
}

/** Clears the signed-in user. */
export function forgetUser(): void {
  const user = rememberedUser();
  removeStored(SIGNED_IN);
  if (!user) return;
  for (const name of REMEMBERED) removeStored(keyOf(user.id, name));
  forgetPlay(user.id);
}

/** Clears what can be fetched again or is not worth keeping; the queue stays. */
function forgetPlay(userId: number): void {
  removeStoredUnder(`${SPARE}rounds:${userId}:`);
  removeStoredUnder(`recent:${userId}:`);
  if (!hasUnsent(userId)) removeStored(`play-settings:${userId}`);
}

/** Caches an answer if this user is still signed in. */
export function rememberAnswer(userId: number, name: Remembered, answer: unknown): void {
  if (rememberedUser()?.id === userId) writeStored(keyOf(userId, name), answer);
}

/** The cached answer for this user, or null. */
export function recallAnswer<T>(
  userId: number,
  name: Remembered,
  schema: z.ZodMiniType<T>,
): T | null {
  return readStored(keyOf(userId, name), z.nullable(schema), null);
}
