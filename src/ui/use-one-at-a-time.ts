import { useRef, useState } from 'react';

/**
 * Runs an action one call at a time. Further calls are ignored while one is pending, so that double clicks have no
 * effect. `running` has the arguments of the pending call.
 */
export function useOneAtATime<Args extends readonly unknown[]>(
  action: (...args: Args) => Promise<void>,
) {
  const busy = useRef(false);
  const [running, setRunning] = useState<Args | null>(null);

  async function run(...args: Args): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setRunning(args);
    try {
      await action(...args);
    } finally {
      busy.current = false;
      setRunning(null);
    }
  }

  return { run, running };
}
