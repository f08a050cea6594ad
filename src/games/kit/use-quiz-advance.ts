// Lets a quiz go on by itself once a verdict has been seen.
import type { FeedbackTiers } from './feedback.ts';
import type { GameResult } from './game.ts';
import {
  isLastQuestion,
  NEXT_QUESTION_MS,
  quizResult,
  type Quiz,
  type QuizQuestion,
} from './quiz.ts';
import { useDelay } from './use-delay.ts';

interface AdvanceOptions {
  tiers: FeedbackTiers;
  onNext: () => void;
  /** Called once, after the verdict on the last question. */
  onFinish: (result: GameResult) => void;
}

/** Calls `onNext` 1.5 s after each verdict and, after the last, reports the result (spec S4 Grammar Guru). */
export function useQuizAdvance(
  quiz: Quiz<QuizQuestion>,
  { tiers, onNext, onFinish }: AdvanceOptions,
): void {
  useDelay(quiz.phase === 'verdict', NEXT_QUESTION_MS, () => {
    onNext();
    if (isLastQuestion(quiz)) onFinish(quizResult(quiz, tiers));
  });
}
