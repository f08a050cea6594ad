// Prepares the device for times without a network; loaded when the browser is idle.
import type { QueryClient } from '@tanstack/react-query';
import type { User } from '#shared/contract/auth.ts';
import { lastUser } from '../data/cached-reads.ts';
import { isServerAway, onServerChange } from '../data/connection.ts';
import { dueOf } from '../data/guard.ts';
import { cachedSettings } from '../data/play-settings-queue.ts';
import { pageCode } from '../data/open-page.ts';
import { watchUser } from '../data/user.ts';
import { readAhead } from '../data/own-reads.ts';
import { followConnection } from './follow-connection.ts';
import type { Message } from './message.ts';

/** Delay that leaves a page alone with its first requests, in milliseconds. */
const SETTLED_MS = 800;

export function startOffline(client: QueryClient): void {
  followConnection(client);
  // Service workers exist only on HTTPS and on the machine itself.
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  whenPupilIsThere(client, (user) => void getReady(client, container, user));
}

/** Calls back when a pupil has signed in or changed the year, or the server is reachable again. */
function whenPupilIsThere(client: QueryClient, callback: (user: User) => void): void {
  let user: User | null = null;
  let ready: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const wanted = user && !isServerAway() ? `${user.id}/${user.yearGroup}/${dueOf(user)}` : null;
    if (wanted === ready) return;
    ready = wanted;
    clearTimeout(timer);
    if (wanted !== null) timer = setTimeout(() => user && callback(user), SETTLED_MS);
  };
  onServerChange(look);
  watchUser(client, (now) => {
    user = now;
    look();
  });
}

async function getReady(
  client: QueryClient,
  container: ServiceWorkerContainer | undefined,
  user: User,
): Promise<void> {
  if (user.yearGroup === null || dueOf(user) !== '') return;
  // The games' code is not part of the first screen; if it does not load, it is loaded next time.
  const refill = await import('./refill.ts').catch(() => null);
  await refill?.refillAllRounds(user, cachedSettings(user.id).settings.countdown);
  if (!container || lastUser()?.id !== user.id) return;
  await readAhead(client);
  const code = pageCode();
  if (code === null) return;
  const registration = await container.ready;
  const message: Message = { type: 'here', code, year: String(user.yearGroup) };
  registration.active?.postMessage(message);
}
