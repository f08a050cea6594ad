import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { HOME } from '../../data/guard.ts';

const PARAMETER = 'play';

/** Marks history entries made here, so that closing can go back over them. */
const OPENED_HERE = { openedFromHome: true };

function openGameIn(search: string): string | null {
  return new URLSearchParams(search).get(PARAMETER);
}

/**
 * The open game is in the URL, so that the Back button closes it and a reload opens it again. Closing goes back to the
 * page it was opened from.
 */
export function useOpenGame() {
  const openGameId = openGameIn(useSearch());
  const [, navigate] = useLocation();
  const leaving = useRef(false);
  useFocusAfterGame(openGameId);

  function openGame(gameId: string) {
    // The second of two quick taps: the game is already opening.
    if (openGameIn(window.location.search) !== null) return;
    navigate(`${HOME}?${PARAMETER}=${encodeURIComponent(gameId)}`, { state: OPENED_HERE });
  }

  function closeGame() {
    const { location, history } = window;
    const isOpen = location.pathname === HOME && openGameIn(location.search) !== null;
    // Going back is asynchronous: a second call must not go back twice.
    if (!isOpen || leaving.current) return;
    if (wasOpenedHere(history.state)) {
      leaving.current = true;
      window.addEventListener('popstate', () => (leaving.current = false), { once: true });
      history.back();
    } else {
      navigate(HOME, { replace: true });
    }
  }

  return { openGameId, openGame, closeGame };
}

/** The id of the button that opens a game. */
export function playButtonId(gameId: string): string {
  return `play-${gameId}`;
}

/** When a game has closed, its button gets the focus, or the page's heading if it has none. */
function useFocusAfterGame(openGameId: string | null) {
  const lastGameId = useRef<string | null>(null);
  useEffect(() => {
    const closedId = openGameId === null ? lastGameId.current : null;
    lastGameId.current = openGameId;
    if (closedId === null) return;
    const button = document.getElementById(playButtonId(closedId));
    (button ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  }, [openGameId]);
}

function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedFromHome' in state;
}
