// Detects touch screens, for games with keys of their own.
import { useSyncExternalStore } from 'react';

const QUERY = '(any-pointer: coarse)';

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(QUERY);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether the device has a touch screen; its own keyboard would then cover the game. */
export function useTouch(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches);
}
