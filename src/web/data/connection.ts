// Whether our server could be reached at the last call.
import { useSyncExternalStore } from 'react';

let away = false;
const listeners = new Set<() => void>();

/** Records whether a call reached the server. */
export function reportServer(reached: boolean): void {
  if (away === !reached) return;
  away = !reached;
  for (const listener of listeners) listener();
}

export function isServerAway(): boolean {
  return away;
}

/** Calls `listener` at every change until the returned function is called. */
export function onServerChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useServerAway(): boolean {
  return useSyncExternalStore(onServerChange, isServerAway, isServerAway);
}
