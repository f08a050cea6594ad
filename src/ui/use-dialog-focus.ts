import { useRef } from 'react';

/**
 * Where the focus is when a dialog opens and closes. It begins on the dialog itself, which is then read out, and not on the
 * cross, though that comes first: one more Enter from before must not close what has just opened. Afterwards it goes back
 * to where it was, unless something else has taken it meanwhile.
 */
export function useDialogFocus(onFocusLost: (() => void) | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  return {
    ref,
    onOpenAutoFocus: (event: Event) => {
      before.current = document.activeElement;
      event.preventDefault();
      ref.current?.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (document.activeElement !== document.body) return;
      const { current } = before;
      if (current instanceof HTMLElement && current.isConnected && current !== document.body) {
        current.focus();
      } else onFocusLost?.();
    },
  };
}
