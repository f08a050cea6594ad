// Deals rounds and signs them, so that their results can be verified (D8).
import { randomInt, randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { DEALERS } from '#games/dealers.ts';
import type { GameId } from '#games/ids.ts';
import { REPLAYS } from '#games/replays.ts';
import { seededRandom } from '#games/kit/random.ts';
import { DEAL_DAYS, type Deal, type SignedDeal } from '#shared/contract/rounds.ts';
import { yearOrFirst } from '#shared/years.ts';
import type { Deps } from '../platform/http/deps.ts';
import { findDealing } from './dealing-store.ts';
import { signingKey } from './round-keys.ts';
import { signDeal } from './round-signature.ts';
import { rememberDealt } from './store.ts';

const SEEDS = 2 ** 32;
const DAY_MS = 86_400_000;

interface Pupil {
  id: number;
  yearGroup: number | null;
}

/** Deals `count` rounds for a pupil's year, each as if the previous ones had been played. */
export async function dealSignedRounds(
  deps: Deps,
  pupil: Pupil,
  gameId: GameId,
  count: number,
): Promise<SignedDeal[]> {
  const { db } = deps.database;
  const { dealStart } = await DEALERS[gameId]();
  const year = yearOrFirst(pupil.yearGroup);
  const { pace, before } = await findDealing(db, pupil.id, gameId);
  const { name: key, secret } = await signingKey(deps);
  const deals: SignedDeal[] = [];
  // Newest first.
  let dealt: string[] = [];
  while (deals.length < count) {
    // Lets other requests run between two rounds, each of which takes some milliseconds.
    if (deals.length > 0) await setImmediate();
    const random = seededRandom(randomInt(SEEDS));
    const { start, drawn } = await dealStart(year, random, [...dealt, ...before], null);
    dealt = [...drawn, ...dealt];
    const dealtAt = deps.now();
    const deal: Deal = {
      id: randomUUID(),
      userId: pupil.id,
      gameId,
      year,
      seed: randomInt(SEEDS),
      start,
      pace,
      dealtAt: dealtAt.toISOString(),
      expiresAt: new Date(dealtAt.getTime() + DEAL_DAYS * DAY_MS).toISOString(),
      key,
      rules: REPLAYS[gameId].rulesVersion,
    };
    deals.push({ deal, signature: signDeal(deal, secret) });
  }
  await rememberDealt(db, pupil.id, gameId, { now: dealt, before });
  return deals;
}
