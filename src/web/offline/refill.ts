// Fetches rounds of each game in advance, so that a game opens at once and without the server.
import { GAMES } from '#games/cards.ts';
import type { CountdownFactor } from '#games/kit/rules/game.ts';
import type { User } from '#shared/contract/auth.ts';
import { yearOrFirst } from '#shared/years.ts';
import { lastUser } from '../data/cached-reads.ts';
import { serverNow } from '../data/clock.ts';
import { forgetOtherYears, refillRounds } from '../data/rounds-ahead.ts';

/** Fills the pupil's stores up; what cannot be fetched now is fetched the next time. */
export async function refillAllRounds(
  { id: userId, yearGroup }: User,
  pace: CountdownFactor,
): Promise<void> {
  const year = yearOrFirst(yearGroup);
  for (const { id: gameId, rulesVersion } of GAMES) {
    // Whoever logs out waits for no further rounds.
    if (lastUser()?.id !== userId) return;
    const owner = { userId, gameId, year };
    forgetOtherYears(owner);
    const wanted = { pace, rulesVersion, now: serverNow().getTime() };
    if (!(await refillRounds(owner, wanted).catch(() => false))) return;
  }
}
