// Put the mark where it goes, as authors write it and as it is dealt.
import { z } from 'zod/mini';
import type { FormDealer } from '../../../kit/rules/form.ts';
import { dealtFrom, type DealtItem } from '../dealt-from.ts';
import type { MarkQuestion } from './form.ts';
import { slipSchema, formItemFields, wrongAnswerSchema } from '../../item.ts';
import { APOSTROPHE, cutSentence, MARKS, sentenceOf, withoutMark } from './places.ts';

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
  slip: slipSchema,
});

export type MarkItem = z.output<typeof markItemSchema>;

export const markDealer: FormDealer<DealtItem<MarkItem>, MarkQuestion> = {
  deal: (item) => ({
    form: item.form,
    ...dealtFrom(item),
    mark: item.mark,
    ...cutSentence(item.sentence, item.mark),
    answer: sentenceOf(item.sentence),
  }),
  inWords(item) {
    const { sentence, mark, slip } = item;
    return {
      shown: withoutMark(sentence, mark),
      answer: sentenceOf(sentence),
      wrong: [...wrongSentences(item), { text: null, slip }],
    };
  },
};

function wrongSentences({ wrong }: MarkItem) {
  return wrong.map(({ text, slip }) => ({ text: sentenceOf(text), slip }));
}
