import { useEffect, useEffectEvent } from 'react';
import { showToast } from '#ui/toast.tsx';
import { useRefreshAfterGame } from '../queries.ts';
import { toasts } from '../toasts.ts';
import { sendWaiting, waitingGames } from './outbox.ts';

/** How often waiting games are tried again, in milliseconds. */
const RETRY_MS = 30_000;

/** Sends a pupil's waiting games when the app opens, when the network comes back, and every 30 s while any wait. */
export function useOutbox(userId: number | null): void {
  const refresh = useRefreshAfterGame();
  const send = useEffectEvent(async () => {
    if (userId === null || waitingGames(userId).length === 0) return;
    const { answers } = await sendWaiting(userId);
    if ([...answers.values()].some(({ newAvatarsUnlocked }) => newAvatarsUnlocked > 0)) {
      showToast(toasts.avatarsUnlocked);
    }
    if (answers.size > 0) await refresh();
  });

  useEffect(() => {
    const start = () => void send();
    start();
    const timer = setInterval(start, RETRY_MS);
    window.addEventListener('online', start);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', start);
    };
  }, [userId]);
}
