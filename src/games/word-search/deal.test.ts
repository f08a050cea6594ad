import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#games/kit/rules/random.ts';
import { NOTHING_REMEMBERED } from '#games/kit/rules/memory.ts';
import type { WordBank } from '#games/kit/words/words.ts';
import { dealBoard, pickLeastRecent } from './deal.ts';

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
