import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { takeOverWhenFree } from './take-over.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const QUIET_MS = 21_000;

/** A page that nobody touches, with a worker unless the test passes none. */
function openPage({ hasWorker = true } = {}) {
  const reload = vi.fn();
  const location = { search: '', reload };
  vi.stubGlobal('location', location);
  onTestFinished(() => void vi.unstubAllGlobals());
  const tell = vi.fn();
  const update = vi.fn(async () => {});
  const waiting = new Array<{ postMessage: typeof tell }>();
  let onChange = () => {};
  takeOverWhenFree(
    {
      controller: hasWorker ? {} : null,
      addEventListener: (_, listener) => (onChange = listener),
    },
    {
      get waiting() {
        return waiting[0] ?? null;
      },
      update,
    },
  );
  return {
    reload,
    tell,
    update,
    location,
    newWorkerWaits: () => void waiting.push({ postMessage: tell }),
    newWorkerRules: () => onChange(),
  };
}

describe('a new worker', () => {
  it('a new worker takes over when nobody has touched the page for a while', () => {
    const { tell, newWorkerWaits } = openPage();
    newWorkerWaits();
    vi.advanceTimersByTime(10_000);
    window.dispatchEvent(new Event('pointerdown'));
    vi.advanceTimersByTime(19_000);
    expect(tell).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2000);
    expect(tell).toHaveBeenCalledWith({ type: 'take over' });
  });

  it('a new worker takes over a hidden page at once', () => {
    const { tell, newWorkerWaits } = openPage();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    newWorkerWaits();
    vi.advanceTimersByTime(1000);
    expect(tell).toHaveBeenCalledOnce();
  });

  it.each([
    ['a dialog is open', '<div role="dialog"></div>', ''],
    ['a round begins', '', '?play=word-search'],
    ['something is half written', '<input type="text" value="Dear te">', ''],
  ])('a new worker waits while %s', (_, open, search) => {
    const { tell, location, newWorkerWaits } = openPage();
    document.body.innerHTML = open;
    location.search = search;
    newWorkerWaits();
    vi.advanceTimersByTime(10 * QUIET_MS);
    expect(tell).not.toHaveBeenCalled();
    document.body.innerHTML = '<input type="text"><input type="radio" value="yes">';
    location.search = '';
    vi.advanceTimersByTime(1000);
    expect(tell).toHaveBeenCalledOnce();
  });

  it('the page looks for a new worker from time to time, and when the network is back', () => {
    const { update } = openPage();
    window.dispatchEvent(new Event('online'));
    expect(update).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(30 * 60_000);
    expect(update).toHaveBeenCalledTimes(2);
  });
});

describe('a page whose worker was replaced', () => {
  it('a page whose worker was replaced is loaded again once its round is over and nobody touches it', () => {
    const { reload, newWorkerRules } = openPage();
    document.body.innerHTML = '<div role="dialog"></div>';
    newWorkerRules();
    vi.advanceTimersByTime(10 * QUIET_MS);
    expect(reload).not.toHaveBeenCalled();
    document.body.innerHTML = '';
    vi.advanceTimersByTime(1000);
    expect(reload).toHaveBeenCalled();
  });

  it('the first worker does not cause the page to be loaded again', () => {
    const { reload, newWorkerRules } = openPage({ hasWorker: false });
    newWorkerRules();
    vi.advanceTimersByTime(QUIET_MS);
    expect(reload).not.toHaveBeenCalled();
    newWorkerRules();
    vi.advanceTimersByTime(1000);
    expect(reload).toHaveBeenCalled();
  });
});
