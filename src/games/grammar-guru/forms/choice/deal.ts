// Deals one of four: options in random order, misconceptions beside them.
import { onceForEach } from '../../../kit/once.ts';
import { shuffle, type Random } from '../../../kit/random.ts';
import type { GrammarItem } from '../../item.ts';
import { dealtFrom, slipsByPlace, wrongAnswers } from '../deal-item.ts';
import type { ChoiceQuestion } from './question.ts';

const sameAlways = onceForEach((item: GrammarItem) => {
  const { answer, wrong } = item;
  return { ...dealtFrom(item), answer, ...wrongAnswers(wrong) };
});

export function dealChoice(item: GrammarItem, random: Random): ChoiceQuestion {
  const { answer, wrong } = item;
  const options = shuffle(random, [answer, ...wrong.map(({ text }) => text)]);
  return { ...sameAlways(item), options, slips: slipsByPlace(options, wrong) };
}
