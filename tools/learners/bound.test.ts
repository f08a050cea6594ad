import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostRecalled } from './bound.ts';
import { MODEL_NAMES, MODELS, type Held } from './models.ts';
import { seededRandom } from '#games/kit/rules/random.ts';

/** The probability of recall is 0.1, and 0.3 more after each answer, on any day. */
const steady = (recall: number): Held => ({
  recallOn: () => recall,
  meetOn: () => [{ probability: 1, isKnown: true, next: steady(Math.min(1, recall + 0.3)) }],
});

/** For sums of decimal numbers, in items. */
const ROUNDING = 1e-9;

const sum = (values: readonly number[]) => values.reduce((one, other) => one + other, 0);

describe('the bound on any way of dealing', () => {
  const capacity = { days: [0, 1, 2], items: 100, measuredOn: 30 };

  it.each([
    ['without answers is what was there', 0, 10],
    ['is what every answer adds where all add the same', 10, 10 + 30 * 0.3],
    ['is all items where there are answers enough', 100, 100],
  ])('the bound is right: %s', (_, perRound, most) => {
    expect(mostRecalled([steady(0.1)], { ...capacity, perRound })).toBeCloseTo(most, 1);
  });

  // An average over all orders, because a single order may happen to begin with the items that gain most.
  it.each(MODEL_NAMES)(
    'the bound is at least what asking each item once in any order achieves, with %s',
    (model) => {
      fc.assert(
        fc.property(fc.integer(), fc.integer({ min: 1, max: 20 }), (seed, perRound) => {
          const mind = MODELS[model](seededRandom(seed));
          const items = Array.from({ length: 60 }, (_, nth) => mind.held(`${nth}`));
          const { days, measuredOn } = capacity;
          const most = mostRecalled(items, { days, measuredOn, items: items.length, perRound });
          const gains = items.flatMap((held) =>
            days.map((day) => {
              const after = held
                .meetOn(day)
                .map(({ probability, next }) => probability * next.recallOn(measuredOn));
              return sum(after) - held.recallOn(measuredOn);
            }),
          );
          const unasked = sum(items.map((held) => held.recallOn(measuredOn)));
          const inAnyOrder = unasked + (perRound / items.length) * sum(gains);
          expect(most).toBeGreaterThan(inAnyOrder - ROUNDING);
        }),
        { numRuns: 10 },
      );
    },
  );
});

it.each(MODEL_NAMES)('the probabilities of a meeting’s outcomes add up to 1 in %s', (model) => {
  let held = MODELS[model](seededRandom(1)).held('item');
  for (const day of [0, 0, 3, 10]) {
    const outcomes = held.meetOn(day);
    expect(outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
    held = outcomes[0]?.next ?? held;
  }
});
