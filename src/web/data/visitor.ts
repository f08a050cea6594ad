// Whether the visitor of the welcome page has signed in.
import { createStore, useStore } from '#ui/store.ts';

const signedIn = createStore(false);

/** Records that the visitor has signed in. */
export function reportSignedIn(): void {
  signedIn.set(true);
}

export function useHasSignedIn(): boolean {
  return useStore(signedIn);
}
