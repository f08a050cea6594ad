// Detects that the server can be reached again, and refreshes what came from the cache.
import type { QueryClient } from '@tanstack/react-query';
import { isServerAway, onServerChange } from '../data/connection.ts';
import { isHeld, isRoundOpen } from '../data/open-page.ts';
import { refetchAll, refetchUser } from '../data/query-client.ts';
import { isStored } from '../data/storage.ts';
import { LEAVING, SIGNED_IN } from '../data/last-visit.ts';

/** Interval for checking an unreachable server, and minimum interval between refreshes, in milliseconds. */
const ASK_MS = 15_000;
/** Interval for checking whether the page may change, in milliseconds. */
const LOOK_MS = 1000;

export function followConnection(client: QueryClient): void {
  // The answer could be that nobody is signed in: that must not interrupt a round, nor take away codes.
  const ask = () => void refetchUser(client);
  const askLater = whenNotInUse(ask);
  const refresh = whenNotInUse(atMostEvery(ASK_MS, () => void refetchAll(client)));
  // The next question also reports a log-out that the server does not know of yet.
  setInterval(() => (isServerAway() || isStored(LEAVING)) && askLater(), ASK_MS);
  window.addEventListener('online', askLater);
  window.addEventListener('offline', askLater);
  window.addEventListener('storage', ({ key }) => {
    // The key is null when everything was cleared.
    if (key === SIGNED_IN || key === null) askLater();
  });
  onServerChange(() => !isServerAway() && refresh());
}

/**
 * Runs at once, or `pause` milliseconds after the last run, so that a server that is only partly reachable is not
 * called without end.
 */
function atMostEvery(pause: number, action: () => void): () => void {
  let last = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const act = () => {
    timer = undefined;
    last = performance.now();
    action();
  };
  return () => {
    const wait = last + pause - performance.now();
    if (wait <= 0) act();
    else timer ??= setTimeout(act, wait);
  };
}

/** Postpones a call until no round is open and nothing holds the page, and merges several calls into one. */
function whenNotInUse(action: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  return () => {
    if (!isInUse()) return action();
    timer ??= setInterval(() => {
      if (isInUse()) return;
      clearInterval(timer);
      timer = undefined;
      action();
    }, LOOK_MS);
  };
}

const isInUse = () => isRoundOpen() || isHeld();
