// The rules of the tables check: a product is typed within 6 seconds, 25 times, with 3 seconds between (D11).
import { z } from 'zod/mini';
import type { FeedbackTiers } from '../kit/rules/feedback.ts';
import type { CountdownFactor } from '../kit/rules/game.ts';
import { answer, next, setDraft, timeUp, type Quiz } from '../kit/rules/quiz.ts';
import type { TablesQuestion } from './question.ts';
import { quizRecorder, type QuizRecorder } from '../kit/rules/quiz-moves.ts';

/** The questions that count, and the practice questions before them. */
export const QUESTIONS = 25;
export const PRACTICE_QUESTIONS = 3;

const SECONDS = 6;
/** The rest between an answer and the next question, in which nothing can be answered. */
export const REST_MS = 3000;
/** The most digits that can be typed. */
export const MOST_DIGITS = 5;

export type TablesQuiz = Quiz<TablesQuestion>;

/** 'enter' and 'timeUp' lock what has been typed; an empty field is a blank answer. */
export type TablesAction =
  | { type: 'type'; text: string }
  | { type: 'enter' }
  | { type: 'timeUp' }
  | { type: 'next' };

/** The result at the end, about this pupil alone. */
export const TABLES_FEEDBACK: FeedbackTiers = {
  top: 'Wow! You know your tables by heart.',
  good: 'Great! You know most of your tables.',
  fair: 'Good work! A little practice every day helps.',
  low: 'Good try! Every table you practise makes the next one easier.',
};

/** The check after one action. An action at the wrong time changes nothing. */
export function playTables(quiz: TablesQuiz, action: TablesAction): TablesQuiz {
  const typed = quiz.draft === '' ? null : Number(quiz.draft);
  switch (action.type) {
    case 'type':
      return setDraft(quiz, action.text.replace(/\D/g, '').slice(0, MOST_DIGITS));
    case 'enter':
      return typed === null ? quiz : answer(quiz, typed);
    case 'timeUp':
      return typed === null ? timeUp(quiz) : answer(quiz, typed);
    case 'next':
      return next(quiz);
  }
}

/** Seconds for one question by the pupil's play settings; null without a clock. */
export function secondsFor(countdownFactor: CountdownFactor): number | null {
  return countdownFactor === null ? null : SECONDS * countdownFactor;
}

/** The same in milliseconds. */
export function clockMsFor(countdownFactor: CountdownFactor): number | null {
  const seconds = secondsFor(countdownFactor);
  return seconds === null ? null : 1000 * seconds;
}

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
