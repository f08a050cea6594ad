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

/** Whether nothing would be lost by a reload: no round, no dialog, nothing half written. */
export function isFree(): boolean {
  const texts = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type=radio]):not([type=checkbox])',
  );
  return !isRoundOpen() && [...texts].every(({ value }) => value === '');
}
