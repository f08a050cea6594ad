import { describe, expect, it } from 'vitest';
import type { Review } from '#server/memory/recalibration.ts';
import { MODEL_NAMES } from './models.ts';
import { poolOf } from './pool.ts';
import { DEALINGS, recalledAfter } from './simulate.ts';

describe.each(MODEL_NAMES)('a simulated pupil of %s', (model) => {
  it.each(DEALINGS)(
    'a simulated pupil recalls some of a year’s items after rounds dealt by %s',
    async (dealing) => {
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
