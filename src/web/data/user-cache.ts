// The cache of the server's latest answers about the signed-in pupil, so that the app opens without a network (decision
// 0013).
import { z } from 'zod/mini';
import { userSchema, type User } from '#shared/contract/auth.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { forgetHomeView } from './home-view.ts';
import {
  answerKey,
  answersPrefix,
  drawnPrefix,
  dueRoundsKey,
  leftRoundsPrefix,
  playSettingsKey,
  roundsPrefix,
  workRoundsKey,
} from './keys.ts';
import { isOnSharedDevice, SIGNED_IN } from './last-visit.ts';
import { hasUnsent } from './play-settings-queue.ts';
import { forgetRoundsOver } from './left-rounds.ts';
import { forgetRecordings } from './recordings-cache.ts';
import { readStored, removeStored, removeStoredUnder, writeStored } from './storage.ts';

export function cachedUser(): User | null {
  return readStored(SIGNED_IN, z.nullable(userSchema), null);
}

/** Sets the signed-in user; of a previous one only finished games in the queue and rounds left today remain. */
export function cacheUser(user: User): void {
  const before = cachedUser();
  if (before !== null && before.id !== user.id) clearUserCache();
  writeStored(SIGNED_IN, user);
  forgetRoundsOver();
}

/** Clears the signed-in user. */
export function clearUserCache(): void {
  const user = cachedUser();
  removeStored(SIGNED_IN);
  forgetHomeView();
  if (!user) return;
  removeStoredUnder(answersPrefix(user.id));
  forgetPlay(user.id);
}

/** Clears what can be fetched again or is not worth keeping; the queue stays. */
function forgetPlay(userId: number): void {
  removeStoredUnder(roundsPrefix(userId));
  removeStored(workRoundsKey(userId));
  forgetRecordings(userId);
  removeStored(dueRoundsKey(userId));
  removeStoredUnder(drawnPrefix(userId));
  if (isOnSharedDevice()) removeStoredUnder(leftRoundsPrefix(userId));
  if (!hasUnsent(userId)) removeStored(playSettingsKey(userId));
}

/** Caches an answer if this user is still signed in. */
export function cacheAnswer(userId: number, path: Endpoint['path'], answer: unknown): void {
  if (cachedUser()?.id === userId) writeStored(answerKey(userId, path), answer);
}

/** The cached answer for this user, or null. */
export function cachedAnswer<T>(
  userId: number,
  { path, reply }: Endpoint & { reply: z.ZodMiniType<T> },
): T | null {
  return readStored(answerKey(userId, path), z.nullable(reply), null);
}
