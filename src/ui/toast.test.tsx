import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { stillClock } from '#testing/still-clock.ts';
import { Dialog } from './dialog.tsx';
import { clearToasts, showToast, Toaster, useHoldNews, type ToastText } from './toast.tsx';

const { pass, newUser } = stillClock();
afterEach(() => void act(() => clearToasts()));

const place = () => screen.getByRole('region', { name: 'Notifications (F8)', hidden: true });
const shown = () =>
  Array.from(place().querySelectorAll('li'), (toast) => toast.textContent?.slice(2));
const show = (toast: ToastText) => act(() => showToast(toast));

describe('a toast', () => {
  it('a toast shows its title, its text and its tone', () => {
    render(<Toaster />);
    expect(shown()).toEqual([]);
    show({ title: 'Saved', text: 'All is well.', tone: 'happy' });
    expect(shown()).toEqual(['Saved All is well.']);
    expect(place()).toHaveTextContent('🌟');
    show({ title: 'Sorry', tone: 'sorry' });
    expect(place()).toHaveTextContent('🌧');
  });

  it('a toast takes the place of the one before: there is one at a time', () => {
    render(<Toaster />);
    show({ title: 'One' });
    show({ title: 'Two' });
    expect(shown()).toEqual(['Two']);
  });

  it('a toast goes after 5 s, counted anew for each', () => {
    render(<Toaster />);
    show({ title: 'One' });
    pass(4000);
    show({ title: 'Two' });
    pass(4999);
    expect(shown()).toEqual(['Two']);
    pass(1);
    expect(shown()).toEqual([]);
  });

  it('a toast is shown even when it was raised before there was a place for it', () => {
    show({ title: 'Early' });
    render(<Toaster />);
    expect(shown()).toEqual(['Early']);
  });

  it('a toast is closed by its cross, and does not come back', async () => {
    render(<Toaster />);
    show({ title: 'One' });
    await newUser().click(screen.getByRole('button', { name: 'Close message' }));
    expect(shown()).toEqual([]);
    pass(1_000_000);
    expect(shown()).toEqual([]);
  });

  it('a toast is not hidden by a dialog that was opened after it, and can be closed above it', async () => {
    const onClose = vi.fn();
    render(<Toaster />);
    show({ title: 'One' });
    render(
      <Dialog open onClose={onClose} title="A box">
        -
      </Dialog>,
    );
    pass(0);
    const close = screen.getByRole('button', { name: 'Close message' });
    await newUser().click(close);
    expect(shown()).toEqual([]);
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('while a dialog is open', () => {
  function Page({ isOpen, onClose = () => {} }: { isOpen: boolean; onClose?: () => void }) {
    return (
      <>
        <Toaster />
        <Dialog open={isOpen} onClose={onClose} title="A box">
          <button type="button">Go</button>
        </Dialog>
      </>
    );
  }

  it('a toast has a row of its own in the dialog, and stays when the dialog closes', () => {
    const { rerender } = render(<Page isOpen />);
    show({ title: 'One' });
    expect(screen.getByRole('dialog')).toContainElement(place());
    expect(shown()).toEqual(['One']);
    rerender(<Page isOpen={false} />);
    pass(4999);
    expect(shown()).toEqual(['One']);
    pass(1);
    expect(shown()).toEqual([]);
  });

  it('the Escape key does not close what is shown only once while a toast is on the screen', async () => {
    const onClose = vi.fn();
    render(
      <>
        <Toaster />
        <Dialog open isShownOnce onClose={onClose} title="A box">
          <button type="button">Go</button>
        </Dialog>
      </>,
    );
    show({ title: 'One' });
    screen.getByRole('button', { name: 'Go' }).focus();
    await newUser().keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    expect(shown()).toEqual(['One']);
  });

  it('the Escape key closes the dialog and leaves the toast, unless the focus is on the toast', async () => {
    const onClose = vi.fn();
    const { rerender } = render(<Page isOpen onClose={onClose} />);
    show({ title: 'One' });
    const user = newUser();
    screen.getByRole('button', { name: 'Go' }).focus();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
    expect(shown()).toEqual(['One']);
    screen.getByRole('button', { name: 'Close message' }).focus();
    await user.keyboard('{Escape}');
    expect(shown()).toEqual([]);
    expect(onClose).toHaveBeenCalledOnce();
    show({ title: 'Two' });
    rerender(<Page isOpen={false} />);
    await user.keyboard('{Escape}');
    expect(shown()).toEqual([]);
  });
});

describe('the row at the foot of the page', () => {
  const at = (top: number, height: number) => vi.fn(() => new DOMRect(0, top, 300, height));

  /** A page of 600 px with a button at a height; `becomes` gives the row a height and tells how often the button was scrolled into view. */
  function openPage(buttonAt: number) {
    let measure: () => void = () => {};
    class Observer {
      constructor(onChange: () => void) {
        measure = onChange;
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('ResizeObserver', Observer);
    const scrollBy = vi.fn();
    vi.stubGlobal('scrollBy', scrollBy);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { container } = render(
      <>
        <Toaster />
        <button type="button">Go</button>
      </>,
    );
    const row = container.firstElementChild;
    const button = screen.getByRole('button', { name: 'Go' });
    const scrollIntoView = vi.fn();
    Object.assign(button, { scrollIntoView, getBoundingClientRect: at(buttonAt, 48) });
    const becomes = (height: number) => {
      Object.defineProperty(row, 'offsetHeight', { value: height, configurable: true });
      if (row) row.getBoundingClientRect = at(600 - height, height);
      measure();
      expect(scrollBy).not.toHaveBeenCalled();
      return scrollIntoView.mock.calls.length;
    };
    return { becomes, button };
  }

  it('the row of a toast leaves the page where it is, so that a press meets what it was aimed at', () => {
    const { becomes } = openPage(540);
    expect(becomes(68)).toBe(0);
    expect(becomes(0)).toBe(0);
  });

  it('the row of a toast never covers what has the keyboard’s focus', async () => {
    const { becomes } = openPage(540);
    await newUser().tab();
    expect(screen.getByRole('button', { name: 'Go' })).toHaveFocus();
    expect(becomes(0)).toBe(0);
    expect(becomes(68)).toBe(1);
  });

  it('the row of a toast does not move what has the focus above it', async () => {
    const { becomes } = openPage(400);
    await newUser().tab();
    expect(becomes(68)).toBe(0);
  });
});

function Game() {
  useHoldNews();
  return null;
}

describe('during a game', () => {
  it('news waits for its end, and only the latest is told', () => {
    render(<Toaster />);
    const game = render(<Game />);
    show({ title: 'Two games sent', canWait: true });
    show({ title: 'All games sent', canWait: true });
    expect(shown()).toEqual([]);
    act(() => game.unmount());
    expect(shown()).toEqual(['All games sent']);
  });

  it.each([
    { title: 'All games sent', canWait: true },
    { title: 'Login successful', tone: 'happy' },
  ] as const)('what is shown when it opens makes room, and does not come back: $title', (toast) => {
    render(<Toaster />);
    show(toast);
    const game = render(<Game />);
    expect(shown()).toEqual([]);
    act(() => game.unmount());
    expect(shown()).toEqual([]);
  });

  it('what was asked for or did not work is told at once, and stays', () => {
    render(<Toaster />);
    render(<Game />);
    show({ title: 'The settings did not open', tone: 'sorry' });
    expect(shown()).toEqual(['The settings did not open']);
    render(<Game />);
    expect(shown()).toEqual(['The settings did not open']);
  });
});

describe('the place of the toasts', () => {
  it('the place of the toasts takes the focus with F8, and gives the toast as long as it has it', () => {
    render(<Toaster />);
    show({ title: 'One' });
    fireEvent.keyDown(document.body, { code: 'F8', key: 'F8' });
    expect(screen.getByRole('list')).toHaveFocus();
    pass(60_000);
    expect(shown()).toEqual(['One']);
  });

  it('a toast is still shown in plain words when what draws it did not arrive', async () => {
    vi.resetModules();
    const fresh = await import('./toast.tsx');
    render(<fresh.Toaster />);
    await act(async () => {
      await fresh.preloadToasts(() => Promise.reject(new Error('No network.')));
      fresh.showToast({ title: 'Login failed', text: 'We can’t reach the school server.' });
    });
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Login failed We can’t reach the school server.');
    fireEvent.click(within(alert).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
