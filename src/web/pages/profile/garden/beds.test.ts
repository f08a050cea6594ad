import { describe, expect, it } from 'vitest';
import type { Plant } from '#shared/contract/memory.ts';
import { bedOf } from '../../../shell/bed-of.ts';
import { bedsFrom, sampleOf } from './beds.ts';
import { comesBackText } from './comes-back.ts';

describe('the bed of an item', () => {
  it.each([
    ['word/island#meaning', 'meanings'],
    ['word/island#spelling', 'spellings'],
    ['Y3.GR.4/012', 'grammar'],
    ['Y2~Y1.GR.4/003', 'grammar'],
    ['fact/7×8', 'maths'],
    ['Y3.MD.1/r2', 'maths'],
  ])('the bed of an item of %j is %s', (item, bed) => {
    expect(bedOf(item)).toBe(bed);
  });
});

const facts = (stage: Plant['stage'], count: number): Plant[] =>
  Array.from({ length: count }, (_, number) => ({
    item: `fact/${stage}${number}`,
    label: `${number} × 2`,
    stage,
    thirsty: false,
  }));

it('the plants of a bed are sorted by growth, and then in counting order', () => {
  const { maths } = bedsFrom([...facts('seed', 1), ...facts('flower', 11)].toReversed());
  expect(maths.map(({ label }) => label).slice(1, 4)).toEqual(['1 × 2', '2 × 2', '3 × 2']);
  expect(maths.at(-1)?.stage).toBe('seed');
});

it('a large bed shows each stage in proportion, and a small one every plant', () => {
  const many = [...facts('flower', 200), ...facts('sprout', 200), ...facts('seed', 200)];
  const stages = sampleOf(many, 9).map(({ stage }) => stage);
  for (const stage of ['flower', 'sprout', 'seed'])
    expect(stages.filter((one) => one === stage)).toHaveLength(3);
  const few = facts('seed', 5);
  expect(sampleOf(few, 9)).toBe(few);
});

describe('what is due', () => {
  it.each([
    ['2026-11-20', 'Try it again today!'],
    ['2026-11-22', 'Try it again today!'],
    ['2026-11-23', 'It comes back tomorrow.'],
    ['2026-12-05', 'It comes back in 13 days.'],
    ['2026-12-06', 'It comes back on 6 Dec 2026.'],
  ])('on %s the garden says %j of what is due', (due, text) => {
    expect(comesBackText(due, new Date(2026, 10, 22, 23, 30))).toBe(text);
  });
});
