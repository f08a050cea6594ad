import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AWAY, fakeApi, tooMany } from '#testing/fake-api.ts';
import { completedWith, finishedGame } from '#testing/finished-game.ts';
import { makeQueryClient } from '../data/queries.ts';
import { keepGame, waitingGames } from './outbox.ts';
import { useOutbox } from './use-outbox.ts';

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
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { rerender } = renderHook((id: number | null) => useOutbox(id), {
    wrapper,
    initialProps: userId,
  });
  await pass(0);
  return { become: (id: number | null) => act(async () => rerender(id)) };
}

it('sends what waits when the app opens', async () => {
  const api = fakeApi({ completeGame: completedWith() });
  keepGame(MIA, one);
  await signIn(MIA);
  expect(api.sentTo('completeGame')).toEqual([sentOne]);
  expect(waitingGames(MIA)).toEqual([]);
});

it('tries again every 30 s while any wait, and leaves the server in peace when none does', async () => {
  const api = fakeApi({ completeGame: AWAY });
  keepGame(MIA, one);
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

it('waits as long as the server asks for, and then sends all that waits by itself, oldest first', async () => {
  const api = fakeApi({ completeGame: tooMany(50) });
  keepGame(3, one);
  keepGame(3, two);
  await signIn(3);
  await pass(30_000);
  window.dispatchEvent(new Event('online'));
  await pass(19_999);
  expect(api.sentTo('completeGame')).toHaveLength(1);
  expect(waitingGames(3)).toEqual([one, two]);
  api.answer('completeGame', completedWith());
  await pass(1);
  const all = [one, one, two].map((game) => ({ ...game, userId: 3 }));
  expect(api.sentTo('completeGame')).toEqual(all);
  expect(waitingGames(3)).toEqual([]);
});

it('tries again as soon as the network is back', async () => {
  const api = fakeApi({ completeGame: AWAY });
  keepGame(MIA, one);
  await signIn(MIA);
  api.answer('completeGame', completedWith());
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(api.sentTo('completeGame')).toEqual([sentOne, sentOne]);
  expect(waitingGames(MIA)).toEqual([]);
});

it('sends nothing of a pupil who is not signed in', async () => {
  const api = fakeApi({ completeGame: completedWith() });
  keepGame(MIA, one);
  keepGame(2, two);
  const { become } = await signIn(null);
  await pass(60_000);
  expect(api.sentTo('completeGame')).toEqual([]);
  await become(2);
  await pass(60_000);
  expect(api.sentTo('completeGame')).toEqual([{ ...two, userId: 2 }]);
  expect(waitingGames(MIA)).toEqual([one]);
});

it('stops in the middle when the pupil signs out', async () => {
  let answer = () => {};
  const fetch = vi.fn(
    () =>
      new Promise((resolve) => {
        answer = () => resolve(Response.json(completedWith(), { status: 201 }));
      }),
  );
  vi.stubGlobal('fetch', fetch);
  keepGame(MIA, one);
  keepGame(MIA, two);
  const { become } = await signIn(MIA);
  await become(null);
  answer();
  await pass(60_000);
  expect(fetch).toHaveBeenCalledOnce();
  expect(waitingGames(MIA)).toEqual([two]);
  vi.unstubAllGlobals();
});
