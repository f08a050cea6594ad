import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod/mini';
import { idParams, noContent, type Endpoint } from '#shared/contract/endpoint.ts';
import { ApiError, call } from './api.ts';

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
  it('gives the checked answer', async () => {
    const fetch = answering(() => Response.json({ word: 'owl', more: 1 }));
    expect(await read()).toEqual({ word: 'owl' });
    expect(fetch.mock.lastCall?.[0]).toBe('/api/words/7');
    expect(fetch.mock.lastCall?.[1]).toMatchObject({ method: 'GET', credentials: 'same-origin' });
  });

  it('names the kind of its body only when it has one', async () => {
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
    [() => text('Bad gateway, sorry', 502, 'Bad Gateway'), '502: Bad gateway, sorry'],
    [() => text('<h1>Away</h1>', 503), '503: <h1>Away</h1>'],
    [() => text('', 502, 'Bad Gateway'), '502: Bad Gateway'],
    [() => text(null, 404, 'Not Found'), '404: Not Found'],
    [() => new Response(cutOff(), { status: 500, statusText: 'Broken' }), '500: Broken'],
  ])('%# is status, colon, space and %j', async (answer, message) => {
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
  ])('says that %s cannot be read, whatever the status', async (_, answer) => {
    answering(answer);
    expect(await errorOf(read())).toMatchObject({
      name: 'ApiError',
      message: 'The server gave an answer we cannot read.',
      status: 200,
    });
  });
});

describe('a server that does not answer', () => {
  const OFFLINE = 'We cannot reach the school server. Please check the internet and try again.';

  it('is said in a sentence, with status 0', async () => {
    answering(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await errorOf(read())).toMatchObject({ name: 'ApiError', message: OFFLINE, status: 0 });
  });

  it('is waited for 30 s and then counts as away', async () => {
    const timer = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timer.signal);
    vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError')));
      });
    });
    const error = errorOf(read());
    expect(timeout).toHaveBeenCalledExactlyOnceWith(30_000);
    timer.abort();
    expect(await error).toMatchObject({ message: OFFLINE, status: 0 });
  });
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
  ])('holds the parameters %j and the query %j', async (params, query, url) => {
    const fetch = answering(() => Response.json([]));
    await call(findWords, query ? { params, query } : { params });
    expect(fetch.mock.lastCall?.[0]).toBe(url);
  });
});
