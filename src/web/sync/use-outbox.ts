import { useEffect, useEffectEvent, useRef } from 'react';
import { showToast } from '#ui/toast.tsx';
import { useRefreshAfterGame } from '../data/queries.ts';
import { toasts } from '../data/toasts.ts';
import { endOffer, offerAvatars } from './new-avatars.ts';
import { waitingGames, waitingRatings } from './outbox.ts';
import { pauseLeft } from './pauses.ts';
import { onSent, sendWaiting, stopSending, type Sending } from './sending.ts';

/** How often waiting games are tried again, in milliseconds. */
const RETRY_MS = 30_000;

/**
 * Sends a pupil's waiting games when the app opens, when the network comes back, every 30 s while any wait, and when the
 * time is over for which the server asked us to wait; whatever was sent, from here or from a result, is told: new avatars are offered and what depends on the games is read again.
 */
export function useOutbox(userId: number | null): void {
  const refresh = useRefreshAfterGame();
  /** playIds of the games that could not be sent when they were finished. */
  const waited = useRef<ReadonlySet<string>>(new Set());
  const tell = useEffectEvent(({ userId: sender, answers, failure }: Sending) => {
    if (sender !== userId) return;
    const sentAtLast = [...answers.keys()].filter((playId) => waited.current.has(playId)).length;
    const isDone = sentAtLast > 0 && !failure;
    waited.current = new Set(failure ? waitingGames(sender).map(({ playId }) => playId) : []);
    if (answers.size === 0) return;
    if (isDone) showToast(toasts.gamesSent(sentAtLast));
    const unlocked = [...answers.values()].flatMap(({ unlockedAvatars }) => unlockedAvatars);
    if (unlocked.length > 0) {
      showToast(isDone ? toasts.avatarsUnlockedLater(sentAtLast) : toasts.avatarsUnlocked);
      offerAvatars(unlocked);
    }
    void refresh();
  });

  useEffect(() => {
    if (userId === null) return;
    const start = () => {
      const waiting = [...waitingGames(userId), ...waitingRatings(userId)];
      if (waiting.length > 0) void sendWaiting(userId);
    };
    waited.current = new Set(waitingGames(userId).map(({ playId }) => playId));
    let afterPause: ReturnType<typeof setTimeout> | undefined;
    const forget = onSent((sending) => {
      tell(sending);
      const left = sending.userId === userId && sending.failure ? pauseLeft(userId) : null;
      clearTimeout(afterPause);
      if (left !== null) afterPause = setTimeout(start, left);
    });
    start();
    const timer = setInterval(start, RETRY_MS);
    window.addEventListener('online', start);
    return () => {
      forget();
      clearInterval(timer);
      clearTimeout(afterPause);
      window.removeEventListener('online', start);
      stopSending();
      endOffer();
    };
  }, [userId]);
}
