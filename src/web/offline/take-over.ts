// Lets a new version of the app take the place of this one when nobody is disturbed by it.
import { isFree } from '../data/interruptible.ts';
import type { Message } from './message.ts';

/** How often we look whether the page is free, in milliseconds. */
const LOOK_MS = 1000;
/** A page that nobody has touched for so long, in milliseconds, may be loaded again before their eyes. */
const QUIET_MS = 20_000;
/** How often the server is asked for a new version while the page stays open, in milliseconds. */
const ASK_MS = 30 * 60_000;

const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'focusin'] as const;

/** What we use of the browser's ServiceWorkerContainer. */
interface Workers {
  /** The worker that answers this page, if any. */
  controller: object | null;
  addEventListener: (type: 'controllerchange', listener: () => void) => void;
}

/** What we use of its ServiceWorkerRegistration. */
interface Registration {
  /** The worker of a newer version, if any. */
  waiting: { postMessage: (message: Message) => void } | null;
  update: () => Promise<unknown>;
}

/**
 * A worker that waits is told to take over, and a page whose worker was replaced, from here or from another tab, is loaded
 * again: each only while no round, no dialog and no half-written text is open. Until then the page goes on as it is, since
 * the new worker still has the files of the version before it.
 */
export function takeOverWhenFree(container: Workers, registration: Registration): void {
  let isReplaced = false;
  // The first worker of all comes to a page of its own version.
  let hadWorker = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    isReplaced = hadWorker;
    hadWorker = true;
  });
  const isQuiet = watchForQuiet();
  const message: Message = { type: 'take over' };
  setInterval(() => {
    if (!isReplaced && !registration.waiting) return;
    if (!isFree() || !(document.hidden || isQuiet())) return;
    if (isReplaced) window.location.reload();
    else registration.waiting?.postMessage(message);
  }, LOOK_MS);
  const ask = () => void registration.update().catch(() => undefined);
  setInterval(ask, ASK_MS);
  window.addEventListener('online', ask);
}

/** A function that says whether the page was left alone lately. */
function watchForQuiet(): () => boolean {
  let touchedAt = performance.now();
  const onTouch = () => (touchedAt = performance.now());
  for (const name of TOUCHES)
    window.addEventListener(name, onTouch, { capture: true, passive: true });
  return () => performance.now() - touchedAt > QUIET_MS;
}
