// Put words or sentences in order, as authors write it and as it is dealt.
import { z } from 'zod/mini';
import type { FormDealer } from '../../../kit/rules/form.ts';
import { isSameAnswer } from '../../../kit/rules/quiz.ts';
import { shuffle, type Random } from '../../../kit/rules/random.ts';
import { dealtFrom, type DealtItem } from '../dealt-from.ts';
import type { OrderQuestion } from './form.ts';
import { slipSchema, formItemFields } from '../../item.ts';

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
  slip: slipSchema,
});

export type OrderItem = z.output<typeof orderItemSchema>;

export const orderDealer: FormDealer<DealtItem<OrderItem>, OrderQuestion> = {
  deal(item, random) {
    const { form, parts, also } = item;
    return {
      form,
      ...dealtFrom(item),
      parts: disorder(parts, also ?? [], random),
      answer: parts,
      ...(also && { also }),
    };
  },
  inWords({ parts, also = [], slip }) {
    return {
      shown: parts.toSorted((one, other) => (one < other ? -1 : 1)).join(' / '),
      answer: parts.join(' '),
      also: also.map((order) => order.join(' ')),
      wrong: [{ text: null, slip }],
    };
  },
};

/** The parts in a wrong order. */
function disorder(parts: readonly string[], also: readonly string[][], random: Random): string[] {
  const right = [parts, ...also];
  const isRight = (order: readonly string[]) => right.some((one) => isSameAnswer(one, order));
  let order = shuffle(random, parts);
  // Rotates a right order once or twice; the last rotation is kept if nearly every order is right.
  for (let turn = 1; turn < parts.length && isRight(order); turn++) {
    order = [...order.slice(1), ...order.slice(0, 1)];
  }
  return order;
}
