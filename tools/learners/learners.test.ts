import { describe, expect, it } from 'vitest';
import type { Review } from '#server/memory/recalibration.ts';
import { MODEL_NAMES } from './models.ts';
import { poolOf } from './pool.ts';
import { DEALINGS, recalledAfter } from './simulate.ts';

const [ONE_MODEL, ...OTHER_MODELS] = MODEL_NAMES;

describe('a simulated pupil', () => {
  it.each([
    ...DEALINGS.map((dealing) => ({ model: ONE_MODEL, dealing })),
    ...OTHER_MODELS.map((model) => ({ model, dealing: 'memory' as const })),
  ])(
    'a simulated pupil of $model recalls some of a year’s items after rounds dealt by $dealing',
    async ({ model, dealing }) => {
      const trial = { model, year: 2, dealing, seed: 1 } as const;
      const items = Object.values(await poolOf(2)).reduce((sum, { size }) => sum + size, 0);
      const recalled = await recalledAfter(trial);
      expect(recalled).toBeGreaterThan(0);
      expect(recalled).toBeLessThan(items);
    },
  );
});

it('a simulated pupil reports their reviews, and the same seed gives the same pupil', async () => {
  const reviews: Review[] = [];
  const trial = { model: MODEL_NAMES[0], year: 2, dealing: 'memory', seed: 1 } as const;
  const recalled = await recalledAfter(trial, reviews);
  expect(reviews.length).toBeGreaterThan(100);
  expect(await recalledAfter(trial)).toBe(recalled);
});
