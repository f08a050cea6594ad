// Put words or sentences in order, as it is dealt and judged.
import { z } from 'zod/mini';
import { isSameAnswer } from '../../../kit/rules/quiz.ts';
import { textList } from '../../../kit/rules/texts.ts';
import { ANY_OTHER, dealtFormFields, hasSame, slipFor, textsIn, type Judge } from '../dealt.ts';

export const orderQuestionSchema = z.strictObject({
  form: z.literal('order'),
  ...dealtFormFields,
  /** Never in a right order. */
  parts: textList,
  answer: textList,
  /** Other orders that are right as well. */
  also: z.optional(z.array(textList)),
});

export type OrderQuestion = z.output<typeof orderQuestionSchema>;

export const orderJudge: Judge<OrderQuestion> = {
  isPossible: ({ parts }, given) => hasSame(textsIn(given), parts),
  isRight: ({ answer, also = [] }, given) =>
    [answer, ...also].some((right) => isSameAnswer(right, given)),
  slipOf: (question) => slipFor(question, ANY_OTHER),
  answerText: ({ answer }) => answer.join(' '),
  givenText: (_, given) => `You made “${textsIn(given).join(' ')}”`,
};
