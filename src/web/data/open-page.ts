// The page that is open: which build it runs, and whether it can be changed or reloaded without disturbing anybody.

/** The path of the script that the page started with, whose name differs in each version. */
export function pageCode(): string | null {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  return script && new URL(script.src).pathname;
}

/** Whether somebody is playing: a round, its result, or the moment between two. */
export function isPlaying(): boolean {
  return new URLSearchParams(window.location.search).has('play');
}

/** Whether somebody is playing or has a dialog open. */
export function isRoundOpen(): boolean {
  return isPlaying() || document.querySelector('[role=dialog]') !== null;
}

const holds = new Set<() => boolean>();

/** While `isNeeded`, the page is not reloaded by us, and the browser asks before it closes it. */
export function holdPage(isNeeded: () => boolean): void {
  holds.add(isNeeded);
  window.addEventListener('beforeunload', askBeforeClosing);
}

/** Whether something would be lost by a reload that is nowhere else, such as codes shown only once. */
export function isHeld(): boolean {
  for (const isNeeded of holds) if (!isNeeded()) holds.delete(isNeeded);
  return holds.size > 0;
}

function askBeforeClosing(event: Event): void {
  if (isHeld()) event.preventDefault();
  else window.removeEventListener('beforeunload', askBeforeClosing);
}

/** Whether nothing would be lost by a reload: no round, no dialog, nothing half written or shown only once. */
export function isFree(): boolean {
  const texts = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type=radio]):not([type=checkbox])',
  );
  return !isHeld() && !isRoundOpen() && [...texts].every(({ value }) => value === '');
}
