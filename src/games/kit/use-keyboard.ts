// The real keyboard, heard by a whole screen wherever the focus is.
import { useEffect, useEffectEvent } from 'react';

/** Calls `onLetter` with 'A' to 'Z' for each letter key pressed; held keys, shortcuts and typing in a field are left alone. */
export function useLetterKeys(onLetter: (letter: string) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || isTyping(event)) return;
    if (/^[a-z]$/i.test(event.key)) onLetter(event.key.toUpperCase());
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
}

/** While `active`, Escape calls `action` and goes no further: the dialog around the game stays open. */
export function useEscape(active: boolean, action: () => void): void {
  const cancel = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    action();
  });
  useEffect(() => {
    if (!active) return;
    // The dialog listens on the document in the capture phase: only the window is asked earlier.
    const listener = (event: KeyboardEvent) => cancel(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, [active]);
}
