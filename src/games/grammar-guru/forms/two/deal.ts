// Deals tick two of five.
import { onceForEach } from '../../../kit/rules/once.ts';
import { shuffle, type Random } from '../../../kit/rules/random.ts';
import { dealtFrom, wrongAnswers, type DealtItem } from '../deal-item.ts';
import type { TwoItem } from './item.ts';
import type { TwoQuestion } from './question.ts';

const sameAlways = onceForEach((item: DealtItem<TwoItem>) => {
  const { form, answers, wrong } = item;
  return { form, ...dealtFrom(item), answer: answers, ...wrongAnswers(wrong) };
});

export function dealTwo(item: DealtItem<TwoItem>, random: Random): TwoQuestion {
  const { answers, wrong } = item;
  const options = shuffle(random, [...answers, ...wrong.map(({ text }) => text)]);
  return { ...sameAlways(item), options };
}
