import { useEffect, useEffectEvent, useState } from 'react';
import { showToast } from '#ui/toast.tsx';
import { ApiError } from '../data/api.ts';
import { toasts } from '../data/toasts.ts';
import { keepGame, waitingGames } from '../sync/outbox.ts';
import { asksToWait } from '../sync/pauses.ts';
import type { FinishedRound } from './play-state.ts';
import { onSent, sendWaiting, type Sending } from '../sync/sending.ts';

/**
 * How far the recording is. 'signedOut' waits as well: the session ended, and the game is sent when this pupil logs in
 * again, and so with 'somebodyElse', who signed in in another tab; 'waitingHere' waits on a device that keeps nothing; 'refused' will never be taken.
 */
export type Saving =
  'saving' | 'saved' | 'waiting' | 'waitingHere' | 'signedOut' | 'somebodyElse' | 'refused';

/** Records the finished round as soon as it is shown (D6): kept on the device first, then sent; says how far it is. */
export function useCompletion(userId: number, gameId: string, finished: FinishedRound): Saving {
  const [saving, setSaving] = useState<Saving>('saving');
  const { round, result, duration } = finished;
  const { playId } = round;

  const keep = useEffectEvent(() => {
    const { score, maxScore } = result;
    return keepGame(userId, { gameId, score, maxScore, duration, playId });
  });
  const send = useEffectEvent(async () => {
    const { answers, refused, failure } = await sendWaiting(userId);
    const reason = refused.get(playId) ?? failure;
    // Without a network, or when the server asks us to wait, nothing has failed: that it waits is said beside the score.
    if (!navigator.onLine || asksToWait(reason)) return;
    if (reason && !answers.has(playId)) showToast(toasts.completionFailed(reason));
  });

  useEffect(() => {
    const isKept = keep();
    void send();
    return onSent((sending) => setSaving((now) => savingAfter(now, sending, playId, isKept)));
  }, [playId]);
  return saving;
}

function savingAfter(now: Saving, sending: Sending, playId: string, isKept: boolean): Saving {
  const { userId, answers, refused, failure } = sending;
  const isWaiting = waitingGames(userId).some((game) => game.playId === playId);
  if (now === 'saved' || answers.has(playId)) return 'saved';
  if (now === 'refused' || refused.has(playId)) return 'refused';
  // Another tab of the same pupil may have sent it.
  if (!failure) return isWaiting ? now : 'saved';
  if (failure instanceof ApiError && failure.status === 401) return 'signedOut';
  if (failure instanceof ApiError && failure.status === 409) return 'somebodyElse';
  return isKept ? 'waiting' : 'waitingHere';
}
