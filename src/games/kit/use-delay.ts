// A timer for a screen: runs something once, after a while, and forgets it when the screen goes away.
import { useEffect, useEffectEvent } from 'react';

/** Calls `action` once, `ms` milliseconds after `active` became true; nothing happens if it turns false before. */
export function useDelay(active: boolean, ms: number, action: () => void): void {
  const act = useEffectEvent(action);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => act(), ms);
    return () => clearTimeout(timer);
  }, [active, ms]);
}
