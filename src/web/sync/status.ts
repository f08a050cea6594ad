// What screens show of finished games on their way: how far one is, how many are delayed, and the avatars they unlocked.
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { showToast } from '#ui/toast.tsx';
import { ApiError } from '../data/api.ts';
import { toasts } from '../data/toasts.ts';
import { gamesKey, queueGame, queuedGames, type SentGame } from './queue.ts';
import { asksToWait, delayedGames, onSent, sendWaiting, type Sending } from './sender.ts';

/**
 * How far a finished game is. 'signedOut' waits as well: the session ended, and the game is sent when this pupil logs in
 * again, and so with 'somebodyElse', who signed in in another tab; 'waitingHere' waits on a device that keeps nothing;
 * 'refused' will never be taken.
 */
export type Progress =
  'saving' | 'saved' | 'waiting' | 'waitingHere' | 'signedOut' | 'somebodyElse' | 'refused';

/** Queues a finished game as soon as it is shown (D6) and sends it; says how far it is, and by a toast why it was not taken at once. */
export function useRecordedGame(userId: number, game: SentGame): Progress {
  const [progress, setProgress] = useState<Progress>('saving');
  const { playId } = game;
  const queue = useEffectEvent(() => queueGame(userId, game));

  useEffect(() => {
    const isQueued = queue();
    let now: Progress = 'saving';
    const forget = onSent((sending) => {
      if (sending.userId !== userId) return;
      const problem = now === 'saving' ? problemOf(sending, playId) : null;
      if (problem) showToast(toasts.completionFailed(problem));
      now = progressAfter(now, sending, { playId, isQueued });
      setProgress(now);
    });
    void sendWaiting(userId);
    return forget;
  }, [userId, playId]);
  return progress;
}

/** Why a run did not take the game. Without a network, or when the server asks us to wait, nothing has failed: that it waits is said beside the score. */
function problemOf({ answers, refused, failure }: Sending, playId: string): Error | null {
  const reason = refused.get(playId) ?? failure;
  if (!navigator.onLine || asksToWait(reason)) return null;
  return answers.has(playId) ? null : reason;
}

function progressAfter(
  now: Progress,
  { userId, answers, refused, failure }: Sending,
  { playId, isQueued }: { playId: string; isQueued: boolean },
): Progress {
  const isWaiting = queuedGames(userId).some((game) => game.playId === playId);
  if (now === 'saved' || answers.has(playId)) return 'saved';
  if (now === 'refused' || refused.has(playId)) return 'refused';
  if (!failure) return isWaiting ? now : 'saved';
  if (failure instanceof ApiError && failure.status === 401) return 'signedOut';
  if (failure instanceof ApiError && failure.status === 409) return 'somebodyElse';
  return isQueued ? 'waiting' : 'waitingHere';
}

/** How many games of a pupil are delayed; also when another tab sends them. */
export function useDelayedGames(userId: number): number {
  return useSyncExternalStore(
    (listener) => watchDelayed(userId, listener),
    () => delayedGames(userId),
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

let offered = NONE;
const listeners = new Set<() => void>();

function setOffered(next: readonly string[]): void {
  offered = next;
  for (const listener of listeners) listener();
}

/** Offers avatars, each once. */
export function offerAvatars(avatars: readonly string[]): void {
  setOffered([...new Set([...offered, ...avatars])]);
}

/** Clears the offer, which was seen or is another pupil's. */
export function endOffer(): void {
  setOffered(NONE);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The avatars on offer, oldest first; empty when there are none. */
export function useOfferedAvatars(): readonly string[] {
  return useSyncExternalStore(subscribe, () => offered);
}
