// Match four to four, as authors write it.
import { z } from 'zod/mini';
import { inOneLine } from '../dealt.ts';
import { anyOtherSchema, formItemFields, type InWords } from '../item.ts';

const pairSchema = z.strictObject({ left: z.string(), right: z.string() });

export const matchItemSchema = z.strictObject({
  form: z.literal('match'),
  ...formItemFields,
  pairs: z
    .tuple([pairSchema, pairSchema, pairSchema, pairSchema])
    .check(z.describe('Four pairs; no other matching may be right.')),
  slip: anyOtherSchema,
});

export type MatchItem = z.output<typeof matchItemSchema>;

export function matchInWords({ pairs, slip }: MatchItem): InWords {
  return {
    shown: '',
    answer: inOneLine(
      pairs.map(({ left, right }) => `${left} – ${right}`),
      ', ',
    ),
    wrong: [{ text: null, slip }],
  };
}
