import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickFresh } from './fresh.ts';
import { seededRandom } from './random.ts';

const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

describe('pickFresh', () => {
  it('pickFresh never returns a recent item while another is left', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.subarray(['a', 'b', 'c', 'd'], { maxLength: 3 }),
        (seed, met) => {
          expect(met).not.toContain(pickFresh(seededRandom(seed), items, met).id);
        },
      ),
    );
  });

  it('pickFresh returns the item met longest ago if all are recent', () => {
    expect(pickFresh(seededRandom(1), items, ['d', 'b', 'a', 'c']).id).toBe('c');
  });

  it('pickFresh returns every unmet item sooner or later', () => {
    const drawn = new Set<string>();
    for (let seed = 0; seed < 60; seed++) drawn.add(pickFresh(seededRandom(seed), items, ['b']).id);
    expect([...drawn].toSorted()).toEqual(['a', 'c', 'd']);
  });

  it('pickFresh needs at least one item', () => {
    expect(() => pickFresh(seededRandom(1), [], [])).toThrow(RangeError);
  });
});
