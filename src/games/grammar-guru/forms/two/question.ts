// Tick two of five, as it is dealt and judged.
import { z } from 'zod/mini';
import { textList } from '../../../kit/rules/texts.ts';
import { dealtFormFields, hasSame, inOneLine, slipFor, textsIn, type Judge } from '../dealt.ts';

export const WANTED = 2;

export const twoQuestionSchema = z.strictObject({
  form: z.literal('two'),
  ...dealtFormFields,
  /** In random order. */
  options: textList.check(z.length(5)),
  answer: textList.check(z.length(WANTED)),
});

export type TwoQuestion = z.output<typeof twoQuestionSchema>;

export const twoJudge: Judge<TwoQuestion> = {
  isPossible({ options }, given) {
    const ticked = textsIn(given);
    return (
      given.length === WANTED &&
      new Set(ticked).size === WANTED &&
      ticked.every((option) => options.includes(option))
    );
  },
  isRight: ({ answer }, given) => hasSame(textsIn(given), answer),
  slipOf(question, given) {
    const wrong = textsIn(given).find((option) => !question.answer.includes(option));
    return wrong === undefined ? null : slipFor(question, wrong);
  },
  answerText: ({ answer }) => inOneLine(answer, ' and '),
  givenText: (_, given) => `You chose “${textsIn(given).join('” and “')}”.`,
};
