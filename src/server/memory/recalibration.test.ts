import fc from 'fast-check';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { seededRandom } from '#games/kit/rules/random.ts';
import { CalibrationSums, type Calibration } from './calibration.ts';
import {
  corrected,
  fitWeights,
  judgePredictions,
  NO_CORRECTION,
  reviewOf,
  type Review,
} from './recalibration.ts';
import { review } from './schedule.ts';

const ITEM = { elapsed: 2, stability: 3, repetitions: 1, lapses: 0 };

/** `count` reviews on one day, the first `recalled` of which come true. */
const some = (day: string, predicted: number, count: number, recalled: number): Review[] =>
  Array.from({ length: count }, (_, nth) => ({
    ...ITEM,
    day,
    predicted,
    isRecalled: nth < recalled,
  }));

/** A day in spring; a greater number is a later day. */
const dayOf = (nth: number) => new Date(Date.UTC(2026, 2, 1 + nth)).toISOString().slice(0, 10);

function measured(reviews: readonly Review[], predict: (review: Review) => number): Calibration {
  const sums = new CalibrationSums();
  for (const one of reviews) sums.add({ predicted: predict(one), isRecalled: one.isRecalled });
  const result = sums.result();
  if (!result) throw new Error('There are no reviews.');
  return result;
}

const anyReview = fc.record({
  predicted: fc.double({ min: 0, max: 1, noNaN: true }),
  isRecalled: fc.boolean(),
  day: fc.nat(40).map(dayOf),
  elapsed: fc.integer({ min: 1, max: 1000 }),
  stability: fc.double({ min: 0.001, max: 36_500, noNaN: true }),
  repetitions: fc.integer({ min: 1, max: 32_767 }),
  lapses: fc.integer({ min: 0, max: 32_767 }),
});

/**
 * Reviews over thirty days of items that are forgotten faster than FSRS expects, the more so the more lapses they had.
 */
function forgetful(seed: number, count: number): Review[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, nth) => {
    const [elapsed, lapses] = [1 + Math.floor(10 * random()), Math.floor(4 * random())];
    const stability = 1 + 20 * random();
    const truth = Math.exp((-elapsed * (1 + lapses)) / (4 * stability));
    return {
      predicted: Math.exp((-elapsed * 0.105) / stability),
      isRecalled: random() < truth,
      day: dayOf(Math.floor((30 * nth) / count)),
      elapsed,
      stability,
      repetitions: 1 + lapses,
      lapses,
    };
  });
}

describe('a review', () => {
  it('from the day after the last review, a review has the prediction for the item and the outcome', () => {
    const state = review(null, 'good', new Date('2026-03-01T12:00'));
    expect(reviewOf(state, 'good', new Date('2026-03-01T18:00'))).toBeNull();
    expect(reviewOf(state, 'again', new Date('2026-03-03T08:00'))).toEqual({
      predicted: expect.closeTo(0.91, 1),
      isRecalled: false,
      day: '2026-03-03',
      elapsed: 2,
      stability: state.stability,
      repetitions: 1,
      lapses: 0,
    });
  });
});

describe('what reviews teach', () => {
  it('the learnt correction never explains the reviews worse than FSRS', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyReview, { minLength: 1, maxLength: 200 }), async (reviews) => {
        const correction = { ...NO_CORRECTION, weights: await fitWeights(reviews) };
        const after = measured(reviews, (one) => corrected(one, correction));
        // Within the limit that keeps certainties finite.
        const { logLoss } = measured(reviews, ({ predicted }) => predicted);
        expect(after.logLoss).toBeLessThanOrEqual(logLoss + 1e-4);
      }),
      { numRuns: 50 },
    );
  });

  it('without reviews nothing is learnt and predictions stay as they are', async () => {
    const correction = { ...NO_CORRECTION, weights: await fitWeights([]) };
    expect(correction).toEqual(NO_CORRECTION);
    fc.assert(
      fc.property(anyReview, (one) => {
        expect(corrected(one, correction)).toBeCloseTo(one.predicted, 3);
      }),
    );
  });

  it.each([
    [0.9, 600, 0.6],
    [0.5, 600, 0.6],
    [0.9, 1000, 1],
    [0.9, 0, 0],
    [1, 300, 0.3],
  ])(
    'if FSRS always predicts %d and %d of 1000 are recalled, the correction predicts %d',
    async (predicted, recalled, share) => {
      const reviews = some(dayOf(0), predicted, 1000, recalled);
      const correction = { ...NO_CORRECTION, weights: await fitWeights(reviews) };
      expect(corrected({ ...ITEM, day: dayOf(1), predicted }, correction)).toBeCloseTo(share, 2);
    },
  );
});

