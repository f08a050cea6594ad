import { useRef, useState } from 'react';

/**
 * Manages the focus when a dialog opens and closes. It begins on the dialog itself, which is then read out, and not on
 * the close button, because a second press of Enter must not close a dialog that has just opened. Afterwards it returns
 * to where it was, unless it has moved since.
 */
export function useDialogFocus(open: boolean, onFocusLost: (() => void) | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  const opener = useOpener(open);
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
      const place = [before.current, opener].find(canTakeFocus);
      before.current = null;
      if (place) place.focus();
      else onFocusLost?.();
    },
  };
}

/**
 * The focused element before the dialog was rendered: if a field in the dialog takes the focus at once, no opening
 * event is fired.
 */
function useOpener(open: boolean): Element | null {
  const [seen, setSeen] = useState<{ open: boolean; opener: Element | null }>({
    open: false,
    opener: null,
  });
  if (seen.open !== open) {
    setSeen({ open, opener: open ? document.activeElement : seen.opener });
  }
  return seen.opener;
}

function canTakeFocus(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && element.isConnected && element !== document.body;
}
