// What a round of Mathematics Mountain starts from.
import { z } from 'zod/mini';
import { dealtFields, quizStartSchema } from '../kit/rules/quiz-start.ts';
import { pictureSchema } from './maths-picture.ts';
import { questionSchema } from './question.ts';

export const startSchema = quizStartSchema(
  z.strictObject({
    ...questionSchema.shape,
    picture: z.optional(pictureSchema),
    ...dealtFields,
  }),
);

export type MountainStart = z.infer<typeof startSchema>;

/** A question with its picture and what its replay needs. */
export type DealtQuestion = MountainStart['questions'][number];
