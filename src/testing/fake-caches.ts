// Fake browser caches, and the network that fills them.
import { onTestFinished, vi } from 'vitest';

const HOST = 'http://localhost';
const urlOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : request, HOST).href;

function fakeCache(makeRoom: () => void) {
  const kept = new Map<string, string>();
  return {
    kept,
    match: async (request: RequestInfo | URL) => {
      const text = kept.get(urlOf(request));
      return text === undefined ? undefined : new Response(text);
    },
    put: async (request: RequestInfo | URL, response: Response) => {
      if (!kept.has(urlOf(request))) makeRoom();
      kept.set(urlOf(request), await response.text());
    },
    keys: async () => [...kept.keys()].map((url) => ({ url })),
  };
}

const pageOf = (text: string) => new Response(text, { headers: { 'content-type': 'text/html' } });

/** Empty caches until the end of the test, and a server with the files in `served`, by path. */
export function fakeCaches(served: Record<string, string>) {
  const caches = new Map<string, ReturnType<typeof fakeCache>>();
  const fetched = new Array<string>();
  let room = Infinity;
  let portal: string | null = null;
  const makeRoom = () => {
    const size = [...caches.values()].reduce((sum, { kept }) => sum + kept.size, 0);
    if (size >= room) throw new DOMException('No.', 'QuotaExceededError');
  };
  const open = async (name: string) => {
    const cache = caches.get(name) ?? fakeCache(makeRoom);
    caches.set(name, cache);
    return cache;
  };
  vi.stubGlobal('caches', {
    open,
    keys: async () => [...caches.keys()],
    has: async (name: string) => caches.has(name),
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
    if (portal !== null) return pageOf(portal);
    const text = served[path];
    if (text === undefined) return new Response('gone', { status: 404 });
    return path.endsWith('.html') ? pageOf(text) : new Response(text);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    served,
    /** The paths requested from the network, in order. */
    fetched,
    names: () => [...caches.keys()],
    /** Limits the number of files in all caches from now on. */
    hasRoomFor: (count: number) => {
      room = count;
    },
    /** The network answers every request with this page from now on; null ends that. */
    becomesCaptive: (page: string | null) => {
      portal = page;
    },
    /** The paths in a cache. */
    pathsIn: (name: string) =>
      [...(caches.get(name)?.kept.keys() ?? [])].map((url) => url.slice(HOST.length)).toSorted(),
  };
}
