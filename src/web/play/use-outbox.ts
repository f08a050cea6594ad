import { useEffect, useEffectEvent } from 'react';
import { showToast } from '#ui/toast.tsx';
import { useRefreshAfterGame } from '../queries.ts';
import { toasts } from '../toasts.ts';
import { endOffer, offerAvatars } from './new-avatars.ts';
import { waitingGames } from './outbox.ts';
import { onSent, sendWaiting, stopSending, type Sending } from './sending.ts';

/** How often waiting games are tried again, in milliseconds. */
const RETRY_MS = 30_000;

/**
 * Sends a pupil's waiting games when the app opens, when the network comes back, and every 30 s while any wait; whatever
 * was sent, from here or from a result, is told: new avatars are offered and what depends on the games is read again.
 */
export function useOutbox(userId: number | null): void {
  const refresh = useRefreshAfterGame();
  const tell = useEffectEvent(({ userId: sender, answers }: Sending) => {
    if (sender !== userId || answers.size === 0) return;
    const unlocked = [...answers.values()].flatMap(({ unlockedAvatars }) => unlockedAvatars);
    if (unlocked.length > 0) {
      showToast(toasts.avatarsUnlocked);
      offerAvatars(unlocked);
    }
    void refresh();
  });

  useEffect(() => {
    if (userId === null) return;
    const start = () => {
      if (waitingGames(userId).length > 0) void sendWaiting(userId);
    };
    const forget = onSent((sending) => tell(sending));
    start();
    const timer = setInterval(start, RETRY_MS);
    window.addEventListener('online', start);
    return () => {
      forget();
      clearInterval(timer);
      window.removeEventListener('online', start);
      stopSending();
      endOffer();
    };
  }, [userId]);
}
