// One of four.
import { z } from 'zod/mini';
import { defineForm } from '../../../kit/rules/form.ts';
import { questionSchema } from '../../question.ts';
import { dealtFormFields, quoted, RIGHT, wrongBy } from '../dealt.ts';

const { options, answer } = questionSchema.shape;

export const choice = defineForm({
  ask: z.strictObject({ form: z.literal('choice'), ...dealtFormFields, options, answer }),
  judge(question, given) {
    if (typeof given !== 'string' || !question.options.includes(given)) return null;
    return given === question.answer ? RIGHT : wrongBy(question, given);
  },
  answerText: (_, answer) => String(answer),
  reminder: (_, given) => quoted('You chose', [String(given)]),
});

export type ChoiceQuestion = z.output<typeof choice.ask>;
