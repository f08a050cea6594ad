// Fetches rounds ahead for the games that the server deals, for times without a network.
import { GAMES } from '#games/cards.ts';
import type { User } from '#shared/contract/auth.ts';
import { pupilContract } from '#shared/contract/pupil.ts';
import { ROUNDS_MAX } from '#shared/contract/play.ts';
import { yearOrFirst } from '#shared/years.ts';
import { call } from '../data/api.ts';
import {
  addRounds,
  forgetOtherYears,
  missingRounds,
  type RoundsOwner,
} from '../data/round-cache.ts';
import { cachedUser } from '../data/user-cache.ts';

/** Refills the pupil's rounds; what fails now is fetched next time. */
export async function refillRounds({ id: userId, yearGroup }: User): Promise<void> {
  const year = yearOrFirst(yearGroup);
  for (const { id: gameId, questions } of GAMES) {
    if (!questions) continue;
    forgetOtherYears({ userId, gameId, year });
    if (!(await refill({ userId, gameId, year }))) return;
  }
}

/** Whether all rounds are there now. */
async function refill(owner: RoundsOwner): Promise<boolean> {
  const { gameId } = owner;
  for (;;) {
    const count = Math.min(ROUNDS_MAX, missingRounds(owner));
    if (count === 0) return true;
    try {
      const rounds = await call(pupilContract.getRounds, { params: { gameId }, query: { count } });
      if (!isStill(owner) || !addRounds(owner, rounds)) return false;
    } catch {
      return false;
    }
  }
}

/** Somebody else may have signed in in another tab, or the year may have changed: these rounds would be the wrong ones. */
function isStill({ userId, year }: RoundsOwner): boolean {
  const user = cachedUser();
  return user?.id === userId && yearOrFirst(user.yearGroup) === year;
}
