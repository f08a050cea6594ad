import { beforeEach, expect, it } from 'vitest';
import { AWAY, fakeApi, pupil } from '#testing/fake-api.ts';
import { dealer, signedDeal } from '#testing/signed-deal.ts';
import { LEAVING } from '../data/last-visit.ts';
import { writeStored } from '../data/storage.ts';
import { addRounds, missingRounds, takeRound } from '../data/rounds-ahead.ts';
import { cacheUser } from '../data/user-cache.ts';
import { refillAllRounds } from './refill.ts';

const GAMES = ['toy', 'dealt', 'lost', 'fragile'];
const WANTED = { pace: 1, rulesVersion: 1, now: Date.parse('2026-01-02') } as const;

const mia = pupil();
const ownerOf = (gameId: string) => ({ userId: mia.id, gameId, year: 3 }) as const;
const DEALT = ownerOf('dealt');
const missing = () => GAMES.map((gameId) => missingRounds(ownerOf(gameId), WANTED));
const kept = (count: number) => Array.from({ length: count }, (_, nth) => signedDeal(100 + nth));

beforeEach(() => {
  localStorage.clear();
  cacheUser(mia);
});

it('a refill fetches ten rounds of each game, once', async () => {
  const api = fakeApi({ dealRounds: dealer() });
  await refillAllRounds(mia, 1);
  await refillAllRounds(mia, 1);
  expect(missing()).toEqual([0, 0, 0, 0]);
  expect(api.sentTo('dealRounds')).toEqual(GAMES.map((gameId) => ({ gameId, count: 10 })));
});

it('a refill requests no more rounds than are missing', async () => {
  const api = fakeApi({ dealRounds: dealer() });
  addRounds(DEALT, kept(7), WANTED);
  await refillAllRounds(mia, 1);
  expect(api.sentTo('dealRounds')).toContainEqual({ gameId: 'dealt', count: 3 });
  expect(missing()).toEqual([0, 0, 0, 0]);
});

it('a refill requests other rounds when the pupil plays with another countdown', async () => {
  fakeApi({ dealRounds: dealer({ pace: null }) });
  addRounds(DEALT, kept(10), WANTED);
  await refillAllRounds(mia, null);
  expect(missingRounds(DEALT, WANTED)).toBe(10);
  expect(missingRounds(DEALT, { ...WANTED, pace: null })).toBe(0);
});

it('a refill keeps the rounds that arrived before the server went away', async () => {
  const api = fakeApi({ dealRounds: AWAY });
  addRounds(DEALT, kept(1), WANTED);
  await refillAllRounds(mia, 1);
  expect(api.sentTo('dealRounds')).toHaveLength(1);
  expect(missingRounds(DEALT, WANTED)).toBe(9);
});

it('a refill stops when the server has no rounds', async () => {
  const api = fakeApi({ dealRounds: [] });
  await refillAllRounds(mia, 1);
  expect(api.sentTo('dealRounds')).toHaveLength(1);
});

it('a refill drops the rounds of another year', async () => {
  fakeApi({ dealRounds: dealer() });
  const before = { ...DEALT, year: 2 } as const;
  addRounds(before, [signedDeal(1, { year: 2 })], WANTED);
  await refillAllRounds(mia, 1);
  expect(takeRound(before, WANTED)).toBeNull();
});

it('a refill requests nothing more once the pupil logs out', async () => {
  const deal = dealer();
  const api = fakeApi({
    dealRounds(body) {
      writeStored(LEAVING, true);
      return deal(body);
    },
  });
  await refillAllRounds(mia, 1);
  expect(api.sentTo('dealRounds')).toHaveLength(1);
});

it.each([
  ['somebody else has signed in', pupil({ id: 2 })],
  ['the year was changed', pupil({ yearGroup: 5 })],
])('a refill stores no round that arrives after %s', async (_, now) => {
  fakeApi({ dealRounds: dealer() });
  cacheUser(now);
  await refillAllRounds(mia, 1);
  expect(missing()).toEqual([10, 10, 10, 10]);
});
