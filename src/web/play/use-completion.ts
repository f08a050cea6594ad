import { useEffect, useEffectEvent, useState } from 'react';
import type { Completed } from '#shared/contract/play.ts';
import { showToast } from '#ui/toast.tsx';
import { useRefreshAfterGame } from '../queries.ts';
import { toasts } from '../toasts.ts';
import { keepGame, sendWaiting } from './outbox.ts';
import type { FinishedRound } from './play-state.ts';

export type Saving = 'saving' | 'saved' | 'waiting';

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
    setSaving(completed ? 'saved' : 'waiting');
    if (completed) onCompleted(completed);
    else if (failure) showToast(toasts.completionFailed(failure));
    if (answers.size > 0) await refresh();
  });

  useEffect(() => {
    void record();
  }, [playId]);
  return saving;
}
