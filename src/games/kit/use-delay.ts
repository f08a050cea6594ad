// A timer for a screen: runs something once, after a while, and forgets it when the screen goes away.
import { useEffect, useEffectEvent } from 'react';
import { usePaused } from './pause.ts';

/**
 * Calls `action` once, `ms` milliseconds after `active` became true; nothing happens if it turns false before.
 * While the game has to wait nothing happens either: the time begins afresh after that.
 */
export function useDelay(active: boolean, ms: number, action: () => void): void {
  const act = useEffectEvent(action);
  const isGoing = !usePaused() && active;
  useEffect(() => {
    if (!isGoing) return;
    const timer = setTimeout(() => act(), ms);
    return () => clearTimeout(timer);
  }, [isGoing, ms]);
}
