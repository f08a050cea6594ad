// Deals sort into two boxes.
import { onceForEach } from '../../../kit/rules/once.ts';
import { shuffle, type Random } from '../../../kit/rules/random.ts';
import { dealtFrom, wrongAnswers, type DealtItem } from '../deal-item.ts';
import type { SortItem } from './item.ts';
import type { SortQuestion } from './question.ts';

const sameAlways = onceForEach((item: DealtItem<SortItem>) => {
  const { form, boxes } = item;
  const answer = boxes.flatMap(({ name, words }) =>
    words.map((word): [string, string] => [word, name]),
  );
  const names = boxes.map(({ name }) => name);
  const wrong = wrongAnswers(
    boxes.flatMap((box) => box.words.map((text) => ({ text, slip: box.slip }))),
  );
  return { form, ...dealtFrom(item), boxes: names, answer, ...wrong };
});

export function dealSort(item: DealtItem<SortItem>, random: Random): SortQuestion {
  const dealt = sameAlways(item);
  const words = shuffle(
    random,
    dealt.answer.map(([word]) => word),
  );
  return { ...dealt, words };
}
