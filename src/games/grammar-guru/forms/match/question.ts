// Match four to four, as it is dealt and judged.
import { z } from 'zod/mini';
import { textList, textPairs } from '../../../kit/rules/texts.ts';
import {
  ANY_OTHER,
  dealtFormFields,
  hasSame,
  inOneLine,
  pairsIn,
  slipFor,
  type Judge,
} from '../dealt.ts';

const PAIRS = 4;
const side = textList.check(z.length(PAIRS));

export const matchQuestionSchema = z.strictObject({
  form: z.literal('match'),
  ...dealtFormFields,
  /** Both in random order. */
  left: side,
  right: side,
  answer: textPairs.check(z.length(PAIRS)),
});

export type MatchQuestion = z.output<typeof matchQuestionSchema>;

export const matchJudge: Judge<MatchQuestion> = {
  isPossible({ left, right }, given) {
    const pairs = pairsIn(given);
    return (
      hasSame(
        pairs.map(([one]) => one),
        left,
      ) &&
      hasSame(
        pairs.map(([, other]) => other),
        right,
      )
    );
  },
  isRight: ({ answer }, given) => hasSame(pairsIn(given), answer),
  slipOf: (question) => slipFor(question, ANY_OTHER),
  answerText: ({ answer }) =>
    inOneLine(
      answer.map(([one, other]) => `${one} – ${other}`),
      ', ',
    ),
  givenText: () => null,
};
