// Reports to the app, once, which words a round uses.
import { useEffect, useEffectEvent } from 'react';

/** Reports the ids a round draws on when the round starts. */
export function useDrawn(ids: readonly string[], onDrawn: (ids: readonly string[]) => void): void {
  const report = useEffectEvent(() => onDrawn(ids));
  useEffect(() => {
    report();
  }, []);
}
