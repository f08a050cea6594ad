// Loads a game's content for a screen: the app's Suspense boundary waits for it, its error boundary hears of a failure.
import { use } from 'react';

/** A failed load is dropped only after its error was shown: React renders again at once and would load for ever. */
const FAILURE_KEPT_MS = 1000;

/** Loads by key; each key always stands for the same type. */
const loads = new Map();

function loadOnce<T>(key: string, load: () => Promise<T>): Promise<T> {
  const known: Promise<T> | undefined = loads.get(key);
  if (known) return known;
  const started = load();
  started.catch(() => setTimeout(() => loads.delete(key), FAILURE_KEPT_MS));
  loads.set(key, started);
  return started;
}

/** The content under `key`, loaded once; suspends until it is there and throws what the loading threw. */
export function useContent<T>(key: string, load: () => Promise<T>): T {
  return use(loadOnce(key, load));
}
