// Deals one of four.
import { onceForEach } from '../../../kit/rules/once.ts';
import { shuffle, type Random } from '../../../kit/rules/random.ts';
import type { GrammarItem } from '../../item.ts';
import { dealtFrom, wrongAnswers } from '../deal-item.ts';
import type { ChoiceQuestion } from './question.ts';

const sameAlways = onceForEach((item: GrammarItem) => {
  const { answer, wrong } = item;
  return { form: 'choice' as const, ...dealtFrom(item), answer, ...wrongAnswers(wrong) };
});

export function dealChoice(item: GrammarItem, random: Random): ChoiceQuestion {
  const { answer, wrong } = item;
  const options = shuffle(random, [answer, ...wrong.map(({ text }) => text)]);
  return { ...sameAlways(item), options };
}
