import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CalibrationSums, type Calibration, type Prediction } from './calibration.ts';

function calibrationOf(predictions: readonly Prediction[]): Calibration {
  const sums = new CalibrationSums();
  for (const prediction of predictions) sums.add(prediction);
  const result = sums.result();
  if (!result) throw new Error('There are no predictions.');
  return result;
}

/** `count` predictions, the first `recalled` of which come true. */
const some = (predicted: number, count: number, recalled: number): Prediction[] =>
  Array.from({ length: count }, (_, nth) => ({ predicted, isRecalled: nth < recalled }));

describe('predictions', () => {
  it('without predictions there is no calibration', () => {
    expect(new CalibrationSums().result()).toBeNull();
  });

  it.each([
    ['that come true as often as they say', some(0.9, 100, 90), 0, 0.3251],
    ['that are too sure', some(0.9, 100, 50), 0.4, 1.204],
    ['that are too timid', some(0.5, 100, 100), 0.5, 0.6931],
    [
      'that are of two kinds and both right',
      [...some(0.25, 40, 10), ...some(0.75, 40, 30)],
      0,
      0.5623,
    ],
    ['of two kinds, one wrong', [...some(0.25, 40, 10), ...some(0.75, 40, 20)], 0.1768, 0.6997],
  ])(
    'predictions %s have the calibration error and log loss of the formula',
    (_, given, rmse, logLoss) => {
      const result = calibrationOf(given);
      expect(result.rmse).toBeCloseTo(rmse, 3);
      expect(result.logLoss).toBeCloseTo(logLoss, 3);
    },
  );

  it('a certain prediction that fails costs much, but not infinitely much', () => {
    expect(calibrationOf(some(1, 1, 0)).logLoss).toBeCloseTo(9.21, 2);
  });

  it('predictions fall into twenty ranges of equal width', () => {
    const { bins } = calibrationOf([0, 0.049, 0.05, 0.5, 0.96, 1].flatMap((p) => some(p, 1, 1)));
    expect(bins.map(({ count }) => count)).toEqual([2, 1, 1, 2]);
  });

  it('a prediction outside 0 to 1 is refused', () => {
    expect(() => new CalibrationSums().add({ predicted: -0.1, isRecalled: true })).toThrow(
      'not a probability',
    );
  });
});

const anyPredictions = fc.array(
  fc.record({ predicted: fc.double({ min: 0, max: 1, noNaN: true }), isRecalled: fc.boolean() }),
  { minLength: 1, maxLength: 300 },
);

it('the bins always add up to all predictions, and no constant prediction is better than the constant', () => {
  fc.assert(
    fc.property(
      anyPredictions,
      fc.double({ min: 0.001, max: 0.999, noNaN: true }),
      (predictions, constant) => {
        const { count, recalled, bins, rmse, constantLogLoss } = calibrationOf(predictions);
        expect(count).toBe(predictions.length);
        expect(bins.reduce((sum, bin) => sum + bin.count, 0)).toBe(count);
        const share = bins.reduce((sum, bin) => sum + bin.count * bin.recalled, 0) / count;
        expect(share).toBeCloseTo(recalled, 9);
        expect(rmse).toBeLessThanOrEqual(1);
        const other = calibrationOf(
          predictions.map(({ isRecalled }) => ({ predicted: constant, isRecalled })),
        );
        // Within the limit that keeps certainties finite.
        expect(other.logLoss).toBeGreaterThanOrEqual(constantLogLoss - 1e-3);
      },
    ),
  );
});
