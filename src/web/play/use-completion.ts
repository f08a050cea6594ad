import { useEffect, useEffectEvent, useState } from 'react';
import type { Completed } from '#shared/contract/play.ts';
import { showToast } from '#ui/toast.tsx';
import { ApiError } from '../api.ts';
import { useRefreshAfterGame } from '../queries.ts';
import { toasts } from '../toasts.ts';
import { keepGame, sendWaiting } from './outbox.ts';
import type { FinishedRound } from './play-state.ts';

/** 'signedOut' waits as well: the session ended, and the game is sent when this pupil logs in again. */
export type Saving = 'saving' | 'saved' | 'waiting' | 'signedOut';

/** Records the finished round as soon as it is shown (D6): kept on the device first, then sent; says how far it is. */
export function useCompletion(
  userId: number,
  gameId: string,
  finished: FinishedRound,
  onCompleted: (completed: Completed) => void,
): Saving {
  const [saving, setSaving] = useState<Saving>('saving');
  const refresh = useRefreshAfterGame();
  const { round, result, duration } = finished;
  const { playId } = round;

  const record = useEffectEvent(async () => {
    const { score, maxScore } = result;
    keepGame(userId, { gameId, score, maxScore, duration, playId });
    const { answers, failure } = await sendWaiting(userId);
    const completed = answers.get(playId);
    setSaving(completed ? 'saved' : waitingFor(failure));
    if (completed) onCompleted(completed);
    else if (failure) showToast(toasts.completionFailed(failure));
    if (answers.size > 0) await refresh();
  });

  useEffect(() => {
    void record();
  }, [playId]);
  return saving;
}

function waitingFor(failure: Error | null): Saving {
  return failure instanceof ApiError && failure.status === 401 ? 'signedOut' : 'waiting';
}
