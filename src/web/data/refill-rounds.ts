import { findGame } from '#games/cards.ts';
import { pupilContract } from '#shared/contract/pupil.ts';
import type { SignedDeal } from '#shared/contract/rounds.ts';
import { yearOrFirst } from '#shared/years.ts';
import { call } from './api.ts';
import { serverNow } from './clock.ts';
import { cachedSettings } from './play-settings-queue.ts';
import { cachedUser } from './user-cache.ts';
import {
  addRounds,
  missingRounds,
  roundsAfterGame,
  type RoundsOwner,
  type RoundsWanted,
} from './round-cache.ts';

/** Fetches as many rounds of a game as are missing; returns whether the store is full now. */
export async function refillRounds(owner: RoundsOwner, wanted: RoundsWanted): Promise<boolean> {
  const count = missingRounds(owner, wanted);
  return count === 0 || (await fetchRounds(owner, wanted, { count })).areKept;
}

/**
 * Fetches rounds of the games in which a round was recorded just now, so that the next round reflects its answers. What
 * cannot be fetched now is fetched the next time.
 */
export async function fetchAfterGames(userId: number, gameIds: ReadonlySet<string>): Promise<void> {
  for (const gameId of gameIds) {
    const user = cachedUser();
    const card = findGame(gameId);
    if (!card || user?.id !== userId) continue;
    const owner = { userId, gameId, year: yearOrFirst(user.yearGroup) };
    const pace = cachedSettings(userId).settings.countdown;
    const wanted = { pace, rulesVersion: card.rulesVersion, now: serverNow().getTime() };
    const count = roundsAfterGame(owner, wanted);
    await fetchRounds(owner, wanted, { count }).catch(() => null);
  }
}

/** The rounds that the server deals, and whether the device has stored them. */
interface FetchedRounds {
  dealt: readonly SignedDeal[];
  areKept: boolean;
}

/** Adds `count` rounds to the store. */
export async function fetchRounds(
  owner: RoundsOwner,
  wanted: RoundsWanted,
  { count, patience }: { count: number; patience?: number },
): Promise<FetchedRounds> {
  const body = { gameId: owner.gameId, count };
  const rounds = await call(pupilContract.dealRounds, { body }, patience);
  const dealt = isStill(owner) ? rounds : [];
  return { dealt, areKept: addRounds(owner, dealt, wanted) };
}

/** In another tab somebody else may have signed in or chosen another year. These rounds would be theirs. */
function isStill({ userId, year }: RoundsOwner): boolean {
  const user = cachedUser();
  return user?.id === userId && yearOrFirst(user.yearGroup) === year;
}
