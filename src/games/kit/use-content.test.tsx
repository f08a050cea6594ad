import type { YearGroup } from '#shared/years.ts';
import { act, render, screen } from '@testing-library/react';
import { Component, Suspense, type ComponentType, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contentHook } from './use-content.ts';

/** A screen that shows what `load` gives. */
function screenOf(load: (year: YearGroup) => Promise<string>): ComponentType {
  const useText = contentHook(load);
  return () => <p>{useText(3)}</p>;
}

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <p>Failed</p> : this.props.children;
  }
}

const show = (Shown: ComponentType) =>
  act(async () =>
    render(
      <Boundary>
        <Suspense fallback="Loading">
          <Shown />
        </Suspense>
      </Boundary>,
      { onCaughtError: () => {} },
    ),
  );

afterEach(() => vi.useRealTimers());

describe('a hook for content', () => {
  it('loads a year once, however often it is shown', async () => {
    const load = vi.fn(() => Promise.resolve('Words'));
    const Shown = screenOf(load);
    const { unmount } = await show(Shown);
    unmount();
    await show(Shown);
    expect(screen.getByText('Words')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shows a failure without loading for ever, and loads again later', async () => {
    vi.useFakeTimers();
    const load = vi.fn(() => Promise.resolve('Back'));
    load.mockRejectedValueOnce(new Error('offline'));
    const Shown = screenOf(load);
    const { unmount } = await show(Shown);
    expect(screen.getByText('Failed')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
    unmount();
    vi.advanceTimersByTime(1000);
    await show(Shown);
    expect(screen.getByText('Back')).toBeVisible();
  });
});
