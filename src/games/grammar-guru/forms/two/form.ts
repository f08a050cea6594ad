// Tick two of five.
import { z } from 'zod/mini';
import { defineForm } from '../../../kit/rules/form.ts';
import { textList } from '../../../kit/rules/texts.ts';
import { dealtFormFields, inOneLine, quoted, RIGHT, textsIn, wrongBy } from '../dealt.ts';

export const WANTED = 2;

export const two = defineForm({
  ask: z.strictObject({
    form: z.literal('two'),
    ...dealtFormFields,
    /** In random order. */
    options: textList.check(z.length(5)),
    answer: textList.check(z.length(WANTED)),
  }),
  judge(question, given) {
    const ticked = textsIn(given);
    if (ticked.length !== WANTED || new Set(ticked).size !== WANTED) return null;
    if (!ticked.every((option) => question.options.includes(option))) return null;
    const wrong = ticked.find((option) => !question.answer.includes(option));
    return wrong === undefined ? RIGHT : wrongBy(question, wrong);
  },
  answerText: (_, answer) => inOneLine(textsIn(answer), ' and '),
  reminder: (_, given) => quoted('You chose', textsIn(given)),
  isLong: true,
});

export type TwoQuestion = z.output<typeof two.ask>;
