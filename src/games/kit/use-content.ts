// Loads a game's content for a screen: the app's Suspense boundary waits for it, its error boundary hears of a failure.
import { use } from 'react';
import type { YearGroup } from '#shared/years.ts';

/** A failed load is dropped only after its error was shown: React renders again at once and would load for ever. */
const FAILURE_KEPT_MS = 1000;

/** A hook that gives a year's content, loaded once; it suspends until it is there and throws what the loading threw. */
export function contentHook<T>(load: (year: YearGroup) => Promise<T>): (year: YearGroup) => T {
  const loads = new Map<YearGroup, Promise<T>>();
  const loadOnce = (year: YearGroup) => {
    const known = loads.get(year);
    if (known) return known;
    const started = load(year);
    started.catch(() => setTimeout(() => loads.delete(year), FAILURE_KEPT_MS));
    loads.set(year, started);
    return started;
  };
  return function useContent(year) {
    return use(loadOnce(year));
  };
}
