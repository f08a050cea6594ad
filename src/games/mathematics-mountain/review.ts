// What is said of an answered question: why the answer is wrong, and the way to the right one.
import type { Review } from '../kit/rules/form.ts';
import type { LogEntry } from '../kit/rules/quiz.ts';
import { describe } from './describe.ts';
import { formOf, type DealtQuestion } from './forms/forms.ts';

/** An answered question as the result shows it; its picture in words. */
export function reviewOf(question: DealtQuestion, given: number | null): Review {
  const { picture } = question;
  const review = formOf(question).review(question, given);
  const correct = given !== null && formOf(question).judge(question, given)?.isRight === true;
  const verdict = { id: question.id, given, correct };
  return {
    ...review,
    question: [review.question, ...(picture ? [describe(picture)] : [])].join('\n'),
    reason: explanationOf(question, verdict).join('\n') || null,
  };
}

/** Why the given answer is wrong, if that is known, followed by the way to the right one. */
export function explanationOf(
  question: DealtQuestion,
  verdict: LogEntry<DealtQuestion> | null | undefined,
): string[] {
  if (verdict?.correct !== false) return [];
  const { given } = verdict;
  const reason = given === null ? undefined : formOf(question).judge(question, given)?.slip?.reason;
  return reason === undefined ? [question.explanation] : [reason, question.explanation];
}
