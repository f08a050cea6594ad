// A one-shot timer that is cancelled when the screen is unmounted.
import { useEffect, useEffectEvent } from 'react';
import { usePaused } from './pause.ts';

/**
 * Calls `action` once, `ms` milliseconds after `active` became true, unless it turns false before. While the game is
 * paused nothing happens; the time starts again afterwards.
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
