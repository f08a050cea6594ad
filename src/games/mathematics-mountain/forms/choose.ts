// Choose one of a few sentences: true, false or sometimes; the wrong step; the quickest way.
import { z } from 'zod/mini';
import { defineForm } from '../../kit/rules/form.ts';
import { dealtFormFields, judgeNumber } from './dealt.ts';

export const choose = defineForm({
  ask: z.strictObject({
    form: z.literal('choose'),
    ...dealtFormFields,
    options: z.array(z.string()).check(z.minLength(2), z.maxLength(5)),
    /** The place of the right option, from 0. */
    answer: z.int().check(z.minimum(0), z.maximum(4)),
  }),
  judge: (question, given) =>
    question.options[Number(given)] === undefined ? null : judgeNumber(question, Number(given)),
  answerText: ({ options }, answer) => options[Number(answer)] ?? '',
});
