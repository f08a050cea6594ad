// Match four to four, as authors write it and as it is dealt.
import { z } from 'zod/mini';
import type { FormDealer } from '../../../kit/rules/form.ts';
import { shuffle } from '../../../kit/rules/random.ts';
import { dealtFrom, type DealtItem } from '../dealt-from.ts';
import type { MatchQuestion } from './form.ts';
import { inOneLine } from '../dealt.ts';
import { slipSchema, formItemFields } from '../../item.ts';

const pairSchema = z.strictObject({ left: z.string(), right: z.string() });

export const matchItemSchema = z.strictObject({
  form: z.literal('match'),
  ...formItemFields,
  pairs: z
    .tuple([pairSchema, pairSchema, pairSchema, pairSchema])
    .check(z.describe('Four pairs; no other matching may be right.')),
  slip: slipSchema,
});

export type MatchItem = z.output<typeof matchItemSchema>;

export const matchDealer: FormDealer<DealtItem<MatchItem>, MatchQuestion> = {
  deal: (item, random) => ({
    form: item.form,
    ...dealtFrom(item),
    left: shuffle(
      random,
      item.pairs.map(({ left }) => left),
    ),
    right: shuffle(
      random,
      item.pairs.map(({ right }) => right),
    ),
    answer: item.pairs.map(({ left, right }): [string, string] => [left, right]),
  }),
  inWords({ pairs, slip }) {
    return {
      shown: '',
      answer: inOneLine(
        pairs.map(({ left, right }) => `${left} – ${right}`),
        ', ',
      ),
      wrong: [{ text: null, slip }],
    };
  },
};
