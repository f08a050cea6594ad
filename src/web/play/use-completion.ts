import { useEffect, useEffectEvent, useState } from 'react';
import { showToast } from '#ui/toast.tsx';
import { ApiError } from '../api.ts';
import { toasts } from '../toasts.ts';
import { keepGame } from './outbox.ts';
import type { FinishedRound } from './play-state.ts';
import { onSent, sendWaiting, type Sending } from './sending.ts';

/**
 * How far the recording is. 'signedOut' waits as well: the session ended, and the game is sent when this pupil logs in
 * again; 'waitingHere' waits on a device that keeps nothing; 'refused' will never be taken.
 */
export type Saving = 'saving' | 'saved' | 'waiting' | 'waitingHere' | 'signedOut' | 'refused';

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
  const { answers, refused, failure } = sending;
  if (now === 'saved' || answers.has(playId)) return 'saved';
  if (now === 'refused' || refused.has(playId)) return 'refused';
  if (!failure) return now;
  if (failure instanceof ApiError && failure.status === 401) return 'signedOut';
  return isKept ? 'waiting' : 'waitingHere';
}
