// Fetches rounds ahead for the games that the server deals, so that they can be played without it.
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
} from '../data/stored-rounds.ts';
import { rememberedUser } from '../data/remembered.ts';

/** Fills the pupil's stores up; what cannot be fetched now is fetched the next time. */
export async function refillRounds({ id: userId, yearGroup }: User): Promise<void> {
  const year = yearOrFirst(yearGroup);
  for (const { id: gameId, questions } of GAMES) {
    if (!questions) continue;
    forgetOtherYears({ userId, gameId, year });
    if (!(await refill({ userId, gameId, year }))) return;
  }
}

/** Whether the store is full now. */
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

/** In another tab somebody else may have signed in, or chosen another year: these rounds would be theirs. */
function isStill({ userId, year }: RoundsOwner): boolean {
  const user = rememberedUser();
  return user?.id === userId && yearOrFirst(user.yearGroup) === year;
}
