import { useEffect } from 'react';
import { holdPage } from './open-page.ts';

/** While `isHeld`, the browser asks before the page is left, and neither a new version nor a new session replaces it. */
export function useHeldPage(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return;
    let isNeeded = true;
    holdPage(() => isNeeded);
    return () => {
      isNeeded = false;
    };
  }, [isHeld]);
}
