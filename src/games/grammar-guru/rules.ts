// The rules of Grammar Guru.
import type { FeedbackTiers } from '../kit/feedback.ts';
import { answer, currentQuestion, next, setDraft, type Quiz } from '../kit/quiz.ts';
import type { DealtQuestion } from './start.ts';

export type GuruQuiz = Quiz<DealtQuestion>;

export type GuruMove = { type: 'choose'; option: string } | { type: 'submit' } | { type: 'next' };

/** The feedback tiers (spec S9: 90, 70 and 50 percent). */
export const GURU_FEEDBACK: FeedbackTiers = {
  top: 'Amazing! You are a true Grammar Guru!',
  good: 'Great work! You know your grammar well.',
  fair: 'Good effort! A little more practice and you will shine.',
  low: 'Good try! Every question helps you learn something new.',
};

/** The round after one move; a move at the wrong time changes nothing (spec S4 Grammar Guru). */
export function playGuru(quiz: GuruQuiz, move: GuruMove): GuruQuiz {
  if (move.type === 'choose') {
    const offered = currentQuestion(quiz).options.includes(move.option);
    return offered ? setDraft(quiz, move.option) : quiz;
  }
  if (move.type === 'submit') return canSubmit(quiz) ? answer(quiz, quiz.draft) : quiz;
  return next(quiz);
}

/** Whether Submit Answer works: an option is chosen and not locked yet (spec S5 Grammar). */
export function canSubmit(quiz: GuruQuiz): boolean {
  return quiz.phase === 'asking' && quiz.draft !== '';
}

/** Maximum length of an option, in letters, that fits half the width of a phone. */
const SHORT_OPTION = 12;

/** Whether all options are short enough for two in a row. */
export function hasShortOptions(options: readonly string[]): boolean {
  return options.every((option) => option.length <= SHORT_OPTION);
}
