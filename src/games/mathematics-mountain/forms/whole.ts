// Type a whole number.
import { z } from 'zod/mini';
import { defineForm } from '../../kit/rules/form.ts';
import { num } from '../question-types/wording.ts';
import { questionSchema } from '../question.ts';
import { dealtFormFields, judgeTyped } from './dealt.ts';

export const whole = defineForm({
  ask: z.strictObject({
    form: z.literal('whole'),
    ...dealtFormFields,
    answer: questionSchema.shape.answer,
  }),
  judge: (question, given) => judgeTyped(question, given, 0),
  answerText: (_, answer) => num(Number(answer)),
});
