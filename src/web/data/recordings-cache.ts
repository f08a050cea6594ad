// Where recordings are on the device, for each user; small, because the first screen has to be able to delete them.

const nameFor = (userId: number) => `recordings-${userId}`;

/** For pages without cache storage, which came without HTTPS. */
const inMemory = new Map<string, Map<string, Uint8Array<ArrayBuffer>>>();

export interface RecordingsCache {
  places: () => Promise<string[]>;
  read: (place: string) => Promise<Uint8Array | null>;
  write: (place: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  forget: (place: string) => Promise<void>;
}

export async function recordingsCache(userId: number): Promise<RecordingsCache> {
  const name = nameFor(userId);
  // A private window may refuse it.
  const cache = 'caches' in globalThis ? await caches.open(name).catch(() => null) : null;
  if (!cache) {
    const held = inMemory.get(name) ?? new Map<string, Uint8Array<ArrayBuffer>>();
    inMemory.set(name, held);
    return {
      places: async () => [...held.keys()],
      read: async (place) => held.get(place) ?? null,
      write: async (place, bytes) => void held.set(place, bytes),
      forget: async (place) => void held.delete(place),
    };
  }
  return {
    places: async () => (await cache.keys()).map(({ url }) => new URL(url).pathname),
    read: async (place) => {
      const answer = await cache.match(place);
      return answer ? new Uint8Array(await answer.arrayBuffer()) : null;
    },
    // A full device uses its own voice.
    write: (place, bytes) => cache.put(place, new Response(bytes)).catch(() => undefined),
    forget: async (place) => void (await cache.delete(place)),
  };
}

/** Deletes all of a user's. */
export function forgetRecordings(userId: number): void {
  inMemory.delete(nameFor(userId));
  if ('caches' in globalThis) void caches.delete(nameFor(userId)).catch(() => undefined);
}
