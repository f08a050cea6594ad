// Sends a user's finished games while the app is open, on any page.
import { useEffect, useEffectEvent, useRef } from 'react';
import { pupilContract } from '#shared/contract/pupil.ts';
import { showToast } from '#ui/toast.tsx';
import { useRefreshAfter } from '../data/use-act.ts';
import { countFinished, totalOf } from '../data/finished.ts';
import { fetchAfterGames } from '../data/rounds-ahead.ts';
import { toasts } from '../data/toasts.ts';
import { queuedGames, type SentGame } from './queue.ts';
import { keepSending, type Sending } from './sender.ts';
import { endOffer, offerAvatars } from './status.ts';

/**
 * Mounted once, for whoever is signed in. After each run it offers new avatars, refetches what depends on the games, and
 * fetches rounds dealt by the memory of now.
 */
export default function Sync({ userId }: { userId: number }): null {
  const refresh = useRefreshAfter(pupilContract.completeGame);
  const waited = useRef<readonly SentGame[]>([]);
  const report = useEffectEvent(({ answers, proved, failure }: Sending) => {
    const sentAtLast = countFinished(waited.current.filter(({ playId }) => answers.has(playId)));
    const isDone = totalOf(sentAtLast) > 0 && !failure;
    waited.current = failure ? queuedGames(userId) : [];
    if (answers.size === 0) return;
    void fetchAfterGames(userId, proved);
    if (isDone) showToast(toasts.finishedSent(sentAtLast));
    const unlocked = [...answers.values()].flatMap(({ unlockedAvatars }) => unlockedAvatars);
    if (unlocked.length > 0) {
      showToast(isDone ? toasts.avatarsUnlockedLater(sentAtLast) : toasts.avatarsUnlocked);
      offerAvatars(unlocked);
    }
    void refresh();
  });

  useEffect(() => {
    waited.current = queuedGames(userId);
    const stop = keepSending(userId, (sending) => report(sending));
    return () => {
      stop();
      endOffer();
    };
  }, [userId]);
  return null;
}
