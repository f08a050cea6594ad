import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seededRandom } from '#games/kit/rules/random.ts';
import type { DictionaryEntry } from '#games/kit/words/words.ts';
import type { YearGroup } from '#shared/years.ts';
import { NOTHING_REMEMBERED } from '#games/kit/rules/memory.ts';
import { dealPairs, poolOfWords } from './deal.ts';
import { pagesOf } from './start.ts';

const entry = (number: number): DictionaryEntry => ({
  id: `Y1.DD/${number}`,
  objective: 'Y1.VO.1',
  word: `word ${number}`,
  definition: `definition ${number}`,
  wrongDefinition: `wrong ${number}`,
  sentence: `A ___ of ${number}.`,
});
const LIST = Array.from({ length: 20 }, (_, number) => entry(number));
const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
const deal = (
  entries: readonly DictionaryEntry[],
  seed: number,
  recent: readonly string[] = [],
  year: YearGroup = 3,
) =>
  dealPairs(poolOfWords(entries), {
    year,
    random: seededRandom(seed),
    recent,
    memory: NOTHING_REMEMBERED,
  });
const dealt = (seed: number, recent: readonly string[] = []) =>
  idsOf(deal(LIST, seed, recent).start.pairs);

it('a round of Dictionary Detective has 10 different pairs, without the wrong definitions', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      expect(new Set(dealt(seed)).size).toBe(10);
    }),
  );
  const [pair] = deal(LIST.slice(0, 1), 1).start.pairs;
  expect(pair).toEqual({
    id: 'Y1.DD/0',
    objective: 'Y1.VO.1',
    word: 'word 0',
    definition: 'definition 0',
    sentence: 'A ___ of 0.',
  });
});

it('a round of Dictionary Detective brings only unseen words while there are enough of them', () => {
  const recent = idsOf(LIST.slice(0, 10));
  expect(dealt(3, recent).filter((id) => recent.includes(id))).toEqual([]);
});

it('a round of Dictionary Detective fills up with words met lately when unseen ones run out', () => {
  const recent = idsOf(LIST.slice(0, 14));
  const pairs = dealt(3, recent);
  expect(pairs).toHaveLength(10);
  expect(pairs).toEqual(expect.arrayContaining(idsOf(LIST.slice(14))));
});

it('a deal of Dictionary Detective says which words were drawn', () => {
  const { start, drawn } = deal(LIST, 5);
  expect(drawn).toEqual(idsOf(start.pairs));
});

it('Years 1 and 2 get two pages of five pairs, the other years one page of ten', () => {
  const pages = (year: YearGroup) => pagesOf(deal(LIST, 5, [], year).start).map(idsOf);
  for (const year of [1, 2] as const)
    expect(pages(year)).toMatchObject([{ length: 5 }, { length: 5 }]);
  for (const year of [3, 6] as const) expect(pages(year)).toMatchObject([{ length: 10 }]);
});

it('words of one kind stand on one page', () => {
  const kinds = ['body', undefined, 'food', 'body', 'food', 'body', undefined, 'food'] as const;
  const words = kinds.map((kind, number): DictionaryEntry => ({ ...entry(number), kind }));
  const [first = [], second = []] = pagesOf(deal(words, 5, [], 1).start);
  const kindsOf = (page: readonly { id: string }[]) =>
    page.map(({ id }) => words.find((word) => word.id === id)?.kind).filter(Boolean);
  expect([kindsOf(first), kindsOf(second)].toSorted()).toEqual([
    ['body', 'body', 'body'],
    ['food', 'food', 'food'],
  ]);
});
