/**
 * A button whose call is pending, or that has nothing more to do: marked so, but not disabled, because a disabled button
 * loses the focus.
 */
export function busyButton(busy: boolean) {
  return { 'aria-disabled': busy || undefined, className: 'aria-disabled:opacity-60' };
}
