// What screens show of the queue: how many games are delayed, and which avatars they unlocked.
import { useSyncExternalStore } from 'react';
import { createStore, useStore } from '#ui/store.ts';
import { countFinished, type Finished } from '../data/finished.ts';
import { gamesKey } from '../data/keys.ts';
import { delayedGames, onSent } from './sender.ts';

/** The message about a pupil's delayed games, empty for none; updated when another tab sends them. */
export function useDelayedText(userId: number, textOf: (delayed: Finished) => string): string {
  return useSyncExternalStore(
    (listener) => watchDelayed(userId, listener),
    () => textOf(countFinished(delayedGames(userId))),
  );
}

function watchDelayed(userId: number, listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === gamesKey(userId)) listener();
  };
  const forget = onSent(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    forget();
    window.removeEventListener('storage', onStorage);
  };
}

// Unlocked avatars that have not been shown yet: the answer may arrive long after the result was closed.

const NONE: readonly string[] = [];
const offered = createStore(NONE);

/** Offers avatars, each once. */
export function offerAvatars(avatars: readonly string[]): void {
  offered.set([...new Set([...offered.get(), ...avatars])]);
}

/** Clears the offer, which was seen or is another pupil's. */
export function endOffer(): void {
  offered.set(NONE);
}

/** The avatars on offer, oldest first; empty when there are none. */
export function useOfferedAvatars(): readonly string[] {
  return useStore(offered);
}
