// What a round of Grammar Guru starts from.
import { z } from 'zod/mini';
import { dealtFields, quizStartSchema } from '../kit/quiz-start.ts';
import { questionSchema } from './question.ts';

export const startSchema = quizStartSchema(
  z.strictObject({ ...questionSchema.shape, ...dealtFields }),
);

export type GuruStart = z.infer<typeof startSchema>;

/** A question with what its replay needs. */
export type DealtQuestion = GuruStart['questions'][number];
