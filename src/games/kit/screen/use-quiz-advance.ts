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
  /** Whether the verdict stays until the pupil continues. */
  waits: boolean;
  onNext: () => void;
  /** Called once, after the verdict on the last question. */
  onFinish: (result: GameResult) => void;
}

/**
 * Calls `onNext` 1.5 s after each verdict and reports the result after the last one (spec S4 Grammar Guru). If the
 * verdict is read aloud, the 1.5 s begin when that ends. A verdict that `waits` stays until the returned function is
 * called.
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
