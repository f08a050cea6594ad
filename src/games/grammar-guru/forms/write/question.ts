// Write a short answer, as it is dealt and judged.
import { z } from 'zod/mini';
import { textList } from '../../../kit/rules/texts.ts';
import { ANY_OTHER, dealtFormFields, slipFor, type Judge } from '../dealt.ts';
import { MOST_TYPED, plainTyped } from './typed.ts';

export const writeQuestionSchema = z.strictObject({
  form: z.literal('write'),
  ...dealtFormFields,
  answer: z.string(),
  /** Every spelling that is right. */
  accepted: textList.check(z.minLength(1)),
  /** Whether capitals and small letters matter. */
  case: z.optional(z.literal(true)),
});

export type WriteQuestion = z.output<typeof writeQuestionSchema>;

export const writeJudge: Judge<WriteQuestion> = {
  isPossible: (_, given) =>
    typeof given === 'string' && given.length <= MOST_TYPED && given.trim() !== '',
  isRight: (question, given) => {
    const plain = plainFor(question);
    return question.accepted.some((right) => plain(right) === plain(String(given)));
  },
  slipOf(question, given) {
    const plain = plainFor(question);
    const named = Object.keys(question.slips ?? {}).find(
      (wrong) => wrong !== ANY_OTHER && plain(wrong) === plain(String(given)),
    );
    return slipFor(question, named ?? ANY_OTHER);
  },
  answerText: ({ answer }) => answer,
  givenText: (_, given) => `You wrote “${String(given).trim()}”.`,
};

function plainFor(question: WriteQuestion) {
  return (typed: string) => plainTyped(typed, question.case === true);
}
