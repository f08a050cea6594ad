// The rules of Mathematics Mountain: answer before the time is up, one ledge up for each right answer.
import { z } from 'zod/mini';
import type { YearGroup } from '#shared/years.ts';
import type { FeedbackTiers } from '../kit/rules/feedback.ts';
import { answer, currentQuestion, next, setDraft, timeUp, type Quiz } from '../kit/rules/quiz.ts';
import { formOf, type DealtQuestion } from './forms/forms.ts';
import { readTyped, tidyTyped } from './typed.ts';
import { quizRecorder } from '../kit/rules/quiz-moves.ts';

export type MountainQuiz = Quiz<DealtQuestion>;

export type MountainMove =
  | { type: 'type'; text: string }
  | { type: 'submit' }
  /** An answer without typing. */
  | { type: 'give'; given: number }
  | { type: 'timeUp' }
  | { type: 'next' };

/** The feedback tiers (spec S9: 90, 70 and 50 percent). */
export const MOUNTAIN_FEEDBACK: FeedbackTiers = {
  top: 'Amazing! You’re a champion of Mathematics Mountain!',
  good: 'Great climbing! You’re very near the top.',
  fair: 'Good climb! Keep practising and you will get even higher.',
  low: 'Good try! Every question makes your next climb easier.',
};

/** Length of the countdown in seconds, and the first year that has one (spec S9: 10 s for year 3 and up). */
const COUNTDOWN_SECONDS = 10;
const FIRST_TIMED_YEAR: YearGroup = 3;

/** How long the countdown waits beside what to remember of the question before, unless the pupil types sooner. */
export const REMEMBER_MS = 4000;

/** When the countdown is announced to those who do not see it. */
export const ANNOUNCED_SECONDS = 5;

/** Ledges on the way up, the summit included. */
export const LEDGES = 10;

/** The round after one move; a move at the wrong time changes nothing (spec S4 Mathematics Mountain). */
export function playMountain(quiz: MountainQuiz, move: MountainMove): MountainQuiz {
  if (move.type === 'timeUp') return timeUp(quiz);
  if (move.type === 'next') return next(quiz);
  const question = currentQuestion(quiz);
  if (move.type === 'type') return setDraft(quiz, tidyTyped(move.text, question.form));
  const given = move.type === 'give' ? move.given : readTyped(quiz.draft, question);
  const judged = given === null ? null : formOf(question).judge(question, given);
  return given === null || !judged ? quiz : answer(quiz, given, judged.isRight);
}

/** Whether Submit Answer works: a number is typed and not locked yet (spec S5 Maths). */
export function canSubmit(quiz: MountainQuiz): boolean {
  return quiz.phase === 'asking' && readTyped(quiz.draft, currentQuestion(quiz)) !== null;
}

/** Seconds for one question, null without a countdown; the factor comes from the play settings (D6). */
export function secondsFor(year: YearGroup, countdownFactor: 1 | 2 | 3 | null): number | null {
  if (year < FIRST_TIMED_YEAR || countdownFactor === null) return null;
  return COUNTDOWN_SECONDS * countdownFactor;
}

/** The ledge the climber stands on, 0 at the foot; all right is the summit however many questions there are. */
export function ledgeFor(score: number, questions: number): number {
  return Math.round((LEDGES * score) / questions);
}

export const mountainRecorder = quizRecorder<DealtQuestion, MountainMove>({
  play: playMountain,
  answerSchema: z.number(),
  give: (given) => [{ type: 'give', given }],
  timeUp: { type: 'timeUp' },
});
