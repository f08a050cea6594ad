import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { stillClock } from '#testing/still-clock.ts';
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
  it('shows every whole second from the first to 0 and ends once', () => {
    const { left, onEnd } = countdown({ seconds: 3 });
    const seen = [left()];
    for (let second = 0; second < 5; second++) {
      pass(1000);
      seen.push(left());
    }
    expect(seen).toEqual([3, 2, 1, 0, 0, 0]);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('does not end a moment too early', () => {
    const { left, onEnd } = countdown({ seconds: 10 });
    pass(9999);
    expect(left()).toBe(1);
    expect(onEnd).not.toHaveBeenCalled();
    pass(1);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('keeps what was left while it is paused, to the part of a second', () => {
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

  it('starts afresh for the next round, without showing the old figure first', () => {
    const { left, change } = countdown({ seconds: 10 });
    pass(9000);
    expect(left()).toBe(1);
    change({ round: 1 });
    expect(left()).toBe(10);
    pass(1000);
    expect(left()).toBe(9);
  });

  it('ends at once when the tab wakes after the deadline', () => {
    let present = 0;
    const { left, onEnd } = countdown({ seconds: 10, now: () => present });
    present = 30_000;
    pass(1000);
    expect(left()).toBe(0);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('shows the true figure when the tab slept for a part of the time', () => {
    let present = 0;
    const { left } = countdown({ seconds: 10, now: () => present });
    present = 6400;
    pass(1000);
    expect(left()).toBe(4);
  });

  it('counts nothing when it is switched off', () => {
    const { left, onEnd } = countdown({ seconds: null });
    pass(60_000);
    expect(left()).toBeNull();
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('is forgotten when the screen goes away', () => {
    const { unmount, onEnd } = countdown({ seconds: 10 });
    unmount();
    pass(60_000);
    expect(onEnd).not.toHaveBeenCalled();
  });
});
