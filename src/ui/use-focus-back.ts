import { useRef, useState } from 'react';

/**
 * Takes the focus back to where it was when a dialog closes, for a dialog that no trigger of Radix opens. The focus is left
 * alone where somebody else has given it a place meanwhile: another dialog, or the next page.
 */
export function useFocusBack() {
  // Seen before the dialog is drawn: something in it may take the focus at once, and then nothing tells of its opening.
  const [before] = useState(() => document.activeElement);
  const opener = useRef(before);

  function onOpenAutoFocus() {
    if (document.activeElement !== document.body) opener.current = document.activeElement;
  }

  function onCloseAutoFocus(event: Event) {
    event.preventDefault();
    const { current } = opener;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && current instanceof HTMLElement && current.isConnected) current.focus();
  }

  return { onOpenAutoFocus, onCloseAutoFocus };
}
