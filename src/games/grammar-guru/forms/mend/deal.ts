// Mend the page, as authors write it and as it is dealt.
import { z } from 'zod/mini';
import type { FormDealer } from '../../../kit/rules/form.ts';
import { shuffle } from '../../../kit/rules/random.ts';
import { dealtFrom, type DealtItem } from '../dealt-from.ts';
import type { MendQuestion } from './form.ts';
import { formItemFields, slipSchema } from '../../item.ts';
import { wordIn, wordsOfPage } from './text.ts';

const placeSchema = z.strictObject({
  mend: z
    .optional(z.string())
    .check(z.describe('What the word should be. Without it the word is right as it is printed.')),
  not: z
    .array(z.string())
    .check(z.minLength(1), z.maxLength(2), z.describe('Wrong changes that are offered as well.')),
  slip: z.optional(slipSchema),
});

export const mendItemSchema = z.strictObject({
  form: z.literal('mend'),
  ...formItemFields,
  title: z.string().check(z.describe('The heading of the page.')),
  page: z
    .string()
    .check(
      z.describe(
        'The page as printed, with its mistakes, and [brackets] round each word that `places` is about: one word, and its marks as far as they matter.',
      ),
    ),
  places: z.array(placeSchema).check(z.describe('The words in brackets, in their order.')),
});

export type MendItem = z.output<typeof mendItemSchema>;

interface Place {
  at: number;
  printed: string;
  mend: string | undefined;
  not: readonly string[];
  slip: string | undefined;
}

/** The words of a page as printed, and its words in brackets with what stands before and after them. */
export function readPage({ page, places }: Pick<MendItem, 'page' | 'places'>): {
  words: string[];
  places: Place[];
} {
  const written = wordsOfPage(page);
  const words = written.map((one) => wordIn(one).word);
  const named = written.flatMap((one, at) => (wordIn(one).isNamed ? [{ one, at }] : []));
  return {
    words,
    places: places.flatMap(({ mend, not, slip }, nth) => {
      const { one, at } = named[nth] ?? {};
      if (one === undefined || at === undefined) return [];
      const filled = (text: string) => one.replace(/\[[^[\]]*\]/, () => text);
      const printed = words[at] ?? '';
      return [{ at, printed, mend: mend && filled(mend), not: not.map(filled), slip }];
    }),
  };
}

export const mendDealer: FormDealer<DealtItem<MendItem>, MendQuestion> = {
  deal(item, random) {
    const { words, places } = readPage(item);
    return {
      form: item.form,
      ...dealtFrom(item),
      title: item.title,
      words,
      places: places.map(({ at, mend, not }) => ({
        at,
        mends: shuffle(random, mend === undefined ? not : [mend, ...not]),
      })),
      answer: places.flatMap(({ at, mend }): [string, string][] =>
        mend === undefined ? [] : [[String(at), mend]],
      ),
    };
  },
  inWords(item) {
    const { words, places } = readPage(item);
    const slips = places.filter(({ mend }) => mend !== undefined);
    return {
      shown: words.join(' '),
      answer: slips.map(({ printed, mend = '' }) => `${printed} becomes ${mend}`).join(', '),
      wrong: slips.map(({ at, printed, slip = '' }) => ({ text: printed, slip, key: String(at) })),
    };
  },
};
