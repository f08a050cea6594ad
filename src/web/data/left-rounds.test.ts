import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { grammarGuru } from '#games/grammar-guru/card.ts';
import { wordSearch } from '#games/word-search/card.ts';
import { pupil } from '#testing/fake-api.ts';
import { fakeStorage } from '#testing/fake-storage.ts';
import { signedDeal } from '#testing/signed-deal.ts';
import { rememberClassCode } from './class-page.ts';
import { forgetLeftRound, keepRound, leftRound } from './left-rounds.ts';
import { leftRoundsPrefix } from './keys.ts';
import { keysUnder } from './storage.ts';
import { cacheUser, clearUserCache } from './user-cache.ts';

const mia = pupil();
const SO_FAR = { moves: [{ t: 900 }], ms: 1000, place: 2 };
const TODAY = new Date(2026, 2, 4, 23, 59);

beforeEach(() => {
  vi.useFakeTimers({ now: TODAY, toFake: ['Date'] });
  fakeStorage();
  cacheUser(mia);
});
afterEach(() => void vi.useRealTimers());

const keep = (signed: ReturnType<typeof signedDeal> | null) =>
  keepRound(mia, grammarGuru, { signed, start: { words: [] }, seed: 7, ...SO_FAR });

it('a round that was left is kept with its moves, until it has ended', () => {
  keep(signedDeal(1));
  expect(leftRound(mia, grammarGuru)).toMatchObject({ ...SO_FAR, signed: signedDeal(1), seed: 7 });
  keep(null);
  expect(leftRound(mia, grammarGuru)).toMatchObject({ signed: null, start: { words: [] } });
  forgetLeftRound(mia.id, grammarGuru.id);
  expect(leftRound(mia, grammarGuru)).toBeNull();
});

it.each([
  ['the day ends', new Date(2026, 2, 5), mia, grammarGuru],
  ['the year changes', TODAY, { ...mia, yearGroup: 4 }, grammarGuru],
  ['the rules change', TODAY, mia, { ...grammarGuru, rulesVersion: 9 }],
] as const)('a round that was left is gone when %s', (_, now, user, card) => {
  keep(signedDeal(1));
  vi.setSystemTime(now);
  expect(leftRound(user, card)).toBeNull();
});

it('a round that was left is gone when its deal ends', () => {
  keep(signedDeal(1, { expiresAt: TODAY.toISOString() }));
  expect(leftRound(mia, grammarGuru)).toBeNull();
});

it('a round that was left stays after a log-out on the pupil’s own device', () => {
  keep(signedDeal(1));
  clearUserCache();
  expect(leftRound(mia, grammarGuru)).not.toBeNull();
});

it('a round that was left is gone at the log-out of a shared device', () => {
  rememberClassCode('VPQWTR');
  keep(signedDeal(1));
  clearUserCache();
  expect(leftRound(mia, grammarGuru)).toBeNull();
});

it.each([
  ['comes back', mia],
  ['signs in', { ...mia, id: 2 }],
])('rounds left on an earlier day are deleted from the device when somebody %s', (_, user) => {
  keep(signedDeal(1));
  vi.setSystemTime(new Date(2026, 2, 5));
  keepRound(mia, wordSearch, { signed: null, start: {}, seed: 7, ...SO_FAR });
  cacheUser(user);
  expect(keysUnder(leftRoundsPrefix(mia.id))).toEqual([leftRoundsPrefix(mia.id) + wordSearch.id]);
});
