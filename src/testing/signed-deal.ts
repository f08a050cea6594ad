// Rounds as the server deals them, for tests of the browser, which does not check the signature.
import { rounds, type SignedDeal } from '#shared/contract/rounds.ts';

/** A round for pupil 1 in Year 3, identified by a number, that does not expire during the test. */
export function signedDeal(number: number, changes: Partial<SignedDeal['deal']> = {}): SignedDeal {
  return {
    deal: {
      id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
      userId: 1,
      gameId: 'dealt',
      year: 3,
      seed: number,
      start: { questions: [{ id: `${number}` }] },
      pace: 1,
      dealtAt: '2026-01-01T10:00:00.000Z',
      expiresAt: '2999-01-01T10:00:00.000Z',
      key: 'one',
      rules: 1,
      ...changes,
    },
    signature: `signature ${number}`,
  };
}

/** A server that deals as many rounds of a game as requested, all of them different. */
export function dealer(changes: Partial<SignedDeal['deal']> = {}) {
  let dealt = 0;
  return (body: unknown): SignedDeal[] => {
    const { gameId, count } = rounds.dealRounds.body.parse(body);
    return Array.from({ length: count }, () => signedDeal(++dealt, { gameId, ...changes }));
  };
}
