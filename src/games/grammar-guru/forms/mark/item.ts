// Put the mark where it goes, as authors write it.
import { z } from 'zod/mini';
import { anyOtherSchema, formItemFields, wrongAnswerSchema, type InWords } from '../item.ts';
import { APOSTROPHE, MARKS, sentenceOf, withoutMark } from './places.ts';

export const markItemSchema = z.strictObject({
  form: z.literal('mark'),
  ...formItemFields,
  sentence: z
    .string()
    .check(
      z.describe(
        'The sentence with the mark in its one right place. An apostrophe goes into the one word in **bold**.',
      ),
    ),
  mark: z.pipe(
    z
      .enum([...MARKS, "'"])
      .check(z.describe('The mark that is put in; it stands in the sentence only once.')),
    z.transform((mark) => (mark === "'" ? APOSTROPHE : mark)),
  ),
  wrong: z
    .array(wrongAnswerSchema)
    .check(
      z.describe('The sentence with the mark elsewhere, where that place has a reason of its own.'),
    ),
  slip: anyOtherSchema,
});

export type MarkItem = z.output<typeof markItemSchema>;

export function markInWords({ sentence, mark, wrong, slip }: MarkItem): InWords {
  return {
    shown: withoutMark(sentence, mark),
    answer: sentenceOf(sentence),
    wrong: [
      ...wrong.map((other) => ({ text: sentenceOf(other.text), slip: other.slip })),
      { text: null, slip },
    ],
  };
}
