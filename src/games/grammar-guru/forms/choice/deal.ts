// One of four, as it is dealt.
import type { FormDealer } from '../../../kit/rules/form.ts';
import { shuffle } from '../../../kit/rules/random.ts';
import type { GrammarItem } from '../../item.ts';
import { dealtFrom } from '../dealt-from.ts';
import type { ChoiceQuestion } from './form.ts';

export const choiceDealer: FormDealer<GrammarItem, ChoiceQuestion> = {
  deal: (item, random) => ({
    form: item.form,
    ...dealtFrom(item),
    options: shuffle(random, [item.answer, ...item.wrong.map(({ text }) => text)]),
    answer: item.answer,
  }),
  inWords: ({ answer, wrong }) => ({ shown: '', answer, wrong }),
};
