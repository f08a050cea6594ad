import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#games/kit/rules/random.ts';
import { FORM_ITEMS } from '#testing/form-items.ts';
import { BANKS } from './banks.ts';
import type { GuruItem } from './forms/dealers.ts';
import {
  breaksNeeded,
  isChoice,
  isMixable,
  isMixableAnyhow,
  mixForms,
  MOST_IN_A_ROW,
} from './mixing.ts';

const CHOICES = BANKS[3].filter(isChoice);
const choices = (count: number): GuruItem[] => CHOICES.slice(0, count);
const others = (count: number): GuruItem[] => FORM_ITEMS.slice(0, count);

/** The longest run of questions with four options. */
function longestRun(items: readonly GuruItem[]): number {
  let [longest, run] = [0, 0];
  for (const item of items) {
    run = isChoice(item) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

describe('mixing forms', () => {
  it.each<[string, GuruItem[][], number]>([
    ['four', [choices(4)], 0],
    ['five', [choices(5)], 1],
    ['five with another beside them', [[...choices(5), ...others(1)]], 0],
    ['ten', [choices(10)], 2],
    ['four and four', [choices(4), choices(4)], 1],
    ['four, and four with another', [choices(4), [...choices(4), ...others(1)]], 0],
    ['four, another, and four', [choices(4), others(1), choices(4)], 0],
    ['six, and then the others', [choices(6), others(4)], 1],
  ])('mixing forms needs for %s so many others', (_, steps, needed) => {
    expect(breaksNeeded(steps)).toBe(needed);
  });

  it('mixing forms limits the run of every other form too', () => {
    const same = Array.from({ length: 5 }, () => others(1)).flat();
    expect(isMixable([same.slice(1)], 10)).toBe(true);
    expect(isMixable([same], 10)).toBe(false);
  });

  it('counting alone guarantees mixing only for items that can be mixed in any steps', () => {
    const anyCounts = fc.array(fc.record({ choices: fc.nat(6), others: fc.nat(3) }));
    fc.assert(
      fc.property(anyCounts, fc.integer({ min: 1, max: 10 }), (counts, length) => {
        const steps = counts.map((count) => [...choices(count.choices), ...others(count.others)]);
        const items = steps.flat();
        const notChoices = items.filter((item) => !isChoice(item)).length;
        const isCertain = isMixableAnyhow(items.length, notChoices, length);
        expect(isCertain && !isMixable(steps, length)).toBe(false);
      }),
    );
    expect(isMixableAnyhow(8, 0, 10)).toBe(true);
    expect(isMixableAnyhow(2, 2, 1)).toBe(false);
  });

  it('mixing forms makes the shortest runs that the steps allow, and keeps every step together', () => {
    const anyStep = fc.record({ choices: fc.nat(6), others: fc.nat(3) });
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 4 }), fc.integer(), (counts, seed) => {
        let at = 0;
        const steps = counts.map((count) => {
          const own = CHOICES.slice(at, at + count.choices);
          at += count.choices;
          return [...own, ...others(count.others)];
        });
        const mixed = mixForms(steps, seededRandom(seed));
        let from = 0;
        for (const step of steps) {
          expect(new Set(mixed.slice(from, from + step.length))).toEqual(new Set(step));
          from += step.length;
        }
        const most = breaksNeeded(steps) === 0 ? MOST_IN_A_ROW : mixed.length;
        expect(longestRun(mixed)).toBeLessThanOrEqual(most);
      }),
    );
  });
});
