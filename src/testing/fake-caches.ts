// Fake browser caches, and the network that fills them.
import { onTestFinished, vi } from 'vitest';

const HOST = 'http://localhost';
const urlOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : request, HOST).href;

function fakeCache() {
  const kept = new Map<string, string>();
  return {
    kept,
    match: async (request: RequestInfo | URL) => {
      const text = kept.get(urlOf(request));
      return text === undefined ? undefined : new Response(text);
    },
    put: async (request: RequestInfo | URL, response: Response) =>
      void kept.set(urlOf(request), await response.text()),
    keys: async () => [...kept.keys()].map((url) => ({ url })),
  };
}

/** Empty caches until the end of the test, and a server with the files in `served`, by path. */
export function fakeCaches(served: Record<string, string>) {
  const caches = new Map<string, ReturnType<typeof fakeCache>>();
  const fetched = new Array<string>();
  const open = async (name: string) => {
    const cache = caches.get(name) ?? fakeCache();
    caches.set(name, cache);
    return cache;
  };
  vi.stubGlobal('caches', {
    open,
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
    match: async (request: RequestInfo | URL) => {
      for (const cache of caches.values()) {
        const found = await cache.match(request);
        if (found) return found;
      }
      return undefined;
    },
  });
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(path);
    const text = served[path];
    return new Response(text ?? 'gone', { status: text === undefined ? 404 : 200 });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    served,
    /** The paths requested from the network, in order. */
    fetched,
    names: () => [...caches.keys()],
    /** The paths in a cache. */
    pathsIn: (name: string) =>
      [...(caches.get(name)?.kept.keys() ?? [])].map((url) => url.slice(HOST.length)).toSorted(),
  };
}
