import { act, render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useContent } from './use-content.ts';

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? 'Failed' : this.props.children;
  }
}

interface ShowProps {
  name: string;
  load: () => Promise<string>;
}

function Show({ name, load }: ShowProps) {
  return useContent(name, load);
}

const show = (props: ShowProps) =>
  act(async () =>
    render(
      <Boundary>
        <Suspense fallback="Loading">
          <Show {...props} />
        </Suspense>
      </Boundary>,
      { onCaughtError: () => {} },
    ),
  );

afterEach(() => vi.useRealTimers());

describe('useContent', () => {
  it('waits for the content, then shows it', async () => {
    let arrive: (words: string) => void = () => {};
    const load = () => new Promise<string>((resolve) => (arrive = resolve));
    await show({ name: 'waits', load });
    expect(screen.getByText('Loading')).toBeInTheDocument();
    await act(async () => arrive('Words'));
    expect(screen.getByText('Words')).toBeInTheDocument();
  });

  it('loads once for all who ask with the same key', async () => {
    const load = vi.fn(async () => 'Words');
    const first = await show({ name: 'once', load });
    first.unmount();
    await show({ name: 'once', load });
    expect(screen.getByText('Words')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shows the failure once and loads again when the child comes back', async () => {
    vi.useFakeTimers();
    const load = vi.fn(async () => 'Words').mockRejectedValueOnce(new Error('offline'));
    const first = await show({ name: 'again', load });
    expect(screen.getByText('Failed')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
    first.unmount();
    vi.advanceTimersByTime(1000);
    await show({ name: 'again', load });
    expect(screen.getByText('Words')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
