// What a round of Mathematics Mountain starts from.
import { z } from 'zod/mini';
import { dealtFields, quizStartSchema } from '../kit/quiz-start.ts';
import { questionSchema } from './question.ts';

export const startSchema = quizStartSchema(
  z.strictObject({ ...questionSchema.shape, ...dealtFields }),
);

export type MountainStart = z.infer<typeof startSchema>;
