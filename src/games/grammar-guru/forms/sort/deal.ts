// Deals sort into two boxes.
import { shuffle, type Random } from '../../../kit/random.ts';
import { dealtFrom, wrongAnswers, type DealtItem } from '../deal-item.ts';
import type { SortItem } from './item.ts';
import type { SortQuestion } from './question.ts';

export function dealSort(item: DealtItem<SortItem>, random: Random): SortQuestion {
  const { form, boxes } = item;
  const answer = boxes.flatMap(({ name, words }) =>
    words.map((word): [string, string] => [word, name]),
  );
  const words = shuffle(
    random,
    answer.map(([word]) => word),
  );
  const names = boxes.map(({ name }) => name);
  const wrong = wrongAnswers(
    boxes.flatMap((box) => box.words.map((text) => ({ text, slip: box.slip }))),
  );
  return { form, ...dealtFrom(item), boxes: names, words, answer, ...wrong };
}
