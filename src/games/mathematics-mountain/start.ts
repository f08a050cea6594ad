// What a round of Mathematics Mountain starts from.
import type { z } from 'zod/mini';
import { quizStartSchema } from '../kit/rules/quiz-start.ts';
import { dealtQuestionSchema } from './forms/forms.ts';

export const startSchema = quizStartSchema(dealtQuestionSchema);

export type MountainStart = z.infer<typeof startSchema>;
