// Pauses a game's timers and keys while something else is in front of it, or its page is hidden.
import { createContext, use } from 'react';

/** Whether the game has to wait, for example while the play settings are open over it. */
export const PausedContext = createContext(false);

/** Whether the game is paused. */
export function usePaused(): boolean {
  return use(PausedContext);
}
