// Put words or sentences in order, as authors write it.
import { z } from 'zod/mini';
import { anyOtherSchema, formItemFields, type InWords } from '../item.ts';

export const MOST_PARTS = 7;

const partsSchema = z.array(z.string()).check(z.minLength(3), z.maxLength(MOST_PARTS));

export const orderItemSchema = z.strictObject({
  form: z.literal('order'),
  ...formItemFields,
  parts: partsSchema.check(
    z.describe('In the right order: the parts of a sentence, or at most four sentences.'),
  ),
  also: z
    .optional(z.array(partsSchema))
    .check(z.describe('Every other order that is right as well.')),
  slip: anyOtherSchema,
});

export type OrderItem = z.output<typeof orderItemSchema>;

export function orderInWords({ parts, also = [], slip }: OrderItem): InWords {
  return {
    shown: parts.toSorted((one, other) => (one < other ? -1 : 1)).join(' / '),
    answer: parts.join(' '),
    also: also.map((order) => order.join(' ')),
    wrong: [{ text: null, slip }],
  };
}
