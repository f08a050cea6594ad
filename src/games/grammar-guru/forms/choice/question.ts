// One of four, as it is dealt and judged; it names no form, because it is older than the others.
import { z } from 'zod/mini';
import { dealtFields } from '../../../kit/quiz-start.ts';
import { questionSchema } from '../../question.ts';
import { slipFor, type Judge } from '../dealt.ts';

export const choiceQuestionSchema = z.strictObject({ ...questionSchema.shape, ...dealtFields });

export type ChoiceQuestion = z.output<typeof choiceQuestionSchema>;

export const choiceJudge: Judge<ChoiceQuestion> = {
  isPossible: ({ options }, given) => typeof given === 'string' && options.includes(given),
  isRight: ({ answer }, given) => given === answer,
  slipOf: (question, given) => slipFor(question, String(given)),
  answerText: ({ answer }) => answer,
  givenText: (_, given) => `You chose “${String(given)}”.`,
};
