import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AWAY, fakeApi, refusal, tooMany } from '#testing/fake-api.ts';
import { completedWith, finishedGame } from '#testing/finished-game.ts';
import { makeQueryClient } from '../data/query-client.ts';
import { queueGame, queuedGames } from './queue.ts';
import Sync from './sync.ts';

const MIA = 1;
const [one, two] = [finishedGame(1), finishedGame(2)];
const sentOne = { ...one, userId: MIA };

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function signIn(userId: number | null) {
  const client = makeQueryClient();
  const tree = (id: number | null) => (
    <QueryClientProvider client={client}>{id !== null && <Sync userId={id} />}</QueryClientProvider>
  );
  const { rerender } = render(tree(userId));
  await pass(0);
  return { become: (id: number | null) => act(async () => rerender(tree(id))) };
}

it('what waits is sent when the app opens', async () => {
  const api = fakeApi({ completeGame: completedWith() });
  queueGame(MIA, one);
  await signIn(MIA);
  expect(api.sentTo('completeGame')).toEqual([sentOne]);
  expect(queuedGames(MIA)).toEqual([]);
});

it('waiting games are tried again every 30 s, and the server is left alone when none waits', async () => {
  const api = fakeApi({ completeGame: AWAY });
  queueGame(MIA, one);
  await signIn(MIA);
  await pass(29_999);
  expect(api.sentTo('completeGame')).toHaveLength(1);
  await pass(1);
  expect(api.sentTo('completeGame')).toHaveLength(2);
  api.answer('completeGame', completedWith());
  await pass(30_000);
  expect(api.sentTo('completeGame')).toHaveLength(3);
  await pass(300_000);
  expect(api.sentTo('completeGame')).toHaveLength(3);
});

it('the app waits as long as the server asks for, and then sends all that waits by itself, oldest first', async () => {
  const api = fakeApi({ completeGame: tooMany(50) });
  queueGame(3, one);
  queueGame(3, two);
  await signIn(3);
  await pass(30_000);
  window.dispatchEvent(new Event('online'));
  await pass(19_999);
  expect(api.sentTo('completeGame')).toHaveLength(1);
  expect(queuedGames(3)).toEqual([one, two]);
  api.answer('completeGame', completedWith());
  await pass(1);
  const all = [one, one, two].map((game) => ({ ...game, userId: 3 }));
  expect(api.sentTo('completeGame')).toEqual(all);
  expect(queuedGames(3)).toEqual([]);
});

it('waiting games are tried again as soon as the network is back', async () => {
  const api = fakeApi({ completeGame: AWAY });
  queueGame(MIA, one);
  await signIn(MIA);
  api.answer('completeGame', completedWith());
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(api.sentTo('completeGame')).toEqual([sentOne, sentOne]);
  expect(queuedGames(MIA)).toEqual([]);
});

it('waiting games are not tried again while somebody else is logged in, until the pupil logs in again', async () => {
  const api = fakeApi({ completeGame: refusal(409, 'Somebody else is logged in here now.') });
  queueGame(MIA, one);
  const { become } = await signIn(MIA);
  await pass(300_000);
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(api.sentTo('completeGame')).toEqual([sentOne]);
  await become(2);
  api.answer('completeGame', completedWith());
  await become(MIA);
  await pass(0);
  expect(api.sentTo('completeGame')).toEqual([sentOne, sentOne]);
  expect(queuedGames(MIA)).toEqual([]);
});

it('nothing is sent of a pupil who is not signed in', async () => {
  const api = fakeApi({ completeGame: completedWith() });
  queueGame(MIA, one);
  queueGame(2, two);
  const { become } = await signIn(null);
  await pass(60_000);
  expect(api.sentTo('completeGame')).toEqual([]);
  await become(2);
  await pass(60_000);
  expect(api.sentTo('completeGame')).toEqual([{ ...two, userId: 2 }]);
  expect(queuedGames(MIA)).toEqual([one]);
});

it('sending stops half-way when the pupil signs out', async () => {
  let answer = () => {};
  const fetch = vi.fn(
    () =>
      new Promise((resolve) => {
        answer = () => resolve(Response.json(completedWith(), { status: 201 }));
      }),
  );
  vi.stubGlobal('fetch', fetch);
  queueGame(MIA, one);
  queueGame(MIA, two);
  const { become } = await signIn(MIA);
  await become(null);
  answer();
  await pass(60_000);
  expect(fetch).toHaveBeenCalledOnce();
  expect(queuedGames(MIA)).toEqual([two]);
  vi.unstubAllGlobals();
});
