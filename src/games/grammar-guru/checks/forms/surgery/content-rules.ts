// Sentence surgery: its tiles are different, and its right answers are the good orders of its tiles, all of them and no others.
import type { Finding } from '#games/kit/checks/content.ts';
import { text } from '#games/kit/checks/texts.ts';
import type { SurgeryItem } from '../../../forms/surgery/deal.ts';
import { sentenceOf } from '../../../forms/surgery/form.ts';
import { checkDifferent, checkWords, SENTENCE_WORDS, type FormRules } from '../form-rules.ts';
import { goodOrders } from './grammar.ts';

const MOST_TILES = 8;

/** All right answers, as an author writes them. */
const ordersIn = ({ tiles, also = [] }: SurgeryItem) => [Object.keys(tiles), ...also];

export const surgeryRules: FormRules<SurgeryItem> = {
  textsOf: (item) => [
    text(item.id, 'sentence', item.sentence),
    ...ordersIn(item).map((order, nth) => {
      // Pupils may make the others, which then lack a comma that no tile has; only the first is shown.
      const kind = nth === 0 ? 'answer' : 'distractor';
      return text(item.id, kind, sentenceOf(order, item.end ?? '.'));
    }),
    ...item.spare.map((tile) => text(item.id, 'distractor', tile.text)),
  ],
  sentencesOf: (item) => [item.sentence, sentenceOf(Object.keys(item.tiles), item.end ?? '.')],
  check: (item, year) => [
    ...checkDifferent(item.id, 'tiles', [
      ...Object.keys(item.tiles),
      ...item.spare.map((tile) => tile.text),
    ]),
    ...checkWords(
      item.id,
      [item.sentence, Object.keys(item.tiles).join(' ')],
      SENTENCE_WORDS[year] + 2,
    ),
    ...checkTiles(item),
    ...checkOrders(item),
  ],
};

function checkTiles({ id, tiles, spare }: SurgeryItem): Finding[] {
  const count = Object.keys(tiles).length + spare.length;
  if (count <= MOST_TILES) return [];
  return [{ id, rule: 'surgery-tiles', message: `has ${count} tiles` }];
}

function checkOrders(item: SurgeryItem): Finding[] {
  const { id, tiles, end = '.' } = item;
  const listed = new Map(ordersIn(item).map((order) => [order.join(' / '), order]));
  const good = new Set(goodOrders(tiles, end).map((order) => order.join(' / ')));
  return [
    ...[...listed.keys()]
      .filter((order) => !good.has(order))
      .map((order) => ({ id, rule: 'surgery-bad', message: `“${order}” is no good order` })),
    ...[...good]
      .filter((order) => !listed.has(order))
      .map((order) => ({ id, rule: 'surgery-missing', message: `“${order}” is right as well` })),
    ...checkDifferent(
      id,
      'orders',
      ordersIn(item).map((order) => order.join(' / ')),
    ),
  ];
}
