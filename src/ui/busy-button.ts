/** A button whose call is under way: it says so and looks so, but keeps the focus, which a disabled one would lose. */
export function busyButton(busy: boolean) {
  return { 'aria-disabled': busy || undefined, className: 'aria-disabled:opacity-60' };
}
