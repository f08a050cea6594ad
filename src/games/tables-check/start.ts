// The start of a tables check.
import { z } from 'zod/mini';
import { questionSchema } from './question.ts';
import { PRACTICE_QUESTIONS, QUESTIONS } from './rules.ts';

export const startSchema = z.strictObject({
  practice: z.array(questionSchema).check(z.length(PRACTICE_QUESTIONS)),
  questions: z.array(questionSchema).check(z.length(QUESTIONS)),
});

export type TablesStart = z.infer<typeof startSchema>;
