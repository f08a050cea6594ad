// How many finished games wait because they could not be sent: more than the moment that sending takes.
import { useSyncExternalStore } from 'react';
import { gamesKey, waitingGames } from './outbox.ts';
import { onSent } from './sending.ts';

/** The pupil whose last run of sending failed. */
let heldUser: number | null = null;

onSent(({ userId, failure }) => {
  heldUser = failure ? userId : null;
});

function countHeld(userId: number): number {
  return userId === heldUser ? waitingGames(userId).length : 0;
}

/** The count for a pupil, 0 for nobody; also when another tab sends them. */
export function useHeldGames(userId: number | null): number {
  return useSyncExternalStore(
    (listener) => watchHeld(userId, listener),
    () => (userId === null ? 0 : countHeld(userId)),
  );
}

function watchHeld(userId: number | null, listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (userId !== null && key === gamesKey(userId)) listener();
  };
  const forget = onSent(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    forget();
    window.removeEventListener('storage', onStorage);
  };
}
