import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod/mini';
import { idParams, noContent, type Endpoint } from '#shared/contract/endpoint.ts';
import { slowAnswer } from '#testing/fake-api.ts';
import { fakeStorage } from '#testing/fake-storage.ts';
import { call } from './api.ts';
import { mayBeSaved } from './repeats.ts';
import { ApiError, isNobodySignedIn } from './request.ts';
import { serverNow } from './clock.ts';
import { isServerAway, reportServer } from './connection.ts';

const readWord = {
  method: 'GET',
  path: '/api/words/:id',
  access: 'public',
  summary: 'A word',
  params: idParams,
  success: 200,
  reply: z.object({ word: z.string() }),
} as const satisfies Endpoint;

const keepWord = {
  method: 'POST',
  path: '/api/words',
  access: 'public',
  repeat: 'same',
  summary: 'Keep a word',
  body: z.object({ word: z.string() }),
  success: 204,
  reply: noContent,
} as const satisfies Endpoint;

const findWords = {
  method: 'GET',
  path: '/api/:list/words/:name',
  access: 'public',
  summary: 'Words',
  params: z.object({ list: z.string(), name: z.string() }),
  query: z.object({ search: z.optional(z.string()), page: z.optional(z.number()) }),
  success: 200,
  reply: z.array(z.string()),
} as const satisfies Endpoint;

/** Gives every call the same answer. */
function answering(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => answer());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => void vi.unstubAllGlobals());

const read = () => call(readWord, { params: { id: 7 } });
const errorOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

describe('a call', () => {
  it('a call that replaces the session waits until the call before it is answered', async () => {
    const { answer, arrive } = slowAnswer<Response>();
    const fetch = answering(() => answer);
    const before = read();
    const renewal = { ...keepWord, replacesSession: true } as const;
    const renewed = call(renewal, { body: { word: 'owl' } });
    await new Promise((resolve) => setTimeout(resolve));
    expect(fetch).toHaveBeenCalledTimes(1);
    fetch.mockResolvedValue(new Response(null, { status: 204 }));
    arrive(Response.json({ word: 'owl' }));
    await Promise.all([before, renewed]);
    expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/api/words/7', '/api/words']);
  });

  it('a call returns the checked answer', async () => {
    const fetch = answering(() => Response.json({ word: 'owl', more: 1 }));
    expect(await read()).toEqual({ word: 'owl' });
    expect(fetch.mock.lastCall?.[0]).toBe('/api/words/7');
    expect(fetch.mock.lastCall?.[1]).toMatchObject({ method: 'GET', credentials: 'same-origin' });
  });

  it('a call sends a content type only with a body', async () => {
    const fetch = answering(() => new Response(null, { status: 204 }));
    expect(await call(keepWord, { body: { word: 'owl' } })).toBeUndefined();
    expect(fetch.mock.lastCall?.[1]).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"word":"owl"}',
    });
    await errorOf(read());
    expect(fetch.mock.lastCall?.[1]).not.toHaveProperty('headers');
    expect(fetch.mock.lastCall?.[1]).not.toHaveProperty('body');
  });
});

/** A body that breaks off in the middle. */
const cutOff = () =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"mess'));
      controller.error(new TypeError('network error'));
    },
  });

describe('the message of an error', () => {
  const json = (message: unknown, status: number) => Response.json({ message }, { status });
  const text = (body: string | null, status: number, statusText = '') =>
    new Response(body, { status, statusText });

  it.each([
    [() => json('Wrong username or password.', 401), '401: Wrong username or password.'],
    [() => json('', 400), '400: {"message":""}'],
    [() => json(7, 400), '400: {"message":7}'],
    [() => Response.json(['no'], { status: 400 }), '400: ["no"]'],
    [() => Response.json('no', { status: 400 }), '400: "no"'],
    [() => text('Out of order, sorry', 500, 'Broken'), '500: Out of order, sorry'],
    [() => text('<h1>Away</h1>', 503), '503: <h1>Away</h1>'],
    [() => text('', 500, 'Broken'), '500: Broken'],
    [() => text(null, 404, 'Not Found'), '404: Not Found'],
    [() => new Response(cutOff(), { status: 500, statusText: 'Broken' }), '500: Broken'],
  ])('the message of error %# is status, colon, space and %j', async (answer, message) => {
    answering(answer);
    const error = await errorOf(read());
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ name: 'ApiError', message, status: answer().status });
  });

  it.each([
    ['another shape', () => Response.json({ words: [] })],
    ['no JSON', () => new Response('<h1>Log in to our Wi-Fi</h1>')],
    ['nothing', () => new Response('')],
    ['an answer that breaks off', () => new Response(cutOff())],
  ])('the message says that %s cannot be read, whatever the status', async (_, answer) => {
    answering(answer);
    expect(await errorOf(read())).toMatchObject({
      name: 'ApiError',
      message: 'We couldn’t read the server’s answer.',
      status: 200,
    });
  });
});

/** An answer that a network or a proxy gives in the server's place. */
const pageOf = (status: number) =>
  new Response('<h1>Log in to our Wi-Fi</h1>', {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });

