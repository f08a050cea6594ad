// Choose the sign between two values: less than, equal to or greater than.
import { z } from 'zod/mini';
import { defineForm } from '../../kit/rules/form.ts';
import { dealtFormFields, judgeNumber } from './dealt.ts';
import { BETWEEN } from '../question-types/wording.ts';

/** The signs, by what they say of the first value less the second. */
export const SIGNS = [
  { answer: -1, sign: '<', words: 'is less than' },
  { answer: 0, sign: '=', words: 'is equal to' },
  { answer: 1, sign: '>', words: 'is more than' },
] as const;

export const compare = defineForm({
  ask: z.strictObject({
    form: z.literal('compare'),
    ...dealtFormFields,
    answer: z.literal([-1, 0, 1]),
  }),
  judge: (question, given) =>
    SIGNS.some(({ answer }) => answer === given) ? judgeNumber(question, Number(given)) : null,
  // The signs alone are read badly aloud.
  answerText({ question }, answer) {
    const { words } = SIGNS.find((sign) => sign.answer === answer) ?? SIGNS[1];
    return (question.split('\n').at(-1) ?? '').replace(BETWEEN, words);
  },
});
