// Sends a pupil's finished games while the app is open, on whatever page.
import { useEffect, useEffectEvent, useRef } from 'react';
import { showToast } from '#ui/toast.tsx';
import { useRefreshAfterGame } from '../data/queries.ts';
import { fetchAfterGames } from '../data/refill-rounds.ts';
import { toasts } from '../data/toasts.ts';
import { queuedGames } from './queue.ts';
import { keepSending, type Sending } from './sender.ts';
import { endOffer, offerAvatars } from './status.ts';

const idsOf = (userId: number): ReadonlySet<string> =>
  new Set(queuedGames(userId).map(({ playId }) => playId));

/**
 * Mounted once, for the signed-in pupil. After each run new avatars are offered, whatever depends on the games is
 * refetched, and rounds are fetched that are dealt by what the pupil remembers now.
 */
export default function Sync({ userId }: { userId: number }): null {
  const refresh = useRefreshAfterGame();
  /** playIds of games that could not be sent at once. */
  const waited = useRef<ReadonlySet<string>>(new Set());
  const tell = useEffectEvent(({ answers, proved, failure }: Sending) => {
    const sentAtLast = [...answers.keys()].filter((playId) => waited.current.has(playId)).length;
    const isDone = sentAtLast > 0 && !failure;
    waited.current = failure ? idsOf(userId) : new Set();
    if (answers.size === 0) return;
    void fetchAfterGames(userId, proved);
    if (isDone) showToast(toasts.gamesSent(sentAtLast));
    const unlocked = [...answers.values()].flatMap(({ unlockedAvatars }) => unlockedAvatars);
    if (unlocked.length > 0) {
      showToast(isDone ? toasts.avatarsUnlockedLater(sentAtLast) : toasts.avatarsUnlocked);
      offerAvatars(unlocked);
    }
    void refresh();
  });

  useEffect(() => {
    waited.current = idsOf(userId);
    const stop = keepSending(userId, (sending) => tell(sending));
    return () => {
      stop();
      endOffer();
    };
  }, [userId]);
  return null;
}
