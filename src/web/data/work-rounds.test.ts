import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { OwnWork } from '#shared/contract/own-work.ts';
import { rounds, type SignedDeal } from '#shared/contract/rounds.ts';
import { DAY_MS } from '#shared/dates.ts';
import { AWAY, fakeApi, pupil, refusal } from '#testing/fake-api.ts';
import { fakeStorage } from '#testing/fake-storage.ts';
import { signedDeal } from '#testing/signed-deal.ts';
import { reportServer } from './connection.ts';
import { cacheUser, clearUserCache } from './user-cache.ts';
import {
  keepWorkReady,
  nextWorkRound,
  ROUNDS_AHEAD,
  WORK_AHEAD,
  type WorkRound,
} from './work-rounds.ts';

const mia = pupil();
const LONG_AGO = '2026-01-01T10:00:00.000Z';
const WANTED: WorkRound = {
  userId: mia.id,
  workId: 5,
  gameId: 'grammar-guru',
  rulesVersion: 1,
  pace: 1,
};

const work = (changes: Partial<OwnWork> = {}): OwnWork => ({
  id: 5,
  label: 'Apostrophes',
  games: ['grammar-guru'],
  done: 0,
  of: 3,
  until: null,
  ...changes,
});

/** A server that deals what is asked for, today unless it says otherwise. */
function dealer(changes: Partial<SignedDeal['deal']> = {}) {
  let dealt = 0;
  return (body: unknown) => {
    const { gameId, count, workId } = rounds.dealRounds.body.parse(body);
    const dealtAt = new Date().toISOString();
    return Array.from({ length: count }, () =>
      signedDeal(++dealt, { gameId, workId, dealtAt, ...changes }),
    );
  };
}

const keepReady = (open: readonly OwnWork[], pace: WorkRound['pace'] = 1) =>
  keepWorkReady(mia.id, open, pace);

/** The seed of the next round; null where the work is no longer open. */
const play = async (changes: Partial<WorkRound> = {}) =>
  (await nextWorkRound({ ...WANTED, ...changes }))?.deal.seed ?? null;

beforeEach(() => {
  fakeStorage();
  cacheUser(mia);
});
afterEach(() => reportServer(true));

/** The network goes, as the app learns by its next call. */
function goOffline(api: ReturnType<typeof fakeApi>): void {
  api.answer('dealRounds', AWAY);
  reportServer(false);
}

describe('rounds of set work without a network', () => {
  it('the rounds of set work that were dealt ahead are each played once, and then there are none', async () => {
    const api = fakeApi({ dealRounds: dealer() });
    await keepReady([work()]);
    goOffline(api);
    expect([await play(), await play(), await play()]).toEqual([1, 2, 3]);
    await expect(play()).rejects.toMatchObject({ status: 0 });
  });

  it('the rounds of each game of the work are ready, in turn', async () => {
    const api = fakeApi({ dealRounds: dealer() });
    await keepReady([work({ games: ['grammar-guru', 'word-search'], done: 1, of: 9 })]);
    const sent = (gameId: string, count: number) => ({ gameId, count, workId: 5 });
    expect(api.sentTo('dealRounds')).toEqual([sent('word-search', 2), sent('grammar-guru', 1)]);
    goOffline(api);
    expect(await play({ gameId: 'word-search' })).toBe(1);
    expect(await play({ gameId: 'grammar-guru' })).toBe(3);
    expect(await play({ gameId: 'word-search' })).toBe(2);
  });

  it.each([
    ['of other work', { workId: 6 }],
    ['of another game', { gameId: 'word-search' }],
    ['of other rules', { rulesVersion: 2 }],
    ['of another pupil', { userId: 2 }],
  ])('no round of set work is ready %s', async (_, changes) => {
    const api = fakeApi({ dealRounds: dealer() });
    await keepReady([work()]);
    goOffline(api);
    await expect(play(changes)).rejects.toMatchObject({ status: 0 });
  });

  it('a round that the server would no longer accept is not played', async () => {
    const api = fakeApi({ dealRounds: dealer({ expiresAt: LONG_AGO }) });
    await keepReady([work()]);
    goOffline(api);
    await expect(play()).rejects.toMatchObject({ status: 0 });
  });

  it.each([365, -365])(
    'rounds are ready, and not fetched again, on a device whose clock is %i days ahead',
    async (offDays) => {
      const now = new Date();
      const expiresAt = new Date(now.getTime() + 30 * DAY_MS).toISOString();
      vi.useFakeTimers({ toFake: ['Date'], now: now.getTime() + offDays * DAY_MS });
      onTestFinished(() => void vi.useRealTimers());
      const api = fakeApi({ dealRounds: dealer({ dealtAt: now.toISOString(), expiresAt }) });
      api.showsTime(now);
      await keepReady([work()]);
      await keepReady([work()]);
      expect(api.sentTo('dealRounds')).toHaveLength(1);
      goOffline(api);
      expect([await play(), await play(), await play()]).toEqual([1, 2, 3]);
    },
  );

  it('after a change of year the rounds of the year before are replaced, and none of them is played', async () => {
    const api = fakeApi({ dealRounds: dealer() });
    await keepReady([work()]);
    cacheUser(pupil({ yearGroup: 4 }));
    api.answer('dealRounds', dealer({ year: 4, seed: 40 }));
    expect(await play()).toBe(40);
    await keepReady([work()]);
    goOffline(api);
    expect([await play(), await play(), await play()]).toEqual([40, 40, 40]);
    await expect(play()).rejects.toMatchObject({ status: 0 });
  });

  it('without a network a round is played with another countdown than it was dealt for rather than not at all', async () => {
    const api = fakeApi({ dealRounds: dealer() });
    await keepReady([work()]);
    goOffline(api);
    expect(await play({ pace: 2 })).toBe(1);
  });
});

