// Match four to four.
import { z } from 'zod/mini';
import { defineForm } from '../../../kit/rules/form.ts';
import { textList, textPairs } from '../../../kit/rules/texts.ts';
import { ANY_OTHER, dealtFormFields, hasSame, inLines, pairsIn, RIGHT, wrongBy } from '../dealt.ts';

const PAIRS = 4;
const side = textList.check(z.length(PAIRS));

export const match = defineForm({
  ask: z.strictObject({
    form: z.literal('match'),
    ...dealtFormFields,
    /** Both in random order. */
    left: side,
    right: side,
    answer: textPairs.check(z.length(PAIRS)),
  }),
  judge(question, given) {
    const pairs = pairsIn(given);
    const left = pairs.map(([one]) => one);
    const right = pairs.map(([, other]) => other);
    if (!hasSame(left, question.left) || !hasSame(right, question.right)) return null;
    return hasSame(pairs, question.answer) ? RIGHT : wrongBy(question, ANY_OTHER);
  },
  answerText(_, answer) {
    const pairs = pairsIn(answer).map(([one, other]) => `${one} – ${other}`);
    return inLines(pairs, ',');
  },
  isLong: true,
});

export type MatchQuestion = z.output<typeof match.ask>;
