import { threeDigits } from '../figures.ts';

/** The value that `percent` of the values do not exceed (nearest rank); 0 of none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const rank = Math.max(1, Math.ceil((percent / 100) * sorted.length));
  return sorted[rank - 1] ?? 0;
}

export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** How far from the median a value may be before the figure says more about the machine than about the code. */
const NOISY = 0.2;

/** The lowest and highest value, and whether they are too far apart for the median to be reliable. */
export function spread(values: readonly number[]): string {
  const middle = median(values);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const isNoisy = Math.max(middle - lowest, highest - middle) > NOISY * middle;
  return `${threeDigits(lowest)} to ${threeDigits(highest)} of ${values.length}${isNoisy ? ', NOISY' : ''}`;
}
