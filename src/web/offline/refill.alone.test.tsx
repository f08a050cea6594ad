import { beforeEach, expect, it, vi } from 'vitest';
import { AWAY, fakeApi, pupil } from '#testing/fake-api.ts';
import { addRounds, hasRounds, missingRounds } from '../data/round-cache.ts';
import { cacheUser } from '../data/user-cache.ts';
import { refillRounds } from './refill.ts';

vi.mock('#games/cards.ts', () => import('#testing/toy-games.tsx'));

const mia = pupil();
const DEALT = { userId: mia.id, gameId: 'dealt', year: 3 } as const;
const rounds = (count: number) => Array.from({ length: count }, (_, index) => [{ id: `${index}` }]);

beforeEach(() => cacheUser(mia));

it('gets ten rounds of each game that the server deals, five at a time', async () => {
  const api = fakeApi({ getRounds: rounds(5) });
  await refillRounds(mia);
  expect(missingRounds(DEALT)).toBe(0);
  expect(api.sentTo('getRounds')).toHaveLength(2);
  expect(api.lastQueryTo('getRounds')).toBe('count=5');
  await refillRounds(mia);
  expect(api.sentTo('getRounds')).toHaveLength(2);
});

it('asks for no more than are wanting', async () => {
  const api = fakeApi({ getRounds: rounds(3) });
  addRounds(DEALT, rounds(7));
  await refillRounds(mia);
  expect(api.lastQueryTo('getRounds')).toBe('count=3');
  expect(missingRounds(DEALT)).toBe(0);
});

it('keeps what has come when the server goes away', async () => {
  const api = fakeApi({ getRounds: AWAY });
  addRounds(DEALT, rounds(1));
  await refillRounds(mia);
  expect(api.sentTo('getRounds')).toHaveLength(1);
  expect(missingRounds(DEALT)).toBe(9);
});

it('gives up when the server has no rounds', async () => {
  const api = fakeApi({ getRounds: [] });
  await refillRounds(mia);
  expect(api.sentTo('getRounds')).toHaveLength(1);
});

it('gives up the rounds of another year', async () => {
  fakeApi({ getRounds: rounds(5) });
  addRounds({ ...DEALT, year: 2 }, rounds(1));
  await refillRounds(mia);
  expect(hasRounds({ ...DEALT, year: 2 })).toBe(false);
});

it.each([
  ['somebody else has signed in', pupil({ id: 2 })],
  ['the year was changed', pupil({ yearGroup: 5 })],
])('keeps no round that came after %s', async (_, now) => {
  fakeApi({ getRounds: rounds(5) });
  cacheUser(now);
  await refillRounds(mia);
  expect(hasRounds(DEALT)).toBe(false);
});
