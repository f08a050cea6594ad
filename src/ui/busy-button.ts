/** A button whose call is pending: it is marked as busy but keeps the focus, which a disabled one would lose. */
export function busyButton(busy: boolean) {
  return { 'aria-disabled': busy || undefined, className: 'aria-disabled:opacity-60' };
}
