// Sort six words into two boxes, as authors write it and as it is dealt.
import { z } from 'zod/mini';
import type { FormDealer } from '../../../kit/rules/form.ts';
import { shuffle } from '../../../kit/rules/random.ts';
import { dealtFrom, type DealtItem } from '../dealt-from.ts';
import type { SortQuestion } from './form.ts';
import { formItemFields, slipSchema } from '../../item.ts';

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

export const sortDealer: FormDealer<DealtItem<SortItem>, SortQuestion> = {
  deal(item, random) {
    const { form, boxes } = item;
    const answer = boxes.flatMap(({ name, words }) =>
      words.map((word): [string, string] => [word, name]),
    );
    return {
      form,
      ...dealtFrom(item),
      boxes: boxes.map(({ name }) => name),
      words: shuffle(
        random,
        answer.map(([word]) => word),
      ),
      answer,
    };
  },
  inWords(item) {
    const { boxes } = item;
    const words = boxes.flatMap((box) => box.words).toSorted();
    return {
      shown: words.join(', '),
      answer: boxes.map((box) => `${box.name}: ${box.words.join(', ')}`).join('; '),
      wrong: misplaced(item),
    };
  },
};

/** Each word with the misconception behind putting it in the other box. */
function misplaced({ boxes }: SortItem) {
  return boxes.flatMap(({ words, slip }) => words.map((text) => ({ text, slip })));
}
