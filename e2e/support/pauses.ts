// Controls the pauses of games. Each lasts until the journey has checked the screen, so that none is waited for and
// none is missed.
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The callbacks that wait for the end of a pause, by the timer's id. */
    keptPauses?: Map<number, () => void>;
  }
}

/** Runs in the page: timers as long as the pauses of the games (1 to 2 s) end only when the journey continues. */
function keepThem(): void {
  if (window.keptPauses) return;
  const kept = new Map<number, () => void>();
  window.keptPauses = kept;
  const { setTimeout: start, clearTimeout: stop } = window;
  let last = 1_000_000_000;
  const keep = (action: TimerHandler, ms = 0, ...rest: unknown[]): number => {
    const isPause = ms >= 1000 && ms <= 2000 && typeof action === 'function';
    if (!isPause) return start(action, ms, ...rest);
    last += 1;
    kept.set(last, () => action(...rest));
    return last;
  };
  window.setTimeout = Object.assign(keep, start);
  window.clearTimeout = (timer) => {
    if (typeof timer !== 'number' || !kept.delete(timer)) stop(timer);
  };
}

/** From the next page on, or at once on a page that is open, no pause ends by itself. */
export async function keepPauses(page: Page): Promise<void> {
  await page.addInitScript(keepThem);
  await page.evaluate(keepThem);
}

/** Ends the pause that has begun or is about to begin; if pauses are not held, it ends by itself. */
export async function goOn(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const kept = window.keptPauses;
    if (!kept) return true;
    const due = [...kept.values()];
    kept.clear();
    for (const action of due) action();
    return due.length > 0;
  });
}
