/**
 * Runs a slow update after the frame that shows the tap. On an old tablet it would otherwise delay even the pressed
 * look of the button, which must appear within 100 ms.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => void setTimeout(work));
}
