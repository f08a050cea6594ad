// A countdown for a screen, in whole seconds; it goes by a deadline, so a sleeping tab does not slow it down.
import { useEffect, useEffectEvent, useState } from 'react';

interface CountdownOptions {
  /** Length in whole seconds; null for no countdown at all. */
  seconds: number | null;
  /** What is being timed: the countdown starts afresh when this changes. */
  round: number;
  /** Paused while false; goes on with what was left. */
  running: boolean;
  /** Called once when 0 is reached. */
  onEnd: () => void;
  /** The present moment in milliseconds, never running backwards. */
  now?: () => number;
}

const sinceStart = () => performance.now();

/** Whole seconds left, rounded up, so 0 only at the very end; null without a countdown. */
export function useCountdown(options: CountdownOptions): number | null {
  const { seconds, round, running, onEnd, now = sinceStart } = options;
  const [clock, setClock] = useState<{ round: number; leftMs: number } | null>(null);
  const totalMs = seconds === null ? null : seconds * 1000;
  const leftMs = clock?.round === round ? clock.leftMs : totalMs;

  const readLeft = useEffectEvent(() => leftMs ?? 0);
  const readNow = useEffectEvent(now);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (!running || totalMs === null) return;
    const deadline = readNow() + readLeft();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const left = Math.max(0, deadline - readNow());
      setClock({ round, leftMs: left });
      if (left === 0) end();
      else timer = setTimeout(tick, left % 1000 || 1000);
    };
    timer = setTimeout(tick, readLeft() % 1000 || 1000);
    return () => {
      clearTimeout(timer);
      setClock({ round, leftMs: Math.max(0, deadline - readNow()) });
    };
  }, [round, running, totalMs]);

  return leftMs === null ? null : Math.ceil(leftMs / 1000);
}
