// Sentence surgery, as authors write it and as it is dealt.
import { z } from 'zod/mini';
import type { FormDealer } from '../../../kit/rules/form.ts';
import { shuffle } from '../../../kit/rules/random.ts';
import { dealtFrom, type DealtItem } from '../dealt-from.ts';
import { sentenceOf, type SurgeryQuestion } from './form.ts';
import { formItemFields, slipSchema, wrongAnswerSchema } from '../../item.ts';

/** The jobs that a tile can have in the sentence. */
export const ROLES = [
  'front',
  'asking',
  'subject',
  'extra',
  'helper',
  'second helper',
  'adverb',
  'free adverb',
  'verb',
  'plain verb',
  'object',
  'doer',
  'end',
  'clause',
  'tag',
] as const;

export type Role = (typeof ROLES)[number];

export const surgeryItemSchema = z.strictObject({
  form: z.literal('surgery'),
  ...formItemFields,
  sentence: z.string().check(z.describe('The sentence to change.')),
  end: z.optional(z.enum(['.', '?', '!'])).check(z.describe('Its end mark, if not a full stop.')),
  tiles: z
    .record(z.string(), z.enum(ROLES))
    .check(
      z.describe(
        'The tiles of the answer in order, without capital and end mark, each with its job.',
      ),
    ),
  spare: z
    .array(wrongAnswerSchema)
    .check(z.minLength(1), z.describe('Tiles that belong to no right answer.')),
  also: z
    .optional(z.array(z.array(z.string())))
    .check(z.describe('Every other order that is right as well.')),
  slip: slipSchema,
});

export type SurgeryItem = z.output<typeof surgeryItemSchema>;

export const surgeryDealer: FormDealer<DealtItem<SurgeryItem>, SurgeryQuestion> = {
  deal(item, random) {
    const { form, sentence, end = '.', tiles, spare, also } = item;
    const answer = Object.keys(tiles);
    return {
      form,
      ...dealtFrom(item),
      sentence,
      tiles: shuffle(random, [...answer, ...spare.map(({ text }) => text)]),
      end,
      answer,
      ...(also && { also }),
    };
  },
  inWords({ sentence, end = '.', tiles, spare, also = [], slip }) {
    return {
      shown: sentence,
      answer: sentenceOf(Object.keys(tiles), end),
      also: also.map((order) => sentenceOf(order, end)),
      wrong: [...spare, { text: null, slip }],
    };
  },
};
