import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { answersFor, AWAY, fakeApi, pupil } from '#testing/fake-api.ts';
import { dealer } from '#testing/signed-deal.ts';
import { reportServer } from '../data/connection.ts';
import { makeQueryClient } from '../data/query-client.ts';
import { cachedAnswer, cacheUser } from '../data/user-cache.ts';
import { contract } from '#shared/contract/index.ts';
import { missingRounds } from '../data/rounds-ahead.ts';
import { startOffline } from './start.ts';

vi.mock('#games/cards.ts', () => import('#testing/toy-games.tsx'));

const mia = pupil();
const DEALT = { userId: mia.id, gameId: 'dealt', year: 3 } as const;
const missing = () => missingRounds(DEALT, { pace: 1, rulesVersion: 1, now: Date.now() });

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<script type="module" src="/assets/index-1234.js"></script>';
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
  reportServer(true);
});

/** A browser with service workers, as on HTTPS; records the messages they get. */
function withWorkers() {
  const postMessage = vi.fn();
  const ready = Promise.resolve({ active: { postMessage } });
  const container = Object.assign(new EventTarget(), { controller: null, ready });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
  return { postMessage };
}

/** Two seconds, in which the requested code arrives and runs. */
async function passTime() {
  await vi.advanceTimersByTimeAsync(2000);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}

/** The app starts for a pupil; some time passes. */
async function start() {
  cacheUser(mia);
  const client = makeQueryClient();
  client.setQueryData(['user'], mia);
  startOffline(client);
  await passTime();
  return client;
}

describe('a device that may keep the app', () => {
  it('a device that may store the app fetches rounds, the pages that the pupil may open, and the words of the year', async () => {
    const { postMessage } = withWorkers();
    fakeApi({ ...answersFor(mia), dealRounds: dealer() });
    await start();
    expect(missing()).toBe(0);
    expect(cachedAnswer(mia.id, contract.getHistory)).toEqual([]);
    const here = { type: 'here', code: '/assets/index-1234.js', year: '3' };
    expect(postMessage).toHaveBeenCalledExactlyOnceWith(here);
  });

  it('the words of a newly chosen year are fetched', async () => {
    const { postMessage } = withWorkers();
    fakeApi({ ...answersFor(mia), dealRounds: dealer() });
    const client = await start();
    client.setQueryData(['user'], pupil({ yearGroup: 4, gamesCompleted: 1 }));
    cacheUser(pupil({ yearGroup: 4 }));
    await passTime();
    expect(postMessage).toHaveBeenLastCalledWith(expect.objectContaining({ year: '4' }));
    client.setQueryData(['user'], pupil({ yearGroup: 4, gamesCompleted: 2 }));
    await passTime();
    expect(postMessage).toHaveBeenCalledTimes(2);
  });

  it('what is missing is fetched when the server is back', async () => {
    withWorkers();
    const api = fakeApi({ ...answersFor(mia), dealRounds: AWAY });
    await start();
    expect(missing()).toBe(10);
    reportServer(false);
    api.answer('dealRounds', dealer());
    reportServer(true);
    await passTime();
    expect(missing()).toBe(0);
  });
});

it('at a plain-HTTP address rounds are ready while the page is open, and nothing else is fetched', async () => {
  const api = fakeApi({ dealRounds: dealer() });
  await start();
  expect(missing()).toBe(0);
  expect(api.sentTo('getHistory')).toEqual([]);
});
