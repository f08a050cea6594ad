// What dealt maths questions of every form have in common: each answer is a number.
import { z } from 'zod/mini';
import type { Judgement } from '../../kit/rules/form.ts';
import { dealtFields } from '../../kit/rules/quiz-start.ts';
import type { AnswerValue } from '../../kit/rules/quiz.ts';
import { pictureSchema } from '../maths-picture.ts';
import { questionSchema } from '../question.ts';

const { id, objective, question, spoken, explanation } = questionSchema.shape;

/** The fields of a dealt question of any form, beside those of its form. */
export const dealtFormFields = {
  id,
  objective,
  question,
  spoken,
  explanation,
  picture: z.optional(pictureSchema),
  /** A solved twin with other numbers, for a type that was missed twice; '?' for a result that is left out. */
  example: z.optional(z.strictObject({ question: z.string(), way: z.string() })),
  ...dealtFields,
};

interface Judged {
  answer: number;
  slips?: Record<string, string> | undefined;
  reasons?: Record<string, string> | undefined;
}

/** Right if it is the same number; a wrong one has the misconception and the reason that the deal names for it. */
export function judgeNumber({ answer, slips, reasons }: Judged, given: number): Judgement {
  if (given === answer) return { isRight: true, slip: null };
  const slip = slips?.[String(given)];
  return {
    isRight: false,
    slip: slip === undefined ? null : { slip, reason: reasons?.[String(given)] },
  };
}

/** A number that could have been typed: at most nine digits before the point and three behind it. */
export function isTypeable(given: AnswerValue, mostDecimals: number): given is number {
  if (typeof given !== 'number' || !Number.isFinite(given) || Math.abs(given) >= 1e9) return false;
  return Number(given.toFixed(mostDecimals)) === given;
}

/** The judgement of a number that was typed with at most so many digits behind the point; null below zero, and for another answer. */
export function judgeTyped(
  question: Judged,
  given: AnswerValue,
  mostDecimals: number,
): Judgement | null {
  return isTypeable(given, mostDecimals) && given >= 0 ? judgeNumber(question, given) : null;
}
