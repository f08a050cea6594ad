// A round of a quiz on the screen, from its first question to its result.
import type { FeedbackTiers } from '../rules/feedback.ts';
import type { GameScreenProps } from '../rules/game.ts';
import { quizRecorder } from '../rules/quiz-recorder.ts';
import { drawnFrom } from '../rules/quiz-start.ts';
import { startQuiz, type Quiz, type QuizQuestion } from '../rules/quiz.ts';
import { useDrawn } from './use-drawn.ts';
import { useQuizAdvance } from './use-quiz-advance.ts';
import { useRecordedRound } from './use-recorded-round.ts';

type NextMove = { type: 'next' };

interface QuizRules<Question extends QuizQuestion, Action> {
  play: (quiz: Quiz<Question>, action: Action | NextMove) => Quiz<Question>;
  tiers: FeedbackTiers;
  /** Whether a verdict stays until the pupil continues, instead of for 1.5 s. */
  waits?: (quiz: Quiz<Question>) => boolean;
}

interface QuizProps<Question> extends Pick<GameScreenProps, 'onDrawn' | 'onFinish'> {
  start: { questions: readonly Question[] };
}

/** Plays the questions of the start, goes on after each verdict or when `advance` is called, and reports the result with the moves. */
export function useQuizRound<Question extends QuizQuestion, Action>(
  { play, tiers, waits }: QuizRules<Question, Action>,
  { start, onDrawn, onFinish }: QuizProps<Question>,
) {
  const {
    round: quiz,
    move,
    moves,
  } = useRecordedRound(quizRecorder(play), () => startQuiz(start.questions), indexOf);
  useDrawn(drawnFrom(start), onDrawn);
  const advance = useQuizAdvance(quiz, {
    tiers,
    waits: waits?.(quiz) ?? false,
    onNext: () => move({ type: 'next' }),
    onFinish: (result) => onFinish(result, moves),
  });
  return [quiz, move, advance] as const;
}

function indexOf({ index }: { index: number }): number {
  return index;
}
