// Queues a finished game, begins to send it, and tells the screen how far it has come.
import { useEffect, useEffectEvent, useState } from 'react';
import type { Grown } from '#shared/contract/play.ts';
import { showToast } from '#ui/toast.tsx';
import { TABLES_CHECK } from '#games/ids.ts';
import { ApiError } from '../data/request.ts';
import { holdPage } from '../data/open-page.ts';
import { toasts } from '../data/toasts.ts';
import { queueGame, queuedGames, type SentGame } from './queue.ts';
import { asksToWait } from './pauses.ts';
import { isSomebodyElse, onSent, sendWaiting, type Sending } from './sender.ts';

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
 * Queues a finished game as soon as its result is shown (D6) and sends it; returns its progress and what it has
 * grown, and shows a toast if it was refused.
 */
export function useSentGame(
  userId: number,
  game: SentGame,
): { saving: Progress; grown: readonly Grown[] } {
  const [saving, setSaving] = useState<Progress>('saving');
  const [grown, setGrown] = useState<readonly Grown[]>([]);
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
      setSaving(now);
      setGrown((earlier) => sending.answers.get(playId)?.grown ?? earlier);
    });
    void sendWaiting(userId);
    return forget;
  }, [userId, playId, gameId]);
  return { saving, grown };
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
  if (isSomebodyElse(failure)) return 'somebodyElse';
  return isQueued ? 'waiting' : 'waitingHere';
}
