import { act, render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useContent } from './use-content.ts';

function Shown({ name, load }: { name: string; load: () => Promise<string> }) {
  return <p>{useContent(name, load)}</p>;
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

const show = (name: string, load: () => Promise<string>) =>
  act(async () =>
    render(
      <Boundary key={name}>
        <Suspense fallback="Loading">
          <Shown name={name} load={load} />
        </Suspense>
      </Boundary>,
      { onCaughtError: () => {} },
    ),
  );

afterEach(() => vi.useRealTimers());

describe('useContent', () => {
  it('loads a key once, however often it is shown', async () => {
    const load = vi.fn(() => Promise.resolve('Words'));
    const { unmount } = await show('once', load);
    unmount();
    await show('once', load);
    expect(screen.getByText('Words')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shows a failure without loading for ever, and loads again later', async () => {
    vi.useFakeTimers();
    const load = vi.fn(() => Promise.reject(new Error('offline')));
    const { unmount } = await show('failing', load);
    expect(screen.getByText('Failed')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
    unmount();
    vi.advanceTimersByTime(1000);
    await show('failing', () => Promise.resolve('Back'));
    expect(screen.getByText('Back')).toBeVisible();
  });
});
