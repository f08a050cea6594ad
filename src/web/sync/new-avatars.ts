// Avatars that were unlocked and not yet shown: the answer that brings them may come when the result is long closed.
import { useSyncExternalStore } from 'react';

const NONE: readonly string[] = [];

let offered = NONE;
const listeners = new Set<() => void>();

function setOffered(next: readonly string[]): void {
  offered = next;
  for (const listener of listeners) listener();
}

/** Offers avatars; those that are offered already are not offered twice. */
export function offerAvatars(avatars: readonly string[]): void {
  setOffered([...new Set([...offered, ...avatars])]);
}

/** The offer was seen, or is another pupil's. */
export function endOffer(): void {
  setOffered(NONE);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The avatars on offer, oldest first; empty when there are none. */
export function useOfferedAvatars(): readonly string[] {
  return useSyncExternalStore(subscribe, () => offered);
}
