import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seededRandom } from '#games/kit/rules/random.ts';
import type { DictionaryEntry } from '#games/kit/words/words.ts';
import { dealPairs } from './deal.ts';

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
const dealt = (seed: number, recent: readonly string[] = []) =>
  idsOf(dealPairs(LIST, seededRandom(seed), recent).start.pairs);

it('deals 10 different pairs, without the wrong definitions', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      expect(new Set(dealt(seed)).size).toBe(10);
    }),
  );
  const [pair] = dealPairs(LIST.slice(0, 1), seededRandom(1), []).start.pairs;
  expect(pair).toEqual({
    id: 'Y1.DD/0',
    objective: 'Y1.VO.1',
    word: 'word 0',
    definition: 'definition 0',
    sentence: 'A ___ of 0.',
  });
});

it('brings only unseen words while there are enough of them', () => {
  const recent = idsOf(LIST.slice(0, 10));
  expect(dealt(3, recent).filter((id) => recent.includes(id))).toEqual([]);
});

it('fills up with the words met longest ago when unseen ones run out', () => {
  const recent = idsOf(LIST.slice(0, 14));
  const metAgain = dealt(3, recent).filter((id) => recent.includes(id));
  expect(metAgain.toSorted()).toEqual(idsOf(LIST.slice(10, 14)).toSorted());
});

it('says which words were drawn', () => {
  const { start, drawn } = dealPairs(LIST, seededRandom(5), []);
  expect(drawn).toEqual(idsOf(start.pairs));
});
