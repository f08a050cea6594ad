// Measures how long a round has been played.
import { useCallback, useEffect, useRef } from 'react';
import { usePaused } from './pause.ts';
import { wholeMs } from '../rules/record-moves.ts';
import { useTextBeingRead } from './speech.ts';

/**
 * Returns the whole milliseconds of play so far, counted on from `before`. Like a countdown, it stops while the game waits and
 * while a text is read aloud.
 */
export function usePlayClock(before = 0): () => number {
  const isReading = useTextBeingRead() !== null;
  const isGoing = !usePaused() && !isReading;
  const played = useRef<{ ms: number; since: number | null }>({
    ms: before,
    since: null,
  });

  useEffect(() => {
    const clock = played.current;
    if (!isGoing) return;
    clock.since = performance.now();
    return () => {
      if (clock.since !== null) clock.ms += performance.now() - clock.since;
      clock.since = null;
    };
  }, [isGoing]);

  return useCallback(() => {
    const { ms, since } = played.current;
    return wholeMs(since === null ? ms : ms + performance.now() - since);
  }, []);
}
