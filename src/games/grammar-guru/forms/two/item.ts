// Tick two of five, as authors write it.
import { z } from 'zod/mini';
import { inOneLine } from '../dealt.ts';
import { formItemFields, wrongAnswerSchema, type InWords } from '../item.ts';

export const twoItemSchema = z.strictObject({
  form: z.literal('two'),
  ...formItemFields,
  answers: z.tuple([z.string(), z.string()]).check(z.describe('The two right options.')),
  wrong: z
    .tuple([wrongAnswerSchema, wrongAnswerSchema, wrongAnswerSchema])
    .check(z.describe('Three wrong options, each with the misconception that leads to it.')),
});

export type TwoItem = z.output<typeof twoItemSchema>;

export function twoInWords({ answers, wrong }: TwoItem): InWords {
  return { shown: '', answer: inOneLine(answers, ' and '), wrong };
}
