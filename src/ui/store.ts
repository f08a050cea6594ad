import { useSyncExternalStore } from 'react';

/** A source of changes. The function that `listen` returns ends the listening. */
export function createNews<T>() {
  const listeners = new Set<(news: T) => void>();
  return {
    listen(listener: (news: T) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell(news: T): void {
      for (const listener of listeners) listener(news);
    },
  };
}

interface Store<T> {
  get: () => T;
  set: (value: T) => void;
  listen: (listener: (value: T) => void) => () => void;
}

/** A value that lives outside the components that show it. */
export function createStore<T>(value: T): Store<T> {
  const { listen, tell } = createNews<T>();
  return {
    get: () => value,
    set(next) {
      value = next;
      tell(next);
    },
    listen,
  };
}

/** The current value of a store. */
export function useStore<T>({ get, listen }: Store<T>): T {
  return useSyncExternalStore(listen, get, get);
}
