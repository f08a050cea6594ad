// Write a short answer, as authors write it.
import { z } from 'zod/mini';
import { anyOtherSchema, formItemFields, wrongAnswerSchema, type InWords } from '../item.ts';

export const writeItemSchema = z.strictObject({
  form: z.literal('write'),
  ...formItemFields,
  answers: z
    .array(z.string())
    .check(z.minLength(1), z.describe('Every spelling that is right, the best one first.')),
  case: z
    .optional(z.literal(true))
    .check(z.describe('Whether capitals and small letters matter; they do not without it.')),
  wrong: z
    .array(wrongAnswerSchema)
    .check(z.minLength(1), z.describe('Likely wrong answers with a reason of their own.')),
  slip: anyOtherSchema,
});

export type WriteItem = z.output<typeof writeItemSchema>;

export function writeInWords({ answers, wrong, slip }: WriteItem): InWords {
  const [answer = '', ...also] = answers;
  return { shown: '', answer, also, wrong: [...wrong, { text: null, slip }] };
}
