// Takes the keyboard focus along when a game's screen changes, so that it is never lost with what disappeared.
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Focuses what `find` gives inside `root`, at the start and whenever `moment` changes; leaves the focus alone
 * when it is on something outside the game, such as a close button.
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
    // To focus what has the focus changes nothing, but makes the browser lay out the whole screen before its time.
    if (next !== current) next?.focus();
  });
  // Together with what is shown: a key pressed as soon as it can be seen must find its field.
  useLayoutEffect(() => follow(moment), [moment]);
}
