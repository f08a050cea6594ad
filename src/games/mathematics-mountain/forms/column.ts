// A written method, digit by digit.
import { z } from 'zod/mini';
import { defineForm } from '../../kit/rules/form.ts';
import { num } from '../question-types/wording.ts';
import { MOST_DECIMALS } from './decimal.ts';
import { dealtFormFields, judgeTyped } from './dealt.ts';

export const column = defineForm({
  ask: z.strictObject({
    form: z.literal('column'),
    ...dealtFormFields,
    sign: z.literal(['+', '−', '×', '÷']),
    /** The two numbers, as they are written. */
    rows: z.array(z.string()).check(z.length(2)),
    /** The rows of working between the numbers and the answer, as numbers: two for long multiplication. */
    working: z.optional(z.array(z.int()).check(z.length(2))),
    /** Digits behind the point of the answer. */
    decimals: z.int().check(z.minimum(0), z.maximum(MOST_DECIMALS)),
    answer: z.number().check(z.minimum(0)),
  }),
  // The working is the pupil's own: only the answer counts.
  judge: (question, given) => judgeTyped(question, given, question.decimals),
  answerText: (_, answer) => num(Number(answer)),
});
