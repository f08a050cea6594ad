/**
 * Runs a slow update after the frame that shows the tap: on an old tablet it would otherwise delay even the pressed
 * look of the button beyond the 100 ms in which it must appear.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => void setTimeout(work));
}
