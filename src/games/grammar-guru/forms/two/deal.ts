// Deals tick two of five.
import { shuffle, type Random } from '../../../kit/random.ts';
import { dealtFrom, wrongAnswers, type DealtItem } from '../deal-item.ts';
import type { TwoItem } from './item.ts';
import type { TwoQuestion } from './question.ts';

export function dealTwo(item: DealtItem<TwoItem>, random: Random): TwoQuestion {
  const { form, answers, wrong } = item;
  const options = shuffle(random, [...answers, ...wrong.map(({ text }) => text)]);
  return { form, ...dealtFrom(item), options, answer: answers, ...wrongAnswers(wrong) };
}
