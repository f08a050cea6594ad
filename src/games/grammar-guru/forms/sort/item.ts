// Sort six words into two boxes, as authors write it.
import { z } from 'zod/mini';
import { slipSchema } from '../../item.ts';
import { formItemFields, type InWords } from '../item.ts';

const boxSchema = z.strictObject({
  name: z.string().check(z.describe('What stands on the box: Nouns.')),
  words: z.tuple([z.string(), z.string(), z.string()]),
  slip: slipSchema.check(
    z.describe('What a child does who puts one of these words in the other box.'),
  ),
});

export const sortItemSchema = z.strictObject({
  form: z.literal('sort'),
  ...formItemFields,
  boxes: z.tuple([boxSchema, boxSchema]),
});

export type SortItem = z.output<typeof sortItemSchema>;

export function sortInWords({ boxes }: SortItem): InWords {
  const words = boxes.flatMap((box) => box.words).toSorted();
  return {
    shown: words.join(', '),
    answer: boxes.map((box) => `${box.name}: ${box.words.join(', ')}`).join('; '),
    wrong: boxes.flatMap(({ words: own, slip }) => own.map((text) => ({ text, slip }))),
  };
}
