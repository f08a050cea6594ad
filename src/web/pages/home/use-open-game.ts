import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { openGameIn, playAddress, playedForIn } from '#web/play/play-address.ts';
import type { PlayedFor } from '#web/play/use-dealt-round.ts';
import { HOME } from '../../data/paths.ts';

/** Marks history entries made here, so that closing can go back over them. */
const MARK = 'openedFromHome';
/** Marks history entries whose game has been on the screen: found again, the page was reloaded, or left by Back and found by Forward. */
const SHOWN = 'gameShown';

/**
 * The open game is in the URL, so that the Back button closes it, and a reload or the Forward button opens it again, to go on with its
 * round. Closing goes back to the page it was opened from.
 */
export function useOpenGame() {
  const search = useSearch();
  const [openGameId, playedFor] = [openGameIn(search), playedForIn(search)];
  const [, navigate] = useLocation();
  const leaving = useRef(false);
  const goesOn = useShownBefore(openGameId !== null);
  useFocusAfterGame(openGameId === null ? null : playButtonId(openGameId, playedFor));

  function openGame(gameId: string, about: PlayedFor = {}) {
    // The second of two quick taps: the game is already opening.
    if (openGameIn(window.location.search) !== null) return;
    navigate(playAddress(gameId, about), { state: { [MARK]: true } });
  }

  function closeGame() {
    const { location, history } = window;
    const isOpen = location.pathname === HOME && openGameIn(location.search) !== null;
    // Going back is asynchronous: a second call must not go back twice.
    if (!isOpen || leaving.current) return;
    if (isMarked(history.state, MARK)) {
      leaving.current = true;
      window.addEventListener('popstate', () => (leaving.current = false), { once: true });
      history.back();
    } else {
      navigate(HOME, { replace: true });
    }
  }

  return {
    openGameId,
    playedFor: goesOn ? { ...playedFor, goesOn } : playedFor,
    openGame,
    closeGame,
  };
}

/** Whether the game on the screen was there before the page was reloaded, or before Back and Forward. */
function useShownBefore(isOpen: boolean): boolean {
  const [wasOpen, setOpen] = useState(false);
  const [wasShown, setShown] = useState(false);
  if (isOpen !== wasOpen) {
    setOpen(isOpen);
    setShown(isOpen && isMarked(history.state, SHOWN));
  }
  useEffect(() => {
    if (!isOpen) return;
    const before: object | null = history.state;
    history.replaceState({ ...before, [SHOWN]: true }, '');
  }, [isOpen]);
  return wasShown;
}

/** The id of the button that opens a game, by itself, for something, or to go on with it. */
export function playButtonId(gameId: string, { workId, purpose, goesOn }: PlayedFor = {}): string {
  if (goesOn) return `go-on-${gameId}`;
  if (purpose) return `for-${purpose}`;
  return workId === undefined ? `play-${gameId}` : `work-${workId}`;
}

/** Moves the focus to a closed game's button, or to the page's heading if there is none. */
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

function isMarked(state: unknown, mark: string): boolean {
  return typeof state === 'object' && state !== null && mark in state;
}