describe('a round of set work with a network', () => {
  it('a round is dealt over the network when none is ready', async () => {
    const api = fakeApi({ dealRounds: dealer() });
    expect(await play()).toBe(1);
    expect(api.sentTo('dealRounds')).toEqual([{ gameId: 'grammar-guru', count: 1, workId: 5 }]);
  });

  it('a round is dealt again when the stored one has another countdown, by which its answers would be rated', async () => {
    const api = fakeApi({ dealRounds: dealer() });
    await keepReady([work()]);
    api.answer('dealRounds', (body) => dealer({ seed: 99, pace: 2 })(body));
    expect(await play({ pace: 2 })).toBe(99);
  });

  it('a round dealt without a countdown serves every pace', async () => {
    const api = fakeApi({ dealRounds: dealer({ pace: null }) });
    await keepReady([work()]);
    goOffline(api);
    expect([await play(), await play({ pace: 2 })]).toEqual([1, 2]);
  });

  it('no round is dealt when the work is no longer open', async () => {
    fakeApi({ dealRounds: refusal(404, 'There is nothing here.') });
    expect(await play()).toBeNull();
  });

  it.each([401, 429])('a round is refused when the server refuses it with %i', async (status) => {
    fakeApi({ dealRounds: refusal(status, 'No.') });
    await expect(play()).rejects.toMatchObject({ status });
  });
});

describe('keeping rounds ready', () => {
  it('no more rounds are requested than are left to play, and only once a day', async () => {
    const api = fakeApi({ dealRounds: dealer() });
    const open = [work({ done: 1 }), work({ id: 6, of: 10 })];
    await keepReady(open);
    await keepReady(open);
    expect(api.sentTo('dealRounds')).toEqual([
      { gameId: 'grammar-guru', count: 2, workId: 5 },
      { gameId: 'grammar-guru', count: ROUNDS_AHEAD, workId: 6 },
    ]);
  });

  it('rounds played since the last request are replaced', async () => {
    const api = fakeApi({ dealRounds: dealer() });
    await keepReady([work({ of: 10 })]);
    await play();
    await keepReady([work({ of: 10, done: 1 })]);
    expect(api.sentTo('dealRounds')).toHaveLength(2);
    expect(api.sentTo('dealRounds')).toContainEqual({
      gameId: 'grammar-guru',
      count: 1,
      workId: 5,
    });
  });

  it.each([
    ['were dealt on another day', dealer({ dealtAt: LONG_AGO }), 1],
    ['have another countdown', dealer(), 2],
  ] as const)('a request replaces rounds that %s', async (_, before, pace) => {
    const api = fakeApi({ dealRounds: before });
    await keepReady([work()]);
    api.answer('dealRounds', (body) => dealer({ seed: 99, pace })(body));
    await keepReady([work()], pace);
    goOffline(api);
    expect([await play({ pace }), await play({ pace }), await play({ pace })]).toEqual([
      99, 99, 99,
    ]);
    await expect(play({ pace })).rejects.toMatchObject({ status: 0 });
  });

  it('older rounds stay while the server is away', async () => {
    const api = fakeApi({ dealRounds: dealer({ dealtAt: LONG_AGO }) });
    await keepReady([work()]);
    goOffline(api);
    await keepReady([work()]);
    expect(api.sentTo('dealRounds')).toHaveLength(1);
    expect(await play()).toBe(1);
  });

  it('rounds of work that is done, withdrawn or over are deleted', async () => {
    const api = fakeApi({ dealRounds: dealer() });
    await keepReady([work()]);
    await keepReady([]);
    goOffline(api);
    await expect(play()).rejects.toMatchObject({ status: 0 });
  });

  it('work that the server refuses is skipped', async () => {
    const deal = dealer();
    const api = fakeApi({
      dealRounds: (body) => {
        const { workId } = rounds.dealRounds.body.parse(body);
        return workId === 5 ? refusal(404, 'There is nothing here.') : deal(body);
      },
    });
    await keepReady([work(), work({ id: 6 })]);
    goOffline(api);
    expect(await play({ workId: 6 })).toBe(1);
  });

  it('only the first pieces of work get rounds', async () => {
    const api = fakeApi({ dealRounds: dealer() });
    await keepReady(Array.from({ length: WORK_AHEAD + 2 }, (_, nth) => work({ id: nth + 1 })));
    expect(api.sentTo('dealRounds')).toHaveLength(WORK_AHEAD);
  });

  it('nothing is stored that arrives after the pupil has left', async () => {
    const deal = dealer();
    const api = fakeApi({
      dealRounds: (body) => {
        clearUserCache();
        return deal(body);
      },
    });
    await keepReady([work()]);
    goOffline(api);
    await expect(play()).rejects.toMatchObject({ status: 0 });
  });
});
