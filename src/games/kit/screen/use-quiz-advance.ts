// Advances a quiz after its verdict.
import type { FeedbackTiers } from '../rules/feedback.ts';
import type { GameResult } from '../rules/game.ts';
import {
  isLastQuestion,
  NEXT_QUESTION_MS,
  quizResult,
  verdictOf,
  type Quiz,
  type QuizQuestion,
} from '../rules/quiz.ts';
import { useCue } from './sound.ts';
import { useTextBeingRead } from './speech.ts';
import { useDelay } from './use-delay.ts';

interface AdvanceOptions {
  tiers: FeedbackTiers;
  /** Whether the verdict stands until the pupil goes on. */
  waits: boolean;
  onNext: () => void;
  /** Called once, after the verdict on the last question. */
  onFinish: (result: GameResult) => void;
}

/**
 * Calls `onNext` 1.5 s after each verdict and, after the last, reports the result (spec S4 Grammar Guru); if the
 * verdict is read aloud, 1.5 s after that. A verdict that `waits` stands until the function that it gives is called.
 */
export function useQuizAdvance(
  quiz: Quiz<QuizQuestion>,
  { tiers, waits, onNext, onFinish }: AdvanceOptions,
): () => void {
  const verdict = verdictOf(quiz);
  useCue(verdict && (verdict.correct ? 'right' : 'notYet'), `${quiz.index} ${quiz.phase}`);
  const isReading = useTextBeingRead() !== null;
  const advance = () => {
    onNext();
    if (isLastQuestion(quiz)) onFinish(quizResult(quiz, tiers));
  };
  useDelay(quiz.phase === 'verdict' && !isReading && !waits, NEXT_QUESTION_MS, advance);
  return advance;
}
