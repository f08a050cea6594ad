/**
 * Does something that takes a while once the screen has answered the tap that asked for it: on an old tablet a big change
 * would else hold back even the pressed look of the button for longer than the 100 ms in which it must be seen.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => void setTimeout(work));
}
