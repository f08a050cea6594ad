/** A button whose call is pending: marked as busy, but not disabled, because a disabled button loses the focus. */
export function busyButton(busy: boolean) {
  return { 'aria-disabled': busy || undefined, className: 'aria-disabled:opacity-60' };
}
