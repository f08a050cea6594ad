// Put in order: different parts, and other right orders of the same parts.
import type { Finding } from '#games/kit/checks/content.ts';
import { text } from '#games/kit/checks/texts.ts';
import {
  checkDifferent,
  checkWords,
  OPTION_WORDS,
  SENTENCE_WORDS,
  type FormRules,
} from '../form-rules.ts';
import type { OrderItem } from '../../../forms/order/deal.ts';

const MOST_SENTENCES = 4;

export const orderRules: FormRules<OrderItem> = {
  textsOf: ({ id, parts }) => [text(id, 'answer', parts.join(' '))],
  sentencesOf: ({ parts }) => [parts.join(' ')],
  check: (item, year) => [
    ...checkDifferent(item.id, 'parts', item.parts),
    ...(areSentences(item)
      ? [...checkWords(item.id, item.parts, OPTION_WORDS[year]), ...checkAmount(item)]
      : checkWords(item.id, [item.parts.join(' ')], SENTENCE_WORDS[year])),
    ...checkAlso(item),
  ],
};

/** Whether the parts make a text, and not a sentence. */
function areSentences({ parts }: OrderItem): boolean {
  return parts.every((part) => /[.?!]”?$/.test(part));
}

function checkAmount({ id, parts }: OrderItem): Finding[] {
  if (parts.length <= MOST_SENTENCES) return [];
  return [{ id, rule: 'order-sentences', message: `has more than ${MOST_SENTENCES} sentences` }];
}

function checkAlso({ id, parts, also = [] }: OrderItem): Finding[] {
  const sorted = (order: readonly string[]) => order.toSorted().join('\n');
  const others = also.filter((order) => sorted(order) !== sorted(parts));
  return [
    ...others.map((order) => ({
      id,
      rule: 'order-also',
      message: `“${order.join(' / ')}” has other parts`,
    })),
    ...checkDifferent(
      id,
      'orders',
      [parts, ...also].map((order) => order.join(' / ')),
    ),
  ];
}
