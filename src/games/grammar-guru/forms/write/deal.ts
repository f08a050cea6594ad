// Write a short answer, as authors write it and as it is dealt.
import { z } from 'zod/mini';
import type { FormDealer } from '../../../kit/rules/form.ts';
import { dealtFrom, type DealtItem } from '../dealt-from.ts';
import type { WriteQuestion } from './form.ts';
import { slipSchema, formItemFields, wrongAnswerSchema } from '../../item.ts';

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
  slip: slipSchema,
});

export type WriteItem = z.output<typeof writeItemSchema>;

export const writeDealer: FormDealer<DealtItem<WriteItem>, WriteQuestion> = {
  deal: (item) => ({
    form: item.form,
    ...dealtFrom(item),
    answer: item.answers[0] ?? '',
    accepted: item.answers,
    ...(item.case && { case: item.case }),
  }),
  inWords({ answers, wrong, slip }) {
    const [answer = '', ...also] = answers;
    return { shown: '', answer, also, wrong: [...wrong, { text: null, slip }] };
  },
};
