// The page that is open: which build it runs, and whether it can be changed or reloaded without disturbing anybody.

/** The path of the script that the page started with, whose name differs in each version. */
export function pageCode(): string | null {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  return script && new URL(script.src).pathname;
}

/** Whether somebody is playing: a round, its result, or the moment between the two. */
export function isPlaying(): boolean {
  return new URLSearchParams(window.location.search).has('play');
}

/** Whether somebody is playing or has a dialog open. */
export function isRoundOpen(): boolean {
  return isPlaying() || document.querySelector('[role=dialog]') !== null;
}

const holds = new Set<() => boolean>();

/** While `isNeeded`, we do not reload the page, and the browser asks before it closes it. */
export function holdPage(isNeeded: () => boolean): void {
  holds.add(isNeeded);
  window.addEventListener('beforeunload', askBeforeClosing);
}

/** Whether a reload would lose something that exists nowhere else, such as codes that are shown only once. */
export function isHeld(): boolean {
  for (const isNeeded of holds) if (!isNeeded()) holds.delete(isNeeded);
  return holds.size > 0;
}

function askBeforeClosing(event: Event): void {
  if (isHeld()) event.preventDefault();
  else window.removeEventListener('beforeunload', askBeforeClosing);
}

/** Whether a reload would lose nothing: no round, no dialog, no half-written text and no codes. */
export function isFree(): boolean {
  const texts = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type=radio]):not([type=checkbox])',
  );
  return !isHeld() && !isRoundOpen() && [...texts].every(({ value }) => value === '');
}
