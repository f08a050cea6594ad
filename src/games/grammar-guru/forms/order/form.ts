// Put words or sentences in order.
import { z } from 'zod/mini';
import { defineForm } from '../../../kit/rules/form.ts';
import { isSameAnswer } from '../../../kit/rules/quiz.ts';
import { textList } from '../../../kit/rules/texts.ts';
import { ANY_OTHER, dealtFormFields, hasSame, quoted, RIGHT, textsIn, wrongBy } from '../dealt.ts';

export const order = defineForm({
  ask: z.strictObject({
    form: z.literal('order'),
    ...dealtFormFields,
    /** Never in a right order. */
    parts: textList,
    answer: textList,
    /** Other orders that are right as well. */
    also: z.optional(z.array(textList)),
  }),
  judge(question, given) {
    const { parts, answer, also = [] } = question;
    if (!hasSame(textsIn(given), parts)) return null;
    const isRight = [answer, ...also].some((right) => isSameAnswer(right, given));
    return isRight ? RIGHT : wrongBy(question, ANY_OTHER);
  },
  answerText: (_, answer) => textsIn(answer).join(' '),
  reminder: (_, given) => quoted('You made', [textsIn(given).join(' ')]),
  isLong: true,
});

export type OrderQuestion = z.output<typeof order.ask>;
