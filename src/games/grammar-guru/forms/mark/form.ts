// Put the mark where it goes.
import { z } from 'zod/mini';
import { defineForm } from '../../../kit/rules/form.ts';
import { textList } from '../../../kit/rules/texts.ts';
import { dealtFormFields, quoted, RIGHT, wrongBy } from '../dealt.ts';
import { MARKS, sentencesOf } from './places.ts';

export const mark = defineForm({
  ask: z.strictObject({
    form: z.literal('mark'),
    ...dealtFormFields,
    mark: z.enum(MARKS),
    /** Put together they are the sentence without its mark: each has the space before it. */
    words: textList,
    /** Where the mark can be put: after how many of the words. */
    places: z.array(z.int()),
    /** The sentence with the mark in its right place. */
    answer: z.string(),
  }),
  judge(question, given) {
    if (typeof given !== 'string' || !sentencesOf(question).includes(given)) return null;
    return given === question.answer ? RIGHT : wrongBy(question, given);
  },
  answerText: (_, answer) => String(answer),
  reminder: (_, given) => quoted('You made', [String(given)]),
  isLong: true,
});

export type MarkQuestion = z.output<typeof mark.ask>;
