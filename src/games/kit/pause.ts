// Lets a game's clocks and keys rest while something else stands in front of it.
import { createContext, use } from 'react';

/** Whether the game has to wait, for example while the play settings are open over it. */
export const PausedContext = createContext(false);

/** Whether the game around has to wait. */
export function usePaused(): boolean {
  return use(PausedContext);
}
