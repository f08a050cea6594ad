// Deals match four to four.
import { onceForEach } from '../../../kit/rules/once.ts';
import { shuffle, type Random } from '../../../kit/rules/random.ts';
import { dealtFrom, wrongAnswers, type DealtItem } from '../deal-item.ts';
import type { MatchItem } from './item.ts';
import type { MatchQuestion } from './question.ts';

const sameAlways = onceForEach((item: DealtItem<MatchItem>) => {
  const { form, pairs, slip } = item;
  const answer = pairs.map(({ left, right }): [string, string] => [left, right]);
  return { form, ...dealtFrom(item), answer, ...wrongAnswers([], slip) };
});

export function dealMatch(item: DealtItem<MatchItem>, random: Random): MatchQuestion {
  const { pairs } = item;
  const left = shuffle(
    random,
    pairs.map((pair) => pair.left),
  );
  const right = shuffle(
    random,
    pairs.map((pair) => pair.right),
  );
  return { ...sameAlways(item), left, right };
}