describe('a page in place of an answer', () => {
  afterEach(() => reportServer(true));
  const keep = () => call(keepWord, { body: { word: 'owl' } });

  it.each([200, 302, 401, 403, 404, 511])(
    'a page with status %i means a network that wants a grown-up, and never counts as an answer',
    async (status) => {
      answering(() => pageOf(status));
      for (const asking of [read, keep]) {
        expect(await errorOf(asking())).toMatchObject({
          name: 'ApiError',
          status: 0,
          message:
            'The internet here needs a grown-up to sign in first. Please ask one, then try again.',
        });
      }
      expect(isServerAway()).toBe(true);
    },
  );

  it.each([500, 502, 503])(
    'a page with status %i means a proxy whose server is away',
    async (status) => {
      answering(() => pageOf(status));
      expect(await errorOf(read())).toMatchObject({ status: 0, message: OFFLINE });
      expect(isServerAway()).toBe(true);
    },
  );

  it.each([502, 504])(
    'an empty answer with status %i means a proxy whose server is away, and what was asked may have been done',
    async (status) => {
      answering(() => new Response(null, { status }));
      const error = await errorOf(keep());
      expect(error).toMatchObject({ status: 0, message: OFFLINE });
      expect(mayBeSaved(error)).toBe(true);
      expect(isServerAway()).toBe(true);
    },
  );

  it('the network no longer counts as captured after the first answer of our server', async () => {
    answering(() => pageOf(200));
    await errorOf(read());
    answering(() => Response.json({ word: 'owl' }));
    await read();
    expect(isServerAway()).toBe(false);
  });
});

it('a page with another successful status does not count as an answer without a body', async () => {
  answering(() => new Response('ok'));
  expect(await errorOf(call(keepWord, { body: { word: 'owl' } }))).toMatchObject({
    status: 200,
    message: 'We couldn’t read the server’s answer.',
  });
});

it('every answer tells the browser the server’s time', async () => {
  fakeStorage();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 10, 22) });
  onTestFinished(() => void vi.useRealTimers());
  const headers = { date: 'Sun, 22 Nov 2026 10:00:00 GMT' };
  answering(() => Response.json({ word: 'owl' }, { headers }));
  await read();
  expect(serverNow()).toEqual(new Date('2026-11-22T10:00:00Z'));
});

const OFFLINE = 'We can’t reach the school server. Please check the internet and try again.';

describe('a server that does not answer', () => {
  it('a server that does not answer is reported in a sentence, with status 0', async () => {
    answering(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await errorOf(read())).toMatchObject({ name: 'ApiError', message: OFFLINE, status: 0 });
  });

  it.each([
    { patience: undefined, ms: 30_000, isAway: true },
    { patience: 3000, ms: 3000, isAway: false },
  ])(
    'a server that has not answered after $ms ms counts as away: $isAway, which a slow one is not',
    async ({ patience, ms, isAway }) => {
      reportServer(true);
      const timer = new AbortController();
      const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timer.signal);
      vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError')));
        });
      });
      const error = errorOf(call(readWord, { params: { id: 1 } }, patience));
      expect(timeout).toHaveBeenCalledExactlyOnceWith(ms);
      timer.abort();
      expect(await error).toMatchObject({ message: OFFLINE, status: 0 });
      expect(isServerAway()).toBe(isAway);
    },
  );
});

describe('the address', () => {
  it.each([
    [{ list: 'year', name: 'owl' }, undefined, '/api/year/words/owl'],
    [{ list: 'a/b', name: 'c d?e#f&g' }, undefined, '/api/a%2Fb/words/c%20d%3Fe%23f%26g'],
    [{ list: '$&', name: ':list' }, undefined, '/api/%24%26/words/%3Alist'],
    [{ list: 'é', name: '🦉' }, undefined, '/api/%C3%A9/words/%F0%9F%A6%89'],
    [{ list: 'a', name: 'b' }, {}, '/api/a/words/b'],
    [{ list: 'a', name: 'b' }, { page: 0 }, '/api/a/words/b?page=0'],
    [
      { list: 'a', name: 'b' },
      { search: 'a b&c=é', page: 2 },
      '/api/a/words/b?search=a+b%26c%3D%C3%A9&page=2',
    ],
    [{ list: 'a', name: 'b' }, { search: undefined }, '/api/a/words/b'],
  ])('the address holds the parameters %j and the query %j', async (params, query, url) => {
    const fetch = answering(() => Response.json([]));
    await call(findWords, query ? { params, query } : { params });
    expect(fetch.mock.lastCall?.[0]).toBe(url);
  });
});

describe('asking whether nobody is signed in', () => {
  it.each([
    [200, { user: null }, true],
    [200, { user: { id: 1 } }, false],
    [503, { message: 'Away.' }, false],
    [200, null, false],
  ])('asking whether nobody is signed in with the answer %i %j is %s', async (status, body, is) => {
    answering(() => Response.json(body, { status }));
    expect(await isNobodySignedIn()).toBe(is);
  });

  it('isNobodySignedIn returns false if the server cannot be asked', async () => {
    answering(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await isNobodySignedIn()).toBe(false);
  });
});
