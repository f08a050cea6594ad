import { useEffect, useEffectEvent } from 'react';

/**
 * The secret in the address's fragment; null if there is none. It is removed from the address bar and the history at
 * once, so that nobody finds it there.
 */
export function takeSecret(): string | null {
  const { hash, pathname } = window.location;
  if (hash.length < 2) return null;
  window.history.replaceState(null, '', pathname);
  return hash.slice(1);
}

/** Calls `take` at once, and again when another link that is opened in the same tab changes the fragment alone. */
export function useLinkOpened(take: () => void): void {
  const onOpened = useEffectEvent(take);
  useEffect(() => {
    const onChange = () => onOpened();
    onChange();
    window.addEventListener('hashchange', onChange);
    return () => window.removeEventListener('hashchange', onChange);
  }, []);
}
