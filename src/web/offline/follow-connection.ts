// Finds out that the server can be reached again, and brings up to date what could only be remembered.
import type { QueryClient } from '@tanstack/react-query';
import { isServerAway, onServerChange } from '../data/connection.ts';
import { isRoundOpen } from '../data/interruptible.ts';
import { readAnew, readUserAnew } from '../data/queries.ts';
import { SIGNED_IN } from '../data/remembered.ts';

/** How often a server that is away is asked again, and what it said read anew at most, in milliseconds. */
const ASK_MS = 15_000;
/** How often we look whether a round is over, in milliseconds. */
const LOOK_MS = 1000;

export function followConnection(client: QueryClient): void {
  // An answer could be that nobody is signed in any more: nobody is sent away in the middle of a round.
  const ask = () => void readUserAnew(client);
  const askLater = whenNoRound(ask);
  const refresh = whenNoRound(atMostEvery(ASK_MS, () => void readAnew(client)));
  setInterval(() => isServerAway() && askLater(), ASK_MS);
  window.addEventListener('online', askLater);
  window.addEventListener('offline', askLater);
  window.addEventListener('storage', ({ key }) => key === SIGNED_IN && askLater());
  onServerChange(() => !isServerAway() && refresh());
}

/** Does something at once, or as soon as `pause` milliseconds have passed since the last time: a server of which only half can be reached would else be asked without end. */
function atMostEvery(pause: number, action: () => void): () => void {
  let last = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const act = () => {
    timer = undefined;
    last = Date.now();
    action();
  };
  return () => {
    const wait = last + pause - Date.now();
    if (wait <= 0) act();
    else timer ??= setTimeout(act, wait);
  };
}

/** Puts something off until no round is open; asked for several times, it is done once. */
function whenNoRound(action: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  return () => {
    if (!isRoundOpen()) return action();
    timer ??= setInterval(() => {
      if (isRoundOpen()) return;
      clearInterval(timer);
      timer = undefined;
      action();
    }, LOOK_MS);
  };
}
