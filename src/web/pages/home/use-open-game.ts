import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { HOME } from '../../data/paths.ts';

const PARAMETER = 'play';
const WORK = 'work';

/** Marks history entries made here, so that closing can go back over them. */
const MARK = 'openedFromHome';

function openGameIn(search: string): string | null {
  return new URLSearchParams(search).get(PARAMETER);
}

/** The set work that the open game is played for. */
function openWorkIn(search: string): number | undefined {
  return Number(new URLSearchParams(search).get(WORK)) || undefined;
}

/**
 * The open game is in the URL, so that the Back button closes it and a reload opens it again. Closing goes back to the
 * page it was opened from.
 */
export function useOpenGame() {
  const search = useSearch();
  const [openGameId, openWorkId] = [openGameIn(search), openWorkIn(search)];
  const [, navigate] = useLocation();
  const leaving = useRef(false);
  useFocusAfterGame(openGameId === null ? null : playButtonId(openGameId, openWorkId));

  function openGame(gameId: string, workId?: number) {
    // The second of two quick taps: the game is already opening.
    if (openGameIn(window.location.search) !== null) return;
    const query = new URLSearchParams({ [PARAMETER]: gameId });
    if (workId !== undefined) query.set(WORK, String(workId));
    navigate(`${HOME}?${query}`, { state: { [MARK]: true } });
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

  return { openGameId, openWorkId, openGame, closeGame };
}

/** The id of the button that opens a game, by itself or for set work. */
export function playButtonId(gameId: string, workId?: number): string {
  return workId === undefined ? `play-${gameId}` : `work-${workId}`;
}

/** When a game has closed, its button gets the focus, or the page's heading if it has none. */
function useFocusAfterGame(openId: string | null) {
  const lastId = useRef<string | null>(null);
  useEffect(() => {
    const closedId = openId === null ? lastId.current : null;
    lastId.current = openId;
    if (closedId === null) return;
    const button = document.getElementById(closedId);
    (button ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  }, [openId]);
}

function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && MARK in state;
}
