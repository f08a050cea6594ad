import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickOne, pickSome, randomInt, seededRandom, shuffle } from './random.ts';

describe('seededRandom', () => {
  it('seededRandom repeats its draws for the same seed, and differs for another', () => {
    const draws = (seed: number) => Array.from({ length: 5 }, seededRandom(seed));
    expect(draws(7)).toEqual(draws(7));
    expect(draws(7)).not.toEqual(draws(8));
  });

  it('seededRandom stays from 0 to below 1 and fills the range evenly', () => {
    const random = seededRandom(1);
    const tenths = Array.from({ length: 10 }, () => 0);
    for (let i = 0; i < 10_000; i++) {
      const tenth = Math.floor(random() * 10);
      tenths[tenth] = (tenths[tenth] ?? NaN) + 1;
    }
    for (const count of tenths) expect(count).toBeGreaterThan(850);
  });
});

describe('draws', () => {
  it('randomInt stays within both ends', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: -50, max: 50 }),
        fc.nat(100),
        (seed, min, span) => {
          const drawn = randomInt(seededRandom(seed), min, min + span);
          expect(drawn).toBeGreaterThanOrEqual(min);
          expect(drawn).toBeLessThanOrEqual(min + span);
        },
      ),
    );
  });

  it('shuffle keeps every item exactly once', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.integer()), (seed, items) => {
        expect(shuffle(seededRandom(seed), items).toSorted()).toEqual(items.toSorted());
      }),
    );
  });

  it('pickSome returns at most all items, and pickOne needs at least one', () => {
    expect(pickSome(seededRandom(1), [1, 2], 5)).toHaveLength(2);
    expect(() => pickOne(seededRandom(1), [])).toThrow(RangeError);
  });
});
