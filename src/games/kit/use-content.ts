// Gives a screen the content of the pupil's year, loaded once and kept while the app is open.
import { use } from 'react';

/** How long a failed load is remembered, in milliseconds: long enough to reach the error boundary, then a new try loads again. */
const FAILURE_KEPT_MS = 1000;

const kept = new Map<string, Promise<unknown>>();

// One key always stands for one kind of content, so what is kept under it has the type that its `load` gives.
function loadOnce<T>(key: string, load: () => Promise<T>): Promise<T>;
function loadOnce(key: string, load: () => Promise<unknown>): Promise<unknown> {
  const known = kept.get(key);
  if (known) return known;
  const loading = load();
  kept.set(key, loading);
  loading.catch(() => setTimeout(() => kept.delete(key), FAILURE_KEPT_MS));
  return loading;
}

/**
 * The content that `load` brings, the same for every call with the same `key` ('word-search/3').
 * Suspends while it loads and throws what the load threw; a second after a failure the next call loads again.
 */
export function useContent<T>(key: string, load: () => Promise<T>): T {
  return use(loadOnce(key, load));
}
