import { act, renderHook } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PausedContext } from './pause.ts';
import { usePlayClock } from './use-play-clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

/** A clock in a game that can be made to wait. */
function startClock() {
  let isPaused = false;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <PausedContext value={isPaused}>{children}</PausedContext>
    </StrictMode>
  );
  const { result, rerender } = renderHook(() => usePlayClock(), { wrapper });
  return {
    playedMs: () => result.current(),
    pause(now: boolean) {
      isPaused = now;
      rerender();
    },
  };
}

it('the play clock counts whole milliseconds from the moment the round is on the screen', () => {
  const { playedMs } = startClock();
  expect(playedMs()).toBe(0);
  pass(1234);
  expect(playedMs()).toBe(1234);
});

it('the play clock stops while the game waits, and continues from there', () => {
  const { playedMs, pause } = startClock();
  pass(1000);
  pause(true);
  pass(60_000);
  expect(playedMs()).toBe(1000);
  pause(false);
  pass(500);
  expect(playedMs()).toBe(1500);
});
