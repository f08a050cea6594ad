// A countdown in whole seconds, based on a deadline, so that a throttled tab does not slow it down.
import { useEffect, useEffectEvent, useState } from 'react';
import { usePaused } from './pause.ts';

interface CountdownOptions {
  /** Length in whole seconds; null for no countdown. When it changes, the remaining time changes in proportion. */
  seconds: number | null;
  /** What is being timed: the countdown starts afresh when this changes. */
  round: number;
  /** False pauses the countdown, as a waiting game does. It continues with the remaining time. */
  running: boolean;
  /** Called once when 0 is reached. */
  onEnd: () => void;
  /** The present moment in milliseconds, never running backwards. */
  now?: () => number;
}

interface Clock {
  round: number;
  leftMs: number;
  /** The length to which the remaining time belongs. */
  totalMs: number;
}

const sinceStart = () => performance.now();

/** Whole seconds left, rounded up, so 0 only at the very end; null without a countdown. */
export function useCountdown(options: CountdownOptions): number | null {
  const { seconds, round, running, onEnd, now = sinceStart } = options;
  const [clock, setClock] = useState<Clock | null>(null);
  const isGoing = !usePaused() && running;
  const totalMs = seconds === null ? null : seconds * 1000;
  const leftMs = totalMs === null ? null : leftOf(clock?.round === round ? clock : null, totalMs);

  const readLeft = useEffectEvent(() => leftMs ?? 0);
  const readNow = useEffectEvent(now);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (!isGoing || totalMs === null) return;
    const deadline = readNow() + readLeft();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const left = Math.max(0, deadline - readNow());
      setClock({ round, leftMs: left, totalMs });
      if (left === 0) end();
      else timer = setTimeout(tick, left % 1000 || 1000);
    };
    timer = setTimeout(tick, readLeft() % 1000 || 1000);
    return () => {
      clearTimeout(timer);
      setClock({ round, leftMs: Math.max(0, deadline - readNow()), totalMs });
    };
  }, [round, isGoing, totalMs]);

  return leftMs === null ? null : Math.ceil(leftMs / 1000);
}

/** What is left in milliseconds; in proportion when the length has changed, so that no change ends the round. */
function leftOf(clock: Clock | null, totalMs: number): number {
  if (clock === null) return totalMs;
  const { leftMs } = clock;
  return clock.totalMs === totalMs ? leftMs : Math.round((leftMs * totalMs) / clock.totalMs);
}
