// Deals put in order.
import { onceForEach } from '../../../kit/rules/once.ts';
import { shuffle, type Random } from '../../../kit/rules/random.ts';
import { isSameAnswer } from '../../../kit/rules/quiz.ts';
import { dealtFrom, wrongAnswers, type DealtItem } from '../deal-item.ts';
import type { OrderItem } from './item.ts';
import type { OrderQuestion } from './question.ts';

const sameAlways = onceForEach((item: DealtItem<OrderItem>) => {
  const { form, parts, slip } = item;
  return { form, ...dealtFrom(item), answer: parts, ...wrongAnswers([], slip) };
});

export function dealOrder(item: DealtItem<OrderItem>, random: Random): OrderQuestion {
  const { parts, also } = item;
  const shuffled = disorder(parts, also ?? [], random);
  const dealt = { ...sameAlways(item), parts: shuffled };
  return also ? { ...dealt, also } : dealt;
}

/** The parts in an order that is not right. */
function disorder(parts: readonly string[], also: readonly string[][], random: Random): string[] {
  const right = [parts, ...also];
  const isRight = (order: readonly string[]) => right.some((one) => isSameAnswer(one, order));
  let order = shuffle(random, parts);
  // Turned once or twice where chance gives a right order; the last turn is kept where nearly every order is right.
  for (let turn = 1; turn < parts.length && isRight(order); turn++) {
    order = [...order.slice(1), ...order.slice(0, 1)];
  }
  return order;
}
