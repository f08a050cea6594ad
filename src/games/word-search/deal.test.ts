import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#games/kit/rules/random.ts';
import { NOTHING_REMEMBERED } from '#games/kit/rules/memory.ts';
import { wordItem } from '#games/kit/rules/items.ts';
import type { WordBank } from '#games/kit/words/words.ts';
import { loadBanks } from './banks.ts';
import { dealBoard, dealStart, pickLeastRecent } from './deal.ts';
import { startSchema } from './start.ts';

const bank = (id: string, words: string[]): WordBank => ({
  id,
  theme: id,
  objective: 'Y1.VO.1',
  words,
});
const farm = bank('farm', ['CAT', 'HORSE', 'LAMB']);
const sea = bank('sea', ['WHALE', 'CRAB', 'SHARK']);

it('a round uses the bank that was not met recently', () => {
  for (let seed = 0; seed < 20; seed++) {
    expect(
      dealBoard(1, [farm, sea], seededRandom(seed), ['farm'], NOTHING_REMEMBERED).drawn,
    ).toEqual(['sea']);
  }
});

it('a round hides at most ten words of a longer bank', () => {
  const many = ['ANT', 'BEE', 'CUP', 'DOG', 'EGG', 'FIG', 'HEN', 'INK', 'JAM', 'KEY', 'LEG', 'MOP'];
  const { words } = dealBoard(
    1,
    [bank('many', many)],
    seededRandom(5),
    [],
    NOTHING_REMEMBERED,
  ).start;
  expect(words).toHaveLength(10);
});

it.each([
  [1, 'space', 'SHIP', 'it takes people through space'],
  [5, 'forces', 'SPRING', 'a coil of wire that goes back to its shape when you let go'],
  [6, 'maths-words', 'VOLUME', 'the space that a solid shape takes up'],
] as const)(
  'a word of Year %i under “%s” is explained by what %s means there: %s',
  async (year, name, word, meaning) => {
    const others = (await loadBanks(year)).filter(({ id }) => id !== `Y${year}.WS/${name}`);
    const item = wordItem('island', 'meaning');
    const known = { item, recall: 0.9, stability: 9, isDue: false, lastMet: new Date(0) };
    const dealt = await dealStart({
      year,
      random: seededRandom(1),
      recent: others.map(({ id }) => id),
      memory: { ...NOTHING_REMEMBERED, items: new Map([[item, known]]) },
      countdown: 1,
    });
    const { words } = startSchema.parse(dealt.start);
    expect(words.find((one) => one.word === word)).toMatchObject({ meaning });
  },
);

it('the same seed gives the same round', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const deal = () => dealBoard(2, [farm, sea], seededRandom(seed), [], NOTHING_REMEMBERED);
      expect(deal()).toEqual(deal());
    }),
    { numRuns: 10 },
  );
});

const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

describe('the least recent of some items', () => {
  it('a pick is never a recent item while another is left', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.subarray(['a', 'b', 'c', 'd'], { maxLength: 3 }),
        (seed, met) => {
          expect(met).not.toContain(pickLeastRecent(seededRandom(seed), items, met).id);
        },
      ),
    );
  });

  it('a pick is the item met longest ago if all are recent', () => {
    expect(pickLeastRecent(seededRandom(1), items, ['d', 'b', 'a', 'c']).id).toBe('c');
  });

  it('every item that is not recent is picked sooner or later', () => {
    const drawn = new Set<string>();
    for (let seed = 0; seed < 60; seed++)
      drawn.add(pickLeastRecent(seededRandom(seed), items, ['b']).id);
    expect([...drawn].toSorted()).toEqual(['a', 'c', 'd']);
  });

  it('there must be something to pick from', () => {
    expect(() => pickLeastRecent(seededRandom(1), [], [])).toThrow(RangeError);
  });
});
