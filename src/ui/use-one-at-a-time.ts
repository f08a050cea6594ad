import { useRef, useState } from 'react';

/**
 * Runs an action one call at a time: while one is under way further calls are ignored, so that a double click or an
 * impatient finger does nothing. `running` holds the arguments of the call under way.
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
