// A stopped clock that only tests advance, so that no test depends on the speed of the machine.
import { act, configure, getConfig } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';

/** Stops the clock for every test of the file; `pass` advances it, and a `newUser` acts without any time passing. */
export function stillClock() {
  const { asyncWrapper } = getConfig();
  beforeEach(() => {
    vi.useFakeTimers();
    // Testing Library's own wrapper waits for a timer, which would never fire.
    configure({ asyncWrapper: (work) => work() });
  });
  afterEach(() => {
    configure({ asyncWrapper });
    vi.useRealTimers();
  });
  return {
    pass: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
    newUser: () => userEvent.setup({ delay: null }),
  };
}
