import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foundBy, SEEDS_A_DAY, STORY_PAGES, stopsAt, type GrowthByYear } from './journey.ts';
import { YEAR_GROUPS } from './years.ts';

describe('the stops of a journey', () => {
  it.each([
    ['nothing has grown', 0, 0],
    ['two seeds are planted', 2, 0],
    ['the third seed is planted', 3, 1],
    ['all the seeds of a first day are planted', SEEDS_A_DAY, 1],
    ['a second day has added a seed and less than a sprout', 11, 1],
    ['a second day has added two seeds', 12, 2],
    ['the next page is one short', 21, 2],
    ['it goes on', 22, 3],
    ['the story has been told', 72, 8],
    ['the first fact is one short', 91, 8],
    ['the first fact is reached', 92, 9],
    ['a year has grown much', 4072, 208],
  ])('when %s, at a growth of %d, %d stops are reached', (_, growth, stops) => {
    expect(stopsAt(growth)).toBe(stops);
  });
});

describe('what was found', () => {
  it('what was found is the story of each year as far as that year has grown, and facts from where stories end', () => {
    const found = foundBy([
      { year: 2, growth: 112 },
      { year: 3, growth: 12 },
      { year: 5, growth: 92 },
    ]);
    expect(found).toEqual({ pages: { 1: 0, 2: 8, 3: 2, 4: 0, 5: 8, 6: 0 }, facts: 3 });
  });

  it('what was found never becomes less by growing on, in whatever year', () => {
    const growths = fc.array(fc.nat(500), { minLength: 6, maxLength: 6 });
    const journey = (all: number[]): GrowthByYear =>
      YEAR_GROUPS.map((year, nth) => ({ year, growth: all[nth] ?? 0 }));
    fc.assert(
      fc.property(growths, fc.constantFrom(...YEAR_GROUPS), fc.nat(200), (all, grown, more) => {
        const before = foundBy(journey(all));
        const after = foundBy(
          journey(all.map((growth, nth) => (nth === grown - 1 ? growth + more : growth))),
        );
        expect(after.facts).toBeGreaterThanOrEqual(before.facts);
        for (const year of YEAR_GROUPS) {
          expect(after.pages[year]).toBeGreaterThanOrEqual(before.pages[year]);
          expect(after.pages[year]).toBeLessThanOrEqual(STORY_PAGES);
        }
      }),
    );
  });
});
