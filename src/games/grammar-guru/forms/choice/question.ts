// One of four, as it is dealt and judged.
import { z } from 'zod/mini';
import { questionSchema } from '../../question.ts';
import { dealtFormFields, slipFor, type Judge } from '../dealt.ts';

const { options, answer } = questionSchema.shape;

export const choiceQuestionSchema = z.strictObject({
  form: z.literal('choice'),
  ...dealtFormFields,
  options,
  answer,
});

export type ChoiceQuestion = z.output<typeof choiceQuestionSchema>;

export const choiceJudge: Judge<ChoiceQuestion> = {
  isPossible: ({ options }, given) => typeof given === 'string' && options.includes(given),
  isRight: ({ answer }, given) => given === answer,
  slipOf: (question, given) => slipFor(question, String(given)),
  answerText: ({ answer }) => answer,
  givenText: (_, given) => `You chose “${String(given)}”.`,
};
