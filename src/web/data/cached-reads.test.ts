import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contract } from '#shared/contract/index.ts';
import {
  answersFor,
  AWAY,
  CAPTIVE,
  CONFIG,
  fakeApi,
  NOBODY,
  pupil,
  refusal,
} from '#testing/fake-api.ts';
import { fakeStorage } from '#testing/fake-storage.ts';
import { isServerAway, reportServer } from './connection.ts';
import {
  finishLeaving,
  leave,
  PATIENCE_MS,
  readConfig,
  readOwn,
  readUser,
  noteSignedIn,
} from './cached-reads.ts';
import { clearUserCache, cacheAnswer, cachedUser, cachedAnswer, cacheUser } from './user-cache.ts';

const mia = pupil();
const sam = pupil({ id: 2, username: 'sam' });
const GAME = { id: 1, gameId: 'toy', score: 9, maxScore: 10, createdAt: '2026-01-01T10:00:00Z' };

let storage = { texts: new Map<string, string>() };
beforeEach(() => {
  storage = fakeStorage();
});
afterEach(() => reportServer(true));

/** Answers that are not our server's: a hotel's page, or a gateway without a server behind it. */
const strange = (status: number) => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Our Wi-Fi</h1>', { status }));
};

const readHistory = (user = mia) => readOwn(user, contract.getHistory);

describe('who is signed in', () => {
  it('the device remembers who is signed in as the server says', async () => {
    fakeApi({ getUser: mia });
    expect(await readUser()).toEqual(mia);
    expect(cachedUser()).toEqual(mia);
  });

  it.each([
    ['no network', () => void fakeApi({ getUser: AWAY })],
    ['a server that breaks', () => void fakeApi({ getUser: refusal(500, 'Sorry.') })],
    ['a database that is away', () => void fakeApi({ getUser: refusal(503, 'Away.') })],
    ['a gateway without a server', () => strange(502)],
    ['the page of a hotel', () => strange(200)],
    ['a sign-in page', () => void fakeApi({ getUser: CAPTIVE })],
  ])(
    'with %s the remembered user stays signed in, and without one the read fails',
    async (_, happen) => {
      happen();
      await expect(readUser()).rejects.toBeInstanceOf(Error);
      cacheUser(mia);
      expect(await readUser()).toEqual(mia);
    },
  );

  it('after a 401 nobody is signed in, and everything of the pupil but their games is forgotten', async () => {
    cacheUser(mia);
    cacheAnswer(mia.id, contract.getHistory.path, [GAME]);
    storage.texts.set('outbox:1', '[]');
    fakeApi({ getUser: NOBODY });
    expect(await readUser()).toBeNull();
    expect([...storage.texts.keys()]).toEqual(['outbox:1']);
  });

  it('the first answer is waited for a shorter time when the device remembers somebody', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    fakeApi({ getUser: mia });
    await readUser();
    await readUser();
    expect(timeout.mock.calls).toEqual([[30_000], [PATIENCE_MS]]);
  });

  it('nothing of the previous pupil remains', async () => {
    cacheUser(mia);
    cacheAnswer(mia.id, contract.getHistory.path, [GAME]);
    fakeApi({ getUser: sam });
    await readUser();
    expect(cachedUser()).toEqual(sam);
    expect(cachedAnswer(mia.id, contract.getHistory)).toBeNull();
  });
});