describe('the verdict on reviews', () => {
  it('without reviews there is no verdict', async () => {
    expect(await judgePredictions([])).toBeNull();
  });

  it('with fewer than 500 reviews in the earlier half, nothing is corrected and all reviews are judged', async () => {
    const reviews = [...some(dayOf(0), 0.9, 499, 250), ...some(dayOf(1), 0.9, 499, 250)];
    const verdict = await judgePredictions(reviews);
    expect(verdict).toMatchObject({ fitted: 0, recallWhenDue: expect.closeTo(0.9, 9) });
    expect(verdict?.corrected).toEqual(verdict?.uncorrected);
    expect(verdict?.corrected.count).toBe(998);
  });

  it('the verdict learns from the earlier half, in any order, and judges only the later half', async () => {
    const earlier = some(dayOf(0), 0.9, 1000, 600);
    const later = some(dayOf(1), 0.9, 1200, 240);
    for (const reviews of [
      [...earlier, ...later],
      [...later, ...earlier],
    ]) {
      const verdict = await judgePredictions(reviews);
      expect(verdict?.fitted).toBe(1000);
      expect(verdict?.recallWhenDue).toBeCloseTo(0.6, 2);
      expect(verdict?.corrected).toMatchObject({
        count: 1200,
        recalled: 0.2,
        bins: [{ predicted: expect.closeTo(0.6, 2), recalled: 0.2, count: 1200 }],
      });
      expect(verdict?.uncorrected.rmse).toBeCloseTo(0.7, 6);
    }
  });

  it('the verdict never learns from a day that it judges', async () => {
    const verdict = await judgePredictions([
      ...some(dayOf(0), 0.9, 3000, 600),
      ...some(dayOf(1), 0.9, 10, 5),
    ]);
    expect(verdict?.fitted).toBe(0);
    expect(verdict?.corrected.count).toBe(3010);
  });

  it('each part of the later half is corrected by what the days before it teach', async () => {
    const shares = [600, 600, 200, 200];
    const days = shares.map((recalled, nth) => some(dayOf(nth), 0.9, 1000, recalled));
    const verdict = await judgePredictions(days.flat());
    expect(verdict?.fitted).toBe(2000);
    // The third day is predicted from two days of 60 %, the fourth from these and one of 20 %.
    const [fourth = 0, third = 0] = verdict?.corrected.bins.map(({ predicted }) => predicted) ?? [];
    expect(third).toBeCloseTo(0.6, 2);
    expect(fourth).toBeLessThan(0.5);
  });

  it('the corrected predictions are at most five percentage points off where FSRS is far off, and requests are served while the reviews are being judged', async () => {
    // Each look at this clock takes a millisecond, however busy the machine is.
    let ms = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => ms++);
    const judged = { isOver: false, turns: 0 };
    const judging = judgePredictions(forgetful(1, 12_000)).finally(() => (judged.isOver = true));
    for (; !judged.isOver; judged.turns++) await setImmediate();
    const verdict = await judging.finally(() => clock.mockRestore());
    expect(judged.turns).toBeGreaterThan(100);
    expect(ms / judged.turns).toBeLessThan(50);
    expect(verdict?.uncorrected.rmse).toBeGreaterThan(0.2);
    expect(verdict?.corrected.rmse).toBeLessThanOrEqual(0.05);
    expect(verdict?.corrected.logLoss).toBeLessThan(verdict?.corrected.constantLogLoss ?? 0);
  });

  it('the verdict uses the average so far where the learnt correction has done worse', async () => {
    // Each block reverses what the earlier ones showed about items with many lapses.
    const turning = Array.from({ length: 40 }, (_, nth) =>
      [0, 1].flatMap((lapses) => {
        const isGood = (nth + lapses) % 2 === 0;
        return some(dayOf(nth), 0.9, 30, isGood ? 27 : 3).map((one) => ({
          ...one,
          lapses: 5 * lapses,
        }));
      }),
    ).flat();
    const verdict = await judgePredictions(turning);
    const { logLoss = 1, constantLogLoss = 0 } = verdict?.corrected ?? {};
    expect(logLoss - constantLogLoss).toBeLessThan(0.02);
  });
});
