import { expect, it } from 'vitest';
import { namedSteps, stepsOf, type Step } from './growth.ts';
import { review } from './schedule.ts';

const now = new Date('2026-11-20T10:00:00Z');
const plant = (bestStability: number) => ({ ...review(null, 'good', now), bestStability });
const step = (item: string, to: Step['to']): Step => ({ item, from: null, to });

it('a round grows the plants that are new or have reached their next stage', () => {
  const before = new Map([
    ['fact/2×3', plant(1)],
    ['fact/4×5', plant(4)],
    ['fact/6×7', plant(4)],
  ]);
  const after = new Map([
    ['fact/2×3', plant(2)],
    ['fact/4×5', plant(5)],
    ['fact/6×7', plant(21)],
    ['fact/8×9', plant(2)],
  ]);
  expect(stepsOf(before, after)).toEqual([
    { item: 'fact/6×7', from: 'sprout', to: 'flower' },
    { item: 'fact/8×9', from: null, to: 'seed' },
  ]);
});

it('the result names the furthest grown plants first, one of each name and stage, and five at most', () => {
  const steps = [
    step('Y3.GR.2/001', 'seed'),
    step('Y3.GR.2/002', 'seed'),
    step('own/7#spelling', 'seed'),
    step('own/8#spelling', 'seed'),
    step('word/isle#meaning', 'sprout'),
    step('word/pier#meaning', 'flower'),
    step('fact/7×8', 'seed'),
    step('fact/7×9', 'seed'),
  ];
  const named = namedSteps(steps, new Map([[7, 'gnome']]));
  expect(named.map(({ label, stage }) => `${label} ${stage}`)).toEqual([
    'pier flower',
    'isle sprout',
    'a or an seed',
    'gnome seed',
    '7 × 8 seed',
  ]);
  const inYear1 = namedSteps([step('fact/2×5', 'seed')], new Map(), 1);
  expect(inYear1.map(({ label }) => label)).toEqual(['2 groups of 5']);
});
