// The start of a round of Grammar Guru.
import type { z } from 'zod/mini';
import { quizStartSchema } from '../kit/rules/quiz-start.ts';
import { dealtQuestionSchema } from './forms/forms.ts';

export const startSchema = quizStartSchema(dealtQuestionSchema);

export type GuruStart = z.infer<typeof startSchema>;
