// Write a short answer.
import { z } from 'zod/mini';
import { defineForm } from '../../../kit/rules/form.ts';
import { textList } from '../../../kit/rules/texts.ts';
import { ANY_OTHER, dealtFormFields, quoted, RIGHT, wrongBy } from '../dealt.ts';
import { plainTyped } from '../../../kit/words/typed.ts';
import { MOST_TYPED } from './typed.ts';

export const write = defineForm({
  ask: z.strictObject({
    form: z.literal('write'),
    ...dealtFormFields,
    answer: z.string(),
    /** Every spelling that is right. */
    accepted: textList.check(z.minLength(1)),
    /** Whether capitals and small letters matter. */
    case: z.optional(z.literal(true)),
  }),
  judge(question, given) {
    if (typeof given !== 'string' || given.length > MOST_TYPED || given.trim() === '') return null;
    const isGiven = (typed: string) =>
      plainTyped(typed, question.case === true) === plainTyped(given, question.case === true);
    if (question.accepted.some(isGiven)) return RIGHT;
    const named = Object.keys(question.slips ?? {}).find(
      (wrong) => wrong !== ANY_OTHER && isGiven(wrong),
    );
    return wrongBy(question, named ?? ANY_OTHER);
  },
  answerText: (_, answer) => String(answer).trim(),
  reminder: (_, given) => quoted('You wrote', [String(given).trim()]),
  isLong: true,
});

export type WriteQuestion = z.output<typeof write.ask>;
