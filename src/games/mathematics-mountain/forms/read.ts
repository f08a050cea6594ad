// Read a value that stands in the picture alone, and type it as a whole number.
import { z } from 'zod/mini';
import { defineForm } from '../../kit/rules/form.ts';
import { pictureSchema } from '../maths-picture.ts';
import { questionSchema } from '../question.ts';
import { dealtFormFields, isTypeable, judgeNumber } from './dealt.ts';

export const read = defineForm({
  ask: z.strictObject({
    form: z.literal('read'),
    ...dealtFormFields,
    picture: pictureSchema,
    answer: questionSchema.shape.answer,
  }),
  judge: (question, given) =>
    isTypeable(given, 0) && given >= 0 ? judgeNumber(question, given) : null,
  answerText: (_, answer) => String(answer),
  reminder: () => null,
  isLong: false,
});
