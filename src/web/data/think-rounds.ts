// Rounds to think through, which are dealt when they are played.
import { pupilContract } from '#shared/contract/pupil.ts';
import type { SignedDeal } from '#shared/contract/rounds.ts';
import { call } from './api.ts';
import { PATIENCE_MS } from './cached-reads.ts';

export async function dealToThink(gameId: string): Promise<SignedDeal> {
  const body = { gameId, count: 1, purpose: 'think' } as const;
  const [round] = await call(pupilContract.dealRounds, { body }, PATIENCE_MS);
  if (!round) throw new RangeError('The server has dealt no round');
  return round;
}
