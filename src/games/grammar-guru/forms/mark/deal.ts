// Deals put the mark where it goes.
import { onceForEach } from '../../../kit/rules/once.ts';
import { dealtFrom, wrongAnswers, type DealtItem } from '../deal-item.ts';
import type { MarkItem } from './item.ts';
import { cutSentence, sentenceOf } from './places.ts';
import type { MarkQuestion } from './question.ts';

export const dealMark = onceForEach((item: DealtItem<MarkItem>): MarkQuestion => {
  const { form, sentence, mark, wrong, slip } = item;
  const named = wrong.map((other) => ({ text: sentenceOf(other.text), slip: other.slip }));
  return {
    form,
    ...dealtFrom(item),
    mark,
    ...cutSentence(sentence, mark),
    answer: sentenceOf(sentence),
    ...wrongAnswers(named, slip),
  };
});
