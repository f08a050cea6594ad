// Type a decimal number, a number below zero or an amount of money.
import { z } from 'zod/mini';
import { defineForm } from '../../kit/rules/form.ts';
import { num, pounds } from '../question-types/wording.ts';
import { dealtFormFields, isTypeable, judgeNumber } from './dealt.ts';

/** Most digits behind the point. */
export const MOST_DECIMALS = 3;

export const decimal = defineForm({
  ask: z.strictObject({
    form: z.literal('decimal'),
    ...dealtFormFields,
    answer: z.number(),
    /** Whether the answer is in pounds. */
    isMoney: z.optional(z.literal(true)),
  }),
  // 1.50 and 1.5 are one number.
  judge: (question, given) =>
    isTypeable(given, MOST_DECIMALS) ? judgeNumber(question, given) : null,
  answerText: ({ isMoney }, answer) =>
    isMoney && Number(answer) >= 0 ? pounds(Math.round(100 * Number(answer))) : num(Number(answer)),
});
