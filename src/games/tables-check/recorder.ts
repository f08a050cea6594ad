// Decides which moves of a tables check are sent to the server.
import type { CountdownFactor } from '../kit/rules/game.ts';
import { quizRecorder, type QuizMove } from '../kit/rules/quiz-recorder.ts';
import type { Recorder } from '../kit/rules/recording.ts';
import { clockMsFor, playTables, type TablesAction, type TablesQuiz } from './rules.ts';

/**
 * Records a check. What has been typed when the time runs out counts as given at that moment, even if a slow or hidden
 * page notices it later.
 */
export function tablesRecorder(
  countdownFactor: CountdownFactor,
): Recorder<TablesQuiz, TablesAction, QuizMove<number>> {
  const clockMs = clockMsFor(countdownFactor);
  const recorder = quizRecorder(playTables);
  return {
    ...recorder,
    moveOf(change, { t, shown }) {
      const end = clockMs === null ? t : shown + clockMs;
      return recorder.moveOf(change, { t: Math.min(t, end), shown });
    },
  };
}
