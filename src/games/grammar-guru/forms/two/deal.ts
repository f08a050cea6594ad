// Tick two of five, as authors write it and as it is dealt.
import { z } from 'zod/mini';
import type { FormDealer } from '../../../kit/rules/form.ts';
import { shuffle } from '../../../kit/rules/random.ts';
import { dealtFrom, type DealtItem } from '../dealt-from.ts';
import type { TwoQuestion } from './form.ts';
import { inOneLine } from '../dealt.ts';
import { formItemFields, wrongAnswerSchema } from '../../item.ts';

export const twoItemSchema = z.strictObject({
  form: z.literal('two'),
  ...formItemFields,
  answers: z.tuple([z.string(), z.string()]).check(z.describe('The two right options.')),
  wrong: z
    .tuple([wrongAnswerSchema, wrongAnswerSchema, wrongAnswerSchema])
    .check(z.describe('Three wrong options, each with the misconception that leads to it.')),
});

export type TwoItem = z.output<typeof twoItemSchema>;

export const twoDealer: FormDealer<DealtItem<TwoItem>, TwoQuestion> = {
  deal: (item, random) => ({
    form: item.form,
    ...dealtFrom(item),
    options: shuffle(random, [...item.answers, ...item.wrong.map(({ text }) => text)]),
    answer: item.answers,
  }),
  inWords({ answers, wrong }) {
    return { shown: '', answer: inOneLine(answers, ' and '), wrong };
  },
};
