// A round of a quiz on the screen, from its first question to its result.
import type { FeedbackTiers } from '../rules/feedback.ts';
import type { Review } from '../rules/form.ts';
import type { GameResult, GameScreenProps } from '../rules/game.ts';
import type { QuizRecorder } from '../rules/quiz-moves.ts';
import type { Reviewed } from '../rules/reviewed.ts';
import {
  NEXT_QUESTION_MS,
  isLastQuestion,
  quizResult,
  startQuiz,
  verdictOf,
  type Quiz,
  type QuizQuestion,
} from '../rules/quiz.ts';
import { usePlaySettings } from './play-settings.tsx';
import { useRecordedRound } from './use-recorded-round.ts';
import { useCue } from './sound.ts';
import { useTextBeingRead } from './speech.ts';
import { useDelay } from './use-delay.ts';

interface QuizScreenRules<Question extends QuizQuestion, Action> {
  recorder: QuizRecorder<Question, Action>;
  tiers: FeedbackTiers;
  review: (question: Question, given: Question['answer'] | null) => Review;
  /** Whether a verdict stays until the pupil continues, instead of for 1.5 s, whatever it is and without the play setting. */
  waits?: (quiz: Quiz<Question>) => boolean;
  /** Whether the clock of the question on the screen is going. */
  isGoing?: (quiz: Quiz<Question>) => boolean;
}

interface QuizProps<Question> extends Pick<GameScreenProps, 'onFinish'> {
  start: { questions: readonly Question[] };
}

/**
 * Plays the questions of the start, goes on after each verdict, and reports the result with the moves. `goOn` leaves a
 * verdict that waits for the pupil; null while none does.
 */
export function useQuizRound<Question extends QuizQuestion, Action>(
  { recorder, tiers, review, waits, isGoing }: QuizScreenRules<Question, Action>,
  { start, onFinish }: QuizProps<Question>,
) {
  const {
    round: quiz,
    move,
    moves,
    startClock,
  } = useRecordedRound(recorder, () => startQuiz(start.questions), isGoing);
  const settings = usePlaySettings();
  const isWrong = verdictOf(quiz)?.correct === false;
  const isWaiting = (isWrong && settings.waits) || (waits?.(quiz) ?? false);
  const advance = useQuizAdvance(quiz, {
    tiers,
    waits: isWaiting,
    onNext: () => move({ type: 'next' }),
    onFinish: (result) => onFinish({ ...result, reviewed: answeredIn(quiz, review) }, moves),
  });
  return { quiz, move, startClock, goOn: isWaiting ? advance : null };
}

/** Every question that was answered, as the pupil reads it afterwards. */
function answeredIn<Question extends QuizQuestion>(
  { questions, log }: Quiz<Question>,
  review: QuizScreenRules<Question, never>['review'],
): Reviewed[] {
  return questions.flatMap((question, index) => {
    const entry = log[index];
    return entry ? [toReviewed(review(question, entry.given), entry.correct)] : [];
  });
}

function toReviewed({ question, given, answer, reason }: Review, isRight: boolean): Reviewed {
  const lines = [
    `Your answer: ${given ?? 'none before time ran out'}`,
    `Right answer: ${answer}`,
    ...(reason === null ? [] : [reason]),
  ];
  return { kind: 'Question', outcome: isRight ? 'right' : 'not right', text: question, lines };
}

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
function useQuizAdvance(
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
