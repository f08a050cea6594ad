// Sentence surgery: change a sentence with tiles, some of which are left over.
import { z } from 'zod/mini';
import { defineForm } from '../../../kit/rules/form.ts';
import { isSameAnswer } from '../../../kit/rules/quiz.ts';
import { textList } from '../../../kit/rules/texts.ts';
import { ANY_OTHER, dealtFormFields, quoted, RIGHT, textsIn, wrongBy } from '../dealt.ts';

const ask = z.strictObject({
  form: z.literal('surgery'),
  ...dealtFormFields,
  /** The sentence to change. */
  sentence: z.string(),
  /** In random order, without the capital and the end mark, which the line adds. */
  tiles: textList,
  end: z.enum(['.', '?', '!']),
  answer: textList,
  /** Every other line that is right as well. `slips` and `reasons` are by the tile that belongs to none. */
  also: z.optional(z.array(textList)),
});

export type SurgeryQuestion = z.output<typeof ask>;

/** The tiles as a sentence: 'before midnight,' and 'the owl sang' as 'Before midnight, the owl sang.' */
export function sentenceOf(tiles: readonly string[], end: string): string {
  const line = tiles.join(' ').replaceAll(' ,', ',');
  return line === '' ? '' : `${line.charAt(0).toUpperCase()}${line.slice(1)}${end}`;
}

export const surgery = defineForm({
  ask,
  judge(question, given) {
    const { tiles, answer, also = [], slips = {} } = question;
    const line = textsIn(given);
    const isPossible =
      new Set(line).size === line.length && line.every((one) => tiles.includes(one));
    if (line.length < answer.length || !isPossible) return null;
    if ([answer, ...also].some((right) => isSameAnswer(right, line))) return RIGHT;
    return wrongBy(question, line.find((tile) => Object.hasOwn(slips, tile)) ?? ANY_OTHER);
  },
  answerText: ({ end }, answer) => sentenceOf(textsIn(answer), end),
  reminder: ({ end }, given) => quoted('You made', [sentenceOf(textsIn(given), end)]),
  isLong: true,
});
