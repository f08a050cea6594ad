import { useRef, useState } from 'react';

/**
 * Where the focus is when a dialog opens and closes. It begins on the dialog itself, which is then read out, and not on the
 * cross, though that comes first: one more Enter from before must not close what has just opened. Afterwards it goes back
 * to where it was, unless something else has taken it meanwhile.
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

/** What had the focus before the dialog was drawn: a field in it may take the focus at once, and then no opening is told. */
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
