import { renderHook } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { stillClock } from '#testing/still-clock.ts';
import { PausedContext } from './pause.ts';
import { useCountdown } from './use-countdown.ts';

const { pass } = stillClock();

function countdown(first: { seconds: number | null; now?: () => number }) {
  const onEnd = vi.fn<() => void>();
  const start = { round: 0, running: true, onEnd, ...first };
  const { result, rerender, unmount } = renderHook(useCountdown, {
    initialProps: start,
    wrapper: StrictMode,
  });
  const change = (props: Partial<typeof start>) => rerender({ ...start, ...props });
  return { left: () => result.current, change, unmount, onEnd };
}

describe('useCountdown', () => {
  it('useCountdown shows every whole second from the first to 0 and ends once', () => {
    const { left, onEnd } = countdown({ seconds: 3 });
    const seen = [left()];
    for (let second = 0; second < 5; second++) {
      pass(1000);
      seen.push(left());
    }
    expect(seen).toEqual([3, 2, 1, 0, 0, 0]);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('useCountdown does not end a moment too early', () => {
    const { left, onEnd } = countdown({ seconds: 10 });
    pass(9999);
    expect(left()).toBe(1);
    expect(onEnd).not.toHaveBeenCalled();
    pass(1);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('useCountdown keeps what was left while it is paused, to a fraction of a second', () => {
    const { left, change, onEnd } = countdown({ seconds: 10 });
    pass(2600);
    change({ running: false });
    pass(60_000);
    expect(left()).toBe(8);
    change({ running: true });
    pass(7399);
    expect(onEnd).not.toHaveBeenCalled();
    pass(1);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('useCountdown starts afresh for the next round, without showing the old figure first', () => {
    const { left, change } = countdown({ seconds: 10 });
    pass(9000);
    expect(left()).toBe(1);
    change({ round: 1 });
    expect(left()).toBe(10);
    pass(1000);
    expect(left()).toBe(9);
  });

  it('useCountdown ends at once when the tab wakes after the deadline', () => {
    let present = 0;
    const { left, onEnd } = countdown({ seconds: 10, now: () => present });
    present = 30_000;
    pass(1000);
    expect(left()).toBe(0);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('useCountdown shows the true figure when the tab slept for part of the time', () => {
    let present = 0;
    const { left } = countdown({ seconds: 10, now: () => present });
    present = 6400;
    pass(1000);
    expect(left()).toBe(4);
  });

  it('useCountdown counts nothing when it is switched off', () => {
    const { left, onEnd } = countdown({ seconds: null });
    pass(60_000);
    expect(left()).toBeNull();
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('useCountdown keeps its proportion when it is lengthened or shortened within a round, and never ends by that', () => {
    const { left, change, onEnd } = countdown({ seconds: 10 });
    pass(4000);
    change({ seconds: 30 });
    expect(left()).toBe(18);
    pass(15_000);
    expect(left()).toBe(3);
    change({ seconds: 10 });
    expect(left()).toBe(1);
    expect(onEnd).not.toHaveBeenCalled();
    pass(1000);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('useCountdown disappears when it is switched off during a round, and goes on with what was left when it is on again', () => {
    const { left, change, onEnd } = countdown({ seconds: 10 });
    pass(4000);
    change({ seconds: null });
    expect(left()).toBeNull();
    pass(60_000);
    expect(onEnd).not.toHaveBeenCalled();
    change({ seconds: 10 });
    expect(left()).toBe(6);
  });

  it('useCountdown waits with the game, and goes on with what was left', () => {
    let isPaused = false;
    const wrapper = ({ children }: { children: ReactNode }) => (
      <PausedContext value={isPaused}>{children}</PausedContext>
    );
    const onEnd = vi.fn<() => void>();
    const { result, rerender } = renderHook(useCountdown, {
      initialProps: { seconds: 10, round: 0, running: true, onEnd },
      wrapper,
    });
    const pause = (next: boolean) => {
      isPaused = next;
      rerender({ seconds: 10, round: 0, running: true, onEnd });
    };
    pass(3000);
    pause(true);
    pass(60_000);
    expect(result.current).toBe(7);
    pause(false);
    pass(7000);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('useCountdown is forgotten when the screen goes away', () => {
    const { unmount, onEnd } = countdown({ seconds: 10 });
    unmount();
    pass(60_000);
    expect(onEnd).not.toHaveBeenCalled();
  });
});
