// Whether the visitor of the welcome page has signed in.
import { useSyncExternalStore } from 'react';

let signedIn = false;
const listeners = new Set<() => void>();

/** Records that the visitor has signed in. */
export function reportSignedIn(): void {
  signedIn = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useHasSignedIn(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => signedIn,
    () => false,
  );
}
