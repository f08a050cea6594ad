import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CalibrationSums, type Prediction } from './calibration.ts';
import { corrected, fitCorrection, judge, NO_CORRECTION, type Review } from './recalibration.ts';

/** `count` predictions of which the first `recalled` came true. */
const some = (predicted: number, count: number, recalled: number): Prediction[] =>
  Array.from({ length: count }, (_, nth) => ({ predicted, isRecalled: nth < recalled }));

const on = (day: string, predictions: readonly Prediction[]): Review[] =>
  predictions.map((prediction) => ({ ...prediction, day }));

function logLossOf(predictions: readonly Prediction[]): number {
  const sums = new CalibrationSums();
  for (const prediction of predictions) sums.add(prediction);
  return sums.result()?.logLoss ?? 0;
}

const anyProbability = fc.double({ min: 0, max: 1, noNaN: true });

describe('a correction', () => {
  it('of any reviews is finite, and on them never worse than none', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ predicted: anyProbability, isRecalled: fc.boolean() }), {
          maxLength: 300,
        }),
        (reviews) => {
          const correction = fitCorrection(reviews);
          const after = reviews.map(({ predicted, isRecalled }) => ({
            predicted: corrected(predicted, correction),
            isRecalled,
          }));
          // Apart from the limit that keeps certainties finite.
          expect(logLossOf(after)).toBeLessThanOrEqual(logLossOf(reviews) + 1e-4);
        },
      ),
    );
  });

  it('changes nothing where there are no reviews', () => {
    expect(fitCorrection([])).toEqual(NO_CORRECTION);
  });

  it('that changes nothing leaves any prediction as it is', () => {
    fc.assert(
      fc.property(anyProbability, (predicted) => {
        expect(corrected(predicted, NO_CORRECTION)).toBeCloseTo(predicted, 3);
      }),
    );
  });

  it('of predictions that come true as often as they say changes next to nothing', () => {
    const reviews = [some(0.2, 1000, 200), some(0.5, 1000, 500), some(0.9, 1000, 900)].flat();
    const { intercept, slope } = fitCorrection(reviews);
    expect(intercept).toBeCloseTo(0, 6);
    expect(slope).toBeCloseTo(1, 6);
  });

  it.each([
    [0.9, 600, 0.6],
    [0.5, 600, 0.6],
    [0.9, 1000, 1],
    [0.9, 0, 0],
    [1, 300, 0.3],
  ])('of always %d, with %d of 1000 recalled, predicts %d', (predicted, recalled, share) => {
    const correction = fitCorrection(some(predicted, 1000, recalled));
    expect(corrected(predicted, correction)).toBeCloseTo(share, 2);
  });

  it('finds the two parameters of predictions that are too sure', () => {
    const truth = { intercept: -1, slope: 1.5 };
    const reviews = [0.3, 0.5, 0.7, 0.9, 0.97].flatMap((predicted) =>
      some(predicted, 10_000, Math.round(10_000 * corrected(predicted, truth))),
    );
    const { intercept, slope } = fitCorrection(reviews);
    expect(intercept).toBeCloseTo(-1, 2);
    expect(slope).toBeCloseTo(1.5, 2);
  });
});

describe('the verdict on reviews', () => {
  it('without any, there is none', () => {
    expect(judge([])).toBeNull();
  });

  it('corrects nothing and judges all where the earlier half has fewer than 1,000', () => {
    const reviews = [
      ...on('2026-03-01', some(0.9, 999, 500)),
      ...on('2026-03-02', some(0.9, 999, 500)),
    ];
    const verdict = judge(reviews);
    expect(verdict).toMatchObject({ correction: NO_CORRECTION, fitted: 0 });
    expect(verdict?.corrected).toEqual(verdict?.uncorrected);
    expect(verdict?.corrected.count).toBe(1998);
  });

  it('learns from the earlier half, in whatever order it comes, and judges the later half alone', () => {
    const earlier = on('2026-03-01', some(0.9, 1000, 600));
    const later = on('2026-03-02', some(0.9, 1200, 240));
    for (const reviews of [
      [...earlier, ...later],
      [...later, ...earlier],
    ]) {
      const verdict = judge(reviews);
      expect(verdict?.fitted).toBe(1000);
      expect(verdict?.corrected).toMatchObject({
        count: 1200,
        recalled: 0.2,
        bins: [{ predicted: expect.closeTo(0.6, 2), recalled: 0.2, count: 1200 }],
      });
      expect(verdict?.uncorrected.rmse).toBeCloseTo(0.7, 6);
    }
  });

  it('is the same whatever happened on the later days, as far as it was learnt', () => {
    const earlier = on('2026-03-01', some(0.9, 1000, 600));
    const [none, all] = [0, 1000].map((recalled) =>
      judge([...earlier, ...on('2026-03-02', some(0.9, 1000, recalled))]),
    );
    expect(none?.correction).toEqual(all?.correction);
  });

  it('never learns from a day that it judges', () => {
    const verdict = judge([
      ...on('2026-03-01', some(0.9, 3000, 600)),
      ...on('2026-03-02', some(0.9, 10, 5)),
    ]);
    expect(verdict?.fitted).toBe(0);
    expect(verdict?.corrected.count).toBe(3010);
  });
});
