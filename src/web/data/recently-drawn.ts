// Which words and banks a pupil met in the last rounds on this device, so that a new round has others (D6).
import { z } from 'zod/mini';
import { drawnPrefix } from './keys.ts';
import { readStored, writeStored } from './storage.ts';

const LIMIT = 40;

const keyOf = (userId: number, gameId: string) => drawnPrefix(userId) + gameId;

/** Ids of the latest items, newest first. */
export function recentlyDrawn(userId: number, gameId: string): string[] {
  return readStored(keyOf(userId, gameId), z.array(z.string()), []);
}

/** Adds the ids of the round that starts now. */
export function cacheDrawn(userId: number, gameId: string, ids: readonly string[]): void {
  const before = recentlyDrawn(userId, gameId).filter((id) => !ids.includes(id));
  writeStored(keyOf(userId, gameId), [...ids, ...before].slice(0, LIMIT));
}
