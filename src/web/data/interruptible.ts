// Whether the page may be changed under its reader's hands.

/** Whether somebody plays: a round, its result, or the moment between two. */
export function isPlaying(): boolean {
  return new URLSearchParams(window.location.search).has('play');
}

/** Whether somebody plays, or has a dialog before them. */
export function isRoundOpen(): boolean {
  return isPlaying() || document.querySelector('[role=dialog]') !== null;
}

/** Whether nothing would be lost if the page were loaded again now: no round, no dialog, nothing half written. */
export function isFree(): boolean {
  const texts = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type=radio]):not([type=checkbox])',
  );
  return !isRoundOpen() && [...texts].every(({ value }) => value === '');
}
