// Keyboard input for a whole screen, wherever the focus is.
import { useEffect, useEffectEvent } from 'react';
import { usePaused } from './pause.ts';

/**
 * Calls `onLetter` with 'A' to 'Z' for each letter key pressed; held keys, shortcuts and typing in a field are left alone,
 * and so is everything while the game has to wait.
 */
export function useLetterKeys(onLetter: (letter: string) => void): void {
  const isPaused = usePaused();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isPaused || event.repeat || isTyping(event)) return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
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
  const isHeard = !usePaused() && active;
  useEffect(() => {
    if (!isHeard) return;
    // The dialog listens on the document in the capture phase; only the window comes before it.
    const listener = (event: KeyboardEvent) => cancel(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, [isHeard]);
}
