// The state of finished games for the screens: progress, number delayed, and unlocked avatars.
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { createStore, useStore } from '#ui/store.ts';
import { showToast } from '#ui/toast.tsx';
import { TABLES_CHECK } from '#games/ids.ts';
import { ApiError } from '../data/request.ts';
import { countFinished, type Finished } from '../data/finished.ts';
import { gamesKey } from '../data/keys.ts';
import { holdPage } from '../data/open-page.ts';
import { toasts } from '../data/toasts.ts';
import { queueGame, queuedGames, type SentGame } from './queue.ts';
import { asksToWait } from './pauses.ts';
import { delayedGames, onSent, sendWaiting, type Sending } from './sender.ts';

/**
 * Progress of a finished game. 'signedOut': queued until this pupil logs in again. 'somebodyElse': the same, while
 * another user is signed in in another tab. 'waitingHere': queued on a device without storage. 'refused': will never be
 * accepted.
 */
export type Progress =
  | 'saving'
  | 'saved'
  | 'waiting'
  | 'waitingHere'
  | 'signedOut'
  | 'somebodyElse'
  | 'refused';

/**
 * Queues a finished game as soon as its result is shown (D6) and sends it; returns its progress, and shows a toast if
 * it was refused.
 */
export function useRecordedGame(userId: number, game: SentGame): Progress {
  const [progress, setProgress] = useState<Progress>('saving');
  const { playId, gameId } = game;
  const queue = useEffectEvent(() => queueGame(userId, game));

  useEffect(() => {
    const isQueued = queue();
    if (!isQueued) holdPage(() => isWaiting(userId, playId));
    let now: Progress = 'saving';
    const forget = onSent((sending) => {
      if (sending.userId !== userId) return;
      const problem = now === 'saving' ? problemOf(sending, playId) : null;
      if (problem) showToast(failedOf(gameId)(problem));
      now = progressAfter(now, sending, { playId, isQueued });
      setProgress(now);
    });
    void sendWaiting(userId);
    return forget;
  }, [userId, playId, gameId]);
  return progress;
}

const failedOf = (gameId: string) =>
  gameId === TABLES_CHECK ? toasts.checkFailed : toasts.completionFailed;

/**
 * Why a run did not send the game. Without a network, or if the server asks to wait, nothing has failed: a line next to
 * the score says that the game is queued.
 */
function problemOf({ answers, refused, failure }: Sending, playId: string): Error | null {
  const reason = refused.get(playId) ?? failure;
  if (!navigator.onLine || asksToWait(reason)) return null;
  return answers.has(playId) ? null : reason;
}

function isWaiting(userId: number, playId: string): boolean {
  return queuedGames(userId).some((game) => game.playId === playId);
}

function progressAfter(
  now: Progress,
  { userId, answers, refused, failure }: Sending,
  { playId, isQueued }: { playId: string; isQueued: boolean },
): Progress {
  if (now === 'saved' || answers.has(playId)) return 'saved';
  if (now === 'refused' || refused.has(playId)) return 'refused';
  if (!failure) return isWaiting(userId, playId) ? now : 'saved';
  if (failure instanceof ApiError && failure.status === 401) return 'signedOut';
  if (failure instanceof ApiError && failure.status === 409) return 'somebodyElse';
  return isQueued ? 'waiting' : 'waitingHere';
}

/** The message about a pupil's delayed games, empty for none; updated when another tab sends them. */
export function useDelayedText(userId: number, textOf: (delayed: Finished) => string): string {
  return useSyncExternalStore(
    (listener) => watchDelayed(userId, listener),
    () => textOf(countFinished(delayedGames(userId))),
  );
}

function watchDelayed(userId: number, listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === gamesKey(userId)) listener();
  };
  const forget = onSent(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    forget();
    window.removeEventListener('storage', onStorage);
  };
}

// Unlocked avatars that have not been shown yet: the answer may arrive long after the result was closed.

const NONE: readonly string[] = [];
const offered = createStore(NONE);

/** Offers avatars, each once. */
export function offerAvatars(avatars: readonly string[]): void {
  offered.set([...new Set([...offered.get(), ...avatars])]);
}

/** Clears the offer, which was seen or is another pupil's. */
export function endOffer(): void {
  offered.set(NONE);
}

/** The avatars on offer, oldest first; empty when there are none. */
export function useOfferedAvatars(): readonly string[] {
  return useStore(offered);
}
