// Read a value that stands in the picture alone, and type it as a whole number.
import { z } from 'zod/mini';
import { defineForm } from '../../kit/rules/form.ts';
import { pictureSchema } from '../maths-picture.ts';
import { num } from '../question-types/wording.ts';
import { questionSchema } from '../question.ts';
import { dealtFormFields, judgeTyped } from './dealt.ts';

export const read = defineForm({
  ask: z.strictObject({
    form: z.literal('read'),
    ...dealtFormFields,
    picture: pictureSchema,
    answer: questionSchema.shape.answer,
  }),
  judge: (question, given) => judgeTyped(question, given, 0),
  answerText: (_, answer) => num(Number(answer)),
});
