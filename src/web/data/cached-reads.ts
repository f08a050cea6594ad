// Reads with a fallback to the cache: used if there is no answer, cleared by a 401 (decision 0013).
import { z } from 'zod/mini';
import type { User } from '#shared/contract/auth.ts';
import { pupilContract } from '#shared/contract/pupil.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { configSchema, type PublicConfig } from '#shared/contract/payment.ts';
import { call } from './api.ts';
import { ApiError, isOffline } from './request.ts';
import { clearUserCache, cachedAnswer, cacheAnswer, cachedUser, cacheUser } from './user-cache.ts';
import { LEAVING } from './last-visit.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

/** Timeout, in milliseconds, for answers that are cached. */
export const PATIENCE_MS = 5000;

/** Calls the server with a timeout in milliseconds. */
type Ask<T> = (patience?: number) => Promise<T>;

interface Cache<T> {
  write: (answer: T) => void;
  read: () => T | null;
}

async function readThroughCache<T>(ask: Ask<T>, { write, read }: Cache<T>): Promise<T> {
  try {
    const answer = await ask(read() === null ? undefined : PATIENCE_MS);
    write(answer);
    return answer;
  } catch (error) {
    const known = isOffline(error) ? read() : null;
    if (known === null) throw error;
    return known;
  }
}

const CONFIG = 'config';

/** The installation's settings, the same for everybody. */
export function readConfig(): Promise<PublicConfig> {
  return readThroughCache((patience) => call(pupilContract.getConfig, {}, patience), {
    write: (config) => void writeStored(CONFIG, config),
    read: () => readStored(CONFIG, z.nullable(configSchema), null),
  });
}

/** The answer of a read of a user's own, cached for that user. */
export function readOwn<T>(
  user: User | null,
  endpoint: Endpoint & { reply: z.ZodMiniType<T> },
): Promise<T> {
  const ask = (patience?: number) => call<Endpoint, z.ZodMiniType<T>>(endpoint, {}, patience);
  if (!user) return ask();
  return readThroughCache(ask, {
    write: (answer) => cacheAnswer(user.id, endpoint.path, answer),
    read: () => cachedAnswer(user.id, endpoint),
  });
}

/** The signed-in user, or null when nobody is. */
export async function readUser(): Promise<User | null> {
  if (isLeaving()) {
    await finishLeaving();
    // Uses up the answer that the page has preloaded, which still names who has left: the browser would give it to the
    // next question, which is about the next pupil.
    void call(pupilContract.getSession, {}, PATIENCE_MS).catch(() => {});
    return null;
  }
  const session = await readThroughCache(
    (patience) => call(pupilContract.getSession, {}, patience),
    {
      write: ({ user }) => (user ? cacheUser(user) : clearUserCache()),
      read() {
        const user = cachedUser();
        return user && { user };
      },
    },
  );
  return session.user;
}

/** The user who was signed in here last, as far as this device knows; null after a log-out. */
export function lastUser(): User | null {
  return isLeaving() ? null : cachedUser();
}

function isLeaving(): boolean {
  return readStored(LEAVING, z.boolean(), false);
}

/** Ends the session; without a network at once on this device, and on the server as soon as possible. */
export async function leave(): Promise<void> {
  writeStored(LEAVING, true);
  try {
    await finishLeaving();
  } catch (error) {
    removeStored(LEAVING);
    throw error;
  }
}

let telling: Promise<void> | null = null;

/** Sends a pending log-out to the server; the next log-in waits for it. */
export async function finishLeaving(): Promise<void> {
  if (!isLeaving()) return;
  telling ??= call(pupilContract.logout, {}, PATIENCE_MS)
    .then(() => removeStored(LEAVING))
    .finally(() => {
      telling = null;
    });
  try {
    await telling;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0) throw error;
  }
}

/** Somebody has signed in, which replaced the session of the pending log-out. */
export function noteSignedIn(user: User): void {
  removeStored(LEAVING);
  cacheUser(user);
}
