// Moves the focus when a game's screen changes, so that it is never lost with a removed element.
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the element that `find` returns inside `root`, at the start and whenever `moment` changes. The focus stays on
 * an element outside the game, such as a close button.
 */
export function useFocusFollow(
  root: RefObject<HTMLElement | null>,
  moment: string,
  find: (root: HTMLElement) => HTMLElement | null,
): void {
  const followed = useRef<string | null>(null);
  const follow = useEffectEvent((now: string) => {
    const game = root.current;
    if (game === null || followed.current === now) return;
    const isStart = followed.current === null;
    followed.current = now;
    const current = document.activeElement;
    const isOurs = game.contains(current) || (current?.contains(game) ?? true);
    if (!isStart && !isOurs) return;
    const next = find(game);
    // Focusing the focused element again would force a layout.
    if (next !== current) next?.focus();
  });
  // In the same frame, so that a key pressed as soon as the field is visible reaches it.
  useLayoutEffect(() => follow(moment), [moment]);
}