describe('what a pupil has read', () => {
  it('what a pupil has read comes from the device when the server is away, and only then', async () => {
    cacheUser(mia);
    const api = fakeApi({ ...answersFor(mia), getHistory: [GAME] });
    await readHistory();
    api.answer('getHistory', AWAY);
    expect(await readHistory()).toEqual([GAME]);
    expect(isServerAway()).toBe(true);
    api.answer('getHistory', refusal(404, 'Gone.'));
    await expect(readHistory()).rejects.toThrow('404: Gone.');
    expect(isServerAway()).toBe(false);
  });

  it('what a pupil has read is shown to nobody else', async () => {
    cacheUser(mia);
    cacheAnswer(mia.id, contract.getHistory.path, [GAME]);
    fakeApi({ getHistory: AWAY });
    await expect(readHistory(sam)).rejects.toBeInstanceOf(Error);
  });

  it('a read is not stored once somebody else has signed in in another tab, because it may be theirs', async () => {
    cacheUser(sam);
    fakeApi({ getHistory: [GAME] });
    await readHistory(mia);
    expect(cachedAnswer(mia.id, contract.getHistory)).toBeNull();
  });

  it('a read goes to the server again when the stored one cannot be read', async () => {
    cacheUser(mia);
    cacheAnswer(mia.id, contract.getHistory.path, [{ id: 'one' }]);
    fakeApi({ getHistory: AWAY });
    await expect(readHistory()).rejects.toBeInstanceOf(Error);
  });
});

it('the settings of the installation are the same for everybody', async () => {
  const api = fakeApi({ getConfig: { ...CONFIG, appName: 'Hill School Games' } });
  cacheUser(mia);
  await readConfig();
  clearUserCache();
  api.answer('getConfig', AWAY);
  expect(await readConfig()).toMatchObject({ appName: 'Hill School Games' });
});

describe('a log-out', () => {
  it('a log-out is reported to the server', async () => {
    const api = fakeApi({ logout: undefined });
    await leave();
    expect(api.sentTo('logout')).toHaveLength(1);
    await finishLeaving();
    expect(api.sentTo('logout')).toHaveLength(1);
  });

  it.each([
    ['without a network', AWAY],
    ['on a network that answers everything with its sign-in page', CAPTIVE],
  ])(
    'a log-out %s holds on this device, and is reported before anything else once the server answers',
    async (_, none) => {
      const api = fakeApi({ getUser: mia, logout: none });
      cacheUser(mia);
      await leave();
      expect(await readUser()).toBeNull();
      api.answer('logout', undefined);
      expect(await readUser()).toBeNull();
      expect(api.sentTo('logout')).toHaveLength(3);
    },
  );

  it('the answer that the page has preloaded is used up by a log-out that the server hears of late, so that the next pupil does not get it', async () => {
    const api = fakeApi({ getUser: mia, logout: AWAY });
    cacheUser(mia);
    await leave();
    api.answer('logout', undefined);
    expect(await readUser()).toBeNull();
    expect(api.sentTo('getUser')).toHaveLength(1);
  });

  it('a log-out that the server refuses does not count', async () => {
    fakeApi({ getUser: mia, logout: refusal(503, 'Away.') });
    await expect(leave()).rejects.toThrow('503: Away.');
    expect(await readUser()).toEqual(mia);
  });

  it('a log-out that the server has not heard of is forgotten when somebody logs in', async () => {
    fakeApi({ getUser: sam, logout: AWAY });
    await leave();
    noteSignedIn(sam);
    expect(await readUser()).toEqual(sam);
  });
});

it('after a log-out the device keeps only what waits to be sent', () => {
  cacheUser(mia);
  const kept = { settings: {}, unsent: {} };
  for (const id of [mia.id, mia.id + 1]) {
    localStorage.setItem(`spare:rounds:${id}:grammar-guru:3`, '{}');
    localStorage.setItem(`recent:${id}:hangman`, '[]');
    localStorage.setItem(`play-settings:${id}`, JSON.stringify(kept));
    localStorage.setItem(`finished:${id}`, '[]');
  }
  clearUserCache();
  const names = Array.from({ length: localStorage.length }, (_, nth) => localStorage.key(nth));
  const left = names.filter((name) => name?.includes(`:${mia.id}`));
  expect(left).toEqual([`finished:${mia.id}`]);
  expect(localStorage.getItem(`play-settings:${mia.id + 1}`)).not.toBeNull();
  cacheUser(mia);
  const unsent = { ...kept, unsent: { calm: true } };
  localStorage.setItem(`play-settings:${mia.id}`, JSON.stringify(unsent));
  clearUserCache();
  expect(localStorage.getItem(`play-settings:${mia.id}`)).not.toBeNull();
});
