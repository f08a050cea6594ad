// Put the mark where it goes, as it is dealt and judged.
import { z } from 'zod/mini';
import { textList } from '../../../kit/rules/texts.ts';
import { dealtFormFields, slipFor, type Judge } from '../dealt.ts';
import { MARKS, putMark } from './places.ts';

export const markQuestionSchema = z.strictObject({
  form: z.literal('mark'),
  ...dealtFormFields,
  mark: z.enum(MARKS),
  /** Put together they are the sentence without its mark: each has the space before it. */
  words: textList,
  /** Where the mark can be put: after how many of the words. */
  places: z.array(z.int()),
  /** The sentence with the mark in its right place. */
  answer: z.string(),
});

export type MarkQuestion = z.output<typeof markQuestionSchema>;

/** The sentences that a pupil can make. */
export function sentencesOf(question: MarkQuestion): string[] {
  return question.places.map((place) => putMark(question, question.mark, place));
}

export const markJudge: Judge<MarkQuestion> = {
  isPossible: (question, given) =>
    typeof given === 'string' && sentencesOf(question).includes(given),
  isRight: ({ answer }, given) => given === answer,
  slipOf: (question, given) => slipFor(question, String(given)),
  answerText: ({ answer }) => answer,
  givenText: (_, given) => `You made “${String(given)}”`,
};
