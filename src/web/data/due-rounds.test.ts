import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnDue } from '#shared/contract/own-due.ts';
import { rounds, type SignedDeal } from '#shared/contract/rounds.ts';
import { AWAY, fakeApi, pupil } from '#testing/fake-api.ts';
import { fakeStorage } from '#testing/fake-storage.ts';
import { signedDeal } from '#testing/signed-deal.ts';
import { keepDueReady, readyDueRounds, takeDueRound } from './due-rounds.ts';
import { cacheUser } from './user-cache.ts';

const mia = pupil();
const DUE: OwnDue = { plants: 9, due: 'word-search', mend: null, journey: [] };
const WATER = { purpose: 'due', gameId: 'word-search', holds: 4 } as const;

/** A server that deals what is asked for, today unless it says otherwise. */
function dealer(changes: Partial<SignedDeal['deal']> = {}) {
  let dealt = 0;
  return (body: unknown) => {
    const { gameId, purpose } = rounds.dealRounds.body.parse(body);
    const dealtAt = new Date().toISOString();
    return [signedDeal(++dealt, { gameId, purpose, dealtAt, holds: 4, ...changes })];
  };
}

beforeEach(() => {
  fakeStorage();
  cacheUser(mia);
});

describe('a round to water or to mend', () => {
  it('a round to water or to mend is dealt ahead for each purpose that there is, and its button knows what it holds', async () => {
    const api = fakeApi({ dealRounds: dealer() });
    await keepDueReady(mia, { ...DUE, mend: 'find-my-number' }, 1);
    expect(api.sentTo('dealRounds')).toEqual([
      { gameId: 'word-search', count: 1, purpose: 'due' },
      { gameId: 'find-my-number', count: 1, purpose: 'mend' },
    ]);
    expect(readyDueRounds(mia, 1)).toEqual([
      WATER,
      { purpose: 'mend', gameId: 'find-my-number', holds: 4 },
    ]);
  });

  it('a round to water comes before one to mend that was there first', async () => {
    fakeApi({ dealRounds: dealer() });
    await keepDueReady(mia, { ...DUE, due: null, mend: 'word-search' }, 1);
    await keepDueReady(mia, { ...DUE, mend: 'word-search' }, 1);
    expect(readyDueRounds(mia, 1)).toEqual([WATER, { ...WATER, purpose: 'mend' }]);
  });

  it('a round to water or to mend is played once', async () => {
    fakeApi({ dealRounds: dealer() });
    await keepDueReady(mia, DUE, 1);
    expect(takeDueRound(mia, 1, WATER)?.deal.seed).toBe(1);
    expect(takeDueRound(mia, 1, WATER)).toBeNull();
    expect(readyDueRounds(mia, 1)).toEqual([]);
  });

  it('a round to water or to mend is not dealt again before another game was finished', async () => {
    const api = fakeApi({ dealRounds: dealer() });
    await keepDueReady(mia, DUE, 1);
    await keepDueReady(mia, DUE, 1);
    expect(api.sentTo('dealRounds')).toHaveLength(1);
    await keepDueReady({ ...mia, gamesCompleted: mia.gamesCompleted + 1 }, DUE, 1);
    expect(api.sentTo('dealRounds')).toHaveLength(2);
    expect(takeDueRound(mia, 1, WATER)?.deal.seed).toBe(2);
  });

  it('without a network the last round that was dealt to water or to mend stays', async () => {
    const api = fakeApi({ dealRounds: dealer({ dealtAt: '2026-01-01T10:00:00.000Z' }) });
    await keepDueReady(mia, DUE, 1);
    api.answer('dealRounds', AWAY);
    await keepDueReady(mia, DUE, 1);
    expect(readyDueRounds(mia, 1)).toEqual([WATER]);
  });

  it('a round to water or to mend is given up when nothing is due any more', async () => {
    fakeApi({ dealRounds: dealer() });
    await keepDueReady(mia, DUE, 1);
    await keepDueReady(mia, { ...DUE, due: null }, 1);
    expect(readyDueRounds(mia, 1)).toEqual([]);
  });

  it.each<[string, Partial<SignedDeal['deal']>]>([
    ['holds nothing', { holds: 0 }],
    ['is of another year', { year: 5 }],
    ['has another countdown', { pace: 2 }],
    ['is of other rules', { rules: 999 }],
    ['has expired', { expiresAt: '2026-01-01T10:00:00.000Z' }],
  ])('a round to water or to mend is not offered when it %s', async (_what, changes) => {
    fakeApi({ dealRounds: dealer(changes) });
    await keepDueReady(mia, DUE, 1);
    expect(readyDueRounds(mia, 1)).toEqual([]);
  });
});
