// Type a whole number.
import { z } from 'zod/mini';
import { defineForm } from '../../kit/rules/form.ts';
import { questionSchema } from '../question.ts';
import { dealtFormFields, isTypeable, judgeNumber } from './dealt.ts';

export const whole = defineForm({
  ask: z.strictObject({
    form: z.literal('whole'),
    ...dealtFormFields,
    answer: questionSchema.shape.answer,
  }),
  judge: (question, given) =>
    isTypeable(given, 0) && given >= 0 ? judgeNumber(question, given) : null,
  answerText: (_, answer) => String(answer),
  reminder: () => null,
  isLong: false,
});
