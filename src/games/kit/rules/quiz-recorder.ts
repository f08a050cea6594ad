// Records the moves of a quiz on its screen.
import type { Timed } from '#shared/moves.ts';
import { verdictOf, type Quiz, type QuizQuestion } from './quiz.ts';
import type { Recorder } from './recording.ts';

/** One question answered, or its time run out. */
export type QuizMove<Given> =
  | (Timed & { shown: number; answer: Given })
  | (Timed & { shown: number; timeUp: true });

/** Records each locked answer and each countdown that ends. */
export function quizRecorder<Question extends QuizQuestion, Action>(
  play: (quiz: Quiz<Question>, action: Action) => Quiz<Question>,
): Recorder<Quiz<Question>, Action, QuizMove<Question['answer']>> {
  return {
    play,
    moveOf({ before, after }, { t, shown }) {
      const verdict = before.phase === 'asking' ? verdictOf(after) : null;
      if (!verdict) return null;
      return verdict.given === null
        ? { t, shown, timeUp: true }
        : { t, shown, answer: verdict.given };
    },
  };
}
