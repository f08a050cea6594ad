// Deals match four to four.
import { shuffle, type Random } from '../../../kit/random.ts';
import { dealtFrom, wrongAnswers, type DealtItem } from '../deal-item.ts';
import type { MatchItem } from './item.ts';
import type { MatchQuestion } from './question.ts';

export function dealMatch(item: DealtItem<MatchItem>, random: Random): MatchQuestion {
  const { form, pairs, slip } = item;
  const answer = pairs.map(({ left, right }): [string, string] => [left, right]);
  const left = shuffle(
    random,
    pairs.map((pair) => pair.left),
  );
  const right = shuffle(
    random,
    pairs.map((pair) => pair.right),
  );
  return { form, ...dealtFrom(item), left, right, answer, ...wrongAnswers([], slip) };
}
