// The rules of Grammar Guru.
import type { FeedbackTiers } from '../kit/rules/feedback.ts';
import { answer, currentQuestion, next, verdictOf, type Quiz } from '../kit/rules/quiz.ts';
import { givenSchema, type Given } from './forms/dealt.ts';
import { formOf, type DealtQuestion } from './forms/forms.ts';
import { quizRecorder } from '../kit/rules/quiz-moves.ts';

export type GuruQuiz = Quiz<DealtQuestion>;

export type GuruMove = { type: 'answer'; given: Given } | { type: 'next' };

/** The feedback tiers (spec S9: 90, 70 and 50 percent). */
export const GURU_FEEDBACK: FeedbackTiers = {
  top: 'Amazing! You’re a true Grammar Guru!',
  good: 'Great work! You know your grammar well.',
  fair: 'Good effort! A little more practice and you will shine.',
  low: 'Good try! Every question helps you learn something new.',
};

/** The round after one move; a move at the wrong time or an impossible answer changes nothing (spec S4 Grammar Guru). */
export function playGuru(quiz: GuruQuiz, move: GuruMove): GuruQuiz {
  if (move.type === 'next') return next(quiz);
  const question = currentQuestion(quiz);
  const judged = formOf(question).judge(question, move.given);
  return judged ? answer(quiz, move.given, judged.isRight) : quiz;
}

/**
 * Whether the verdict stays until the pupil continues, because reading it takes longer than 1.5 s (WCAG 2.2.1): on a wrong answer,
 * and on a right one that missed something.
 */
export function waitsForPupil(quiz: GuruQuiz): boolean {
  const verdict = verdictOf(quiz);
  if (!verdict) return false;
  const question = currentQuestion(quiz);
  const { isLong, review } = formOf(question);
  return isLong === true && (!verdict.correct || review(question, verdict.given).reason !== null);
}

/** Maximum length of an option, in letters, that fits half the width of a phone. */
const SHORT_OPTION = 12;

/** Whether all options are short enough for two in a row. */
export function hasShortOptions(options: readonly string[]): boolean {
  return options.every((option) => option.length <= SHORT_OPTION);
}

export const guruRecorder = quizRecorder<DealtQuestion, GuruMove>({
  play: playGuru,
  answerSchema: givenSchema,
  give: (given) => [{ type: 'answer', given }],
});
