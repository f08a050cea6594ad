// Where recordings are on the device, for each user; small, because the first screen has to be able to delete them.

const nameFor = (userId: number) => `recordings-${userId}`;

/** For pages without cache storage, which came without HTTPS. */
const inMemory = new Map<string, Map<string, Uint8Array<ArrayBuffer>>>();

export interface RecordingsCache {
  addresses: () => Promise<string[]>;
  read: (address: string) => Promise<Uint8Array | null>;
  write: (address: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  forget: (address: string) => Promise<void>;
}

export async function recordingsCache(userId: number): Promise<RecordingsCache> {
  const name = nameFor(userId);
  // A private window may refuse it.
  const cache = 'caches' in globalThis ? await caches.open(name).catch(() => null) : null;
  if (!cache) {
    const held = inMemory.get(name) ?? new Map<string, Uint8Array<ArrayBuffer>>();
    inMemory.set(name, held);
    return {
      addresses: async () => [...held.keys()],
      read: async (address) => held.get(address) ?? null,
      write: async (address, bytes) => void held.set(address, bytes),
      forget: async (address) => void held.delete(address),
    };
  }
  return {
    addresses: async () => (await cache.keys()).map(({ url }) => new URL(url).pathname),
    read: async (address) => {
      const answer = await cache.match(address);
      return answer ? new Uint8Array(await answer.arrayBuffer()) : null;
    },
    // A full device uses its own voice.
    write: (address, bytes) => cache.put(address, new Response(bytes)).catch(() => undefined),
    forget: async (address) => void (await cache.delete(address)),
  };
}

/** Deletes all of a user's. */
export function forgetRecordings(userId: number): void {
  inMemory.delete(nameFor(userId));
  if ('caches' in globalThis) void caches.delete(nameFor(userId)).catch(() => undefined);
}
