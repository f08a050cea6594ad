// Deals one of four: options in random order, misconceptions beside them.
import { shuffle, type Random } from '../../../kit/random.ts';
import type { GrammarItem } from '../../item.ts';
import { dealtFrom, wrongAnswers } from '../deal-item.ts';
import type { ChoiceQuestion } from './question.ts';

export function dealChoice(item: GrammarItem, random: Random): ChoiceQuestion {
  const { answer, wrong } = item;
  const options = shuffle(random, [answer, ...wrong.map(({ text }) => text)]);
  return { ...dealtFrom(item), options, answer, ...wrongAnswers(wrong) };
}
