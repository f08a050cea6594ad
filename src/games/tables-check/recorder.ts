// Decides which moves of a tables check are sent to the server.
import { z } from 'zod/mini';
import type { CountdownFactor } from '../kit/rules/game.ts';
import { quizRecorder, type QuizRecorder } from '../kit/rules/quiz-recorder.ts';
import type { TablesQuestion } from './question.ts';
import { clockMsFor, playTables, type TablesAction } from './rules.ts';

/** Records the answers when they were given. */
export const answerRecorder = quizRecorder<TablesQuestion, TablesAction>({
  play: playTables,
  answerSchema: z.int().check(z.minimum(0)),
  give: (answer) => [{ type: 'type', text: String(answer) }, { type: 'enter' }],
  timeUp: { type: 'timeUp' },
});

/**
 * Records a check. What has been typed when the time runs out counts as given at that moment, even if a slow or hidden
 * page notices it later.
 */
export function tablesRecorder(
  countdownFactor: CountdownFactor,
): QuizRecorder<TablesQuestion, TablesAction> {
  const clockMs = clockMsFor(countdownFactor);
  return {
    ...answerRecorder,
    moveOf(change, { t, shown }) {
      const end = clockMs === null ? t : shown + clockMs;
      return answerRecorder.moveOf(change, { t: Math.min(t, end), shown });
    },
  };
}
