// Activates a new version of the app when that disturbs nobody.
import { isFree } from '../data/open-page.ts';
import type { Message } from './message.ts';

/** Interval for checking whether the page is idle, in milliseconds. */
const LOOK_MS = 1000;
/** How long a visible page must have been idle before it is reloaded, in milliseconds. */
const QUIET_MS = 20_000;
/** Interval for checking for a new version, in milliseconds. */
const ASK_MS = 30 * 60_000;

const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'focusin'] as const;

/** The parts of ServiceWorkerContainer that are used. */
interface Workers {
  /** The worker that controls this page, if any. */
  controller: object | null;
  addEventListener: (type: 'controllerchange', listener: () => void) => void;
}

/** The parts of ServiceWorkerRegistration that are used. */
interface Registration {
  /** The waiting worker of a newer version, if any. */
  waiting: { postMessage: (message: Message) => void } | null;
  update: () => Promise<unknown>;
}

/**
 * Tells a waiting worker to activate, and reloads a page whose worker was replaced from this tab or another, but only
 * while no round, dialog or half-written text is open. Until then the page continues, because the new worker still has
 * the previous version's files.
 */
export function takeOverWhenFree(container: Workers, registration: Registration): void {
  let isReplaced = false;
  // The very first worker belongs to the page's own version.
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

/** A function that tells whether the page has been idle. */
function watchForQuiet(): () => boolean {
  let touchedAt = performance.now();
  const onTouch = () => (touchedAt = performance.now());
  for (const name of TOUCHES)
    window.addEventListener(name, onTouch, { capture: true, passive: true });
  return () => performance.now() - touchedAt > QUIET_MS;
}
