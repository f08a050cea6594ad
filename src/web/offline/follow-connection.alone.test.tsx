import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answersFor, AWAY, fakeApi, NOBODY, pupil } from '#testing/fake-api.ts';
import { pupilContract } from '#shared/contract/pupil.ts';
import { isServerAway, reportServer } from '../data/connection.ts';
import { LEAVING } from '../data/last-visit.ts';
import { holdPage } from '../data/open-page.ts';
import { makeQueryClient } from '../data/query-client.ts';
import { useUser } from '../data/user.ts';
import { useOwnRead } from '../data/own-reads.ts';
import { writeStored } from '../data/storage.ts';
import { followConnection } from './follow-connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
  act(() => reportServer(true));
});

/** Lets time pass, and then lets the page show what arrived at the last moment. */
async function pass(ms: number) {
  for (const part of [ms, 1, 1]) await act(() => vi.advanceTimersByTimeAsync(part));
}
const say = (event: Event) => act(async () => void window.dispatchEvent(event));

const GAME = { id: 1, gameId: 'toy', score: 9, maxScore: 10, createdAt: '2026-01-01T10:00:00Z' };

/** A page that shows who is signed in and what they played, and follows the connection to `api`. */
async function openPage(api: ReturnType<typeof fakeApi>) {
  const client = makeQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => ({ user: useUser().data, history: useOwnRead(pupilContract.getHistory).data }),
    {
      wrapper,
    },
  );
  await pass(0);
  followConnection(client);
  return { shown: () => result.current, asked: () => api.sentTo('getUser').length };
}

/** The same on a server that has gone away. */
async function openPageAndLoseServer() {
  const api = fakeApi(answersFor(pupil()));
  const page = await openPage(api);
  for (const name of ['getUser', 'getHistory'] as const) api.answer(name, AWAY);
  await say(new Event('offline'));
  await pass(0);
  expect(isServerAway()).toBe(true);
  return { ...page, api };
}

it('the app asks a server that is away every 15 s, and reads everything again when it is back', async () => {
  const { api, shown, asked } = await openPageAndLoseServer();
  const before = asked();
  await pass(15_000);
  expect(asked()).toBe(before + 1);
  expect(shown()).toEqual({ user: pupil(), history: [] });
  api.answer('getUser', pupil({ gamesCompleted: 4 }));
  api.answer('getHistory', [GAME]);
  await pass(15_000);
  expect(isServerAway()).toBe(false);
  expect(shown()).toEqual({ user: pupil({ gamesCompleted: 4 }), history: [GAME] });
  const atLast = asked();
  await pass(60_000);
  expect(asked()).toBe(atLast);
});

it('the app asks the server at once when the device has found a network', async () => {
  const { api, asked } = await openPageAndLoseServer();
  const before = asked();
  api.answer('getUser', pupil());
  await say(new Event('online'));
  await pass(0);
  expect(asked()).toBeGreaterThan(before);
  expect(isServerAway()).toBe(false);
});

it('the app stops asking when only half of its reads can be answered', async () => {
  const { api, asked } = await openPageAndLoseServer();
  const before = asked();
  api.answer('getUser', pupil());
  await say(new Event('online'));
  await pass(14_000);
  expect(asked() - before).toBeLessThanOrEqual(3);
});

it.each([
  ['a round', openRound],
  ['codes that are shown only once', showCodes],
])(
  'during %s the app sends nothing that could end it, and finds an ended session afterwards',
  async (_, begin) => {
    const { api, shown } = await openPageAndLoseServer();
    const end = begin();
    api.answer('getUser', NOBODY);
    await say(new Event('online'));
    await pass(60_000);
    expect(shown().user).toEqual(pupil());
    end();
    await pass(1000);
    expect(shown().user).toBeNull();
  },
);

function openRound() {
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog" id="game"></div>');
  return () => document.getElementById('game')?.remove();
}

function showCodes() {
  let isNeeded = true;
  holdPage(() => isNeeded);
  return () => void (isNeeded = false);
}

it('the app reads again when another tab signs in or out, or clears the storage', async () => {
  const api = fakeApi(answersFor(pupil()));
  const { shown, asked } = await openPage(api);
  const before = asked();
  await say(new StorageEvent('storage', { key: 'something else' }));
  await pass(0);
  expect(asked()).toBe(before);
  const sam = pupil({ id: 2, username: 'sam' });
  api.answer('getUser', sam);
  await say(new StorageEvent('storage', { key: 'signed-in' }));
  await pass(0);
  expect(shown().user).toEqual(sam);
  api.answer('getUser', NOBODY);
  await say(new StorageEvent('storage', { key: null }));
  await pass(0);
  expect(shown().user).toBeNull();
});

it('the app reports to the server a log-out that it does not know of, even if it was never away', async () => {
  const api = fakeApi({ ...answersFor(pupil()), getUser: NOBODY, logout: undefined });
  await openPage(api);
  writeStored(LEAVING, true);
  await pass(15_000);
  expect(api.sentTo('logout')).toHaveLength(1);
  await pass(15_000);
  expect(api.sentTo('logout')).toHaveLength(1);
});
