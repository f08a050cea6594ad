// Logistic regression with a normal prior, by Newton's method: exact, the same each time, and quick for a few features.
import { inSlices } from '../platform/slices.ts';
import { clampProbability } from './calibration.ts';

export interface Point {
  features: readonly number[];
  isRecalled: boolean;
}

/**
 * Parameters have a normal prior with this variance around the given ones. It keeps them finite if everything or
 * nothing was recalled, and weighs about as much as a handful of reviews.
 */
const PRIOR_VARIANCE = 1;
/** Newton's method takes about five steps and stops when a step hardly changes anything. */
const MOST_STEPS = 50;
const LEAST_STEP = 1e-9;
const MOST_HALVINGS = 30;

export function logistic(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}

export function logOdds(probability: number): number {
  const limit = clampProbability(probability);
  return Math.log(limit / (1 - limit));
}

/** The log-odds of recall: the sum of the features weighted by their parameters. */
export function logOddsOf(parameters: readonly number[], features: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < parameters.length; index++) {
    sum += at(parameters, index) * at(features, index);
  }
  return sum;
}

/**
 * The most probable parameters, which never explain the points worse than those of the prior. It begins with `start` if
 * that explains them better. It yields regularly so that requests are served.
 */
export async function fitLogistic(
  points: readonly Point[],
  prior: readonly number[],
  start: readonly number[] = prior,
): Promise<readonly number[]> {
  const starts = [await costAt(prior, points, prior)];
  if (start !== prior) starts.push(await costAt(start, points, prior));
  let best = starts.reduce((one, other) => (other.cost < one.cost ? other : one));
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const { parameters, gradient, second } = best;
    const step = solve(second, gradient);
    if (Math.max(...step.map(Math.abs)) < LEAST_STEP) break;
    const next = await lessCost(best, (share) =>
      costAt(
        parameters.map((parameter, index) => parameter - share * at(step, index)),
        points,
        prior,
      ),
    );
    if (!next) break;
    best = next;
  }
  return best.parameters;
}

/**
 * Far from the minimum a whole step can overshoot; then half of it is tried, and so on. Null if no step reduces the
 * cost.
 */
async function lessCost(
  { cost }: Cost,
  after: (share: number) => Promise<Cost>,
): Promise<Cost | null> {
  let share = 1;
  for (let halving = 0; halving < MOST_HALVINGS; halving++) {
    const next = await after(share);
    if (next.cost < cost) return next;
    share /= 2;
  }
  return null;
}

/** The cost of parameters, and its derivatives. */
interface Cost {
  parameters: readonly number[];
  /** The negative logarithm of the posterior probability, up to a constant. */
  cost: number;
  gradient: readonly number[];
  /** The second derivatives, which the prior keeps invertible. */
  second: readonly (readonly number[])[];
}

/** All in one pass over the points. */
async function costAt(
  parameters: readonly number[],
  points: readonly Point[],
  prior: readonly number[],
): Promise<Cost> {
  const size = parameters.length;
  const gradient = parameters.map((one, index) => (one - at(prior, index)) / PRIOR_VARIANCE);
  // The matrix is symmetric, so the lower half is enough.
  const lower = parameters.map((_, row) =>
    parameters.map((_, column) => (row === column ? 1 / PRIOR_VARIANCE : 0)),
  );
  const squares = parameters.reduce((sum, one, index) => sum + (one - at(prior, index)) ** 2, 0);
  let cost = squares / (2 * PRIOR_VARIANCE);
  await inSlices(points, ({ features, isRecalled }) => {
    const odds = logOddsOf(parameters, features);
    cost += softplus(isRecalled ? -odds : odds);
    const probability = logistic(odds);
    const weight = probability * (1 - probability);
    const error = probability - (isRecalled ? 1 : 0);
    for (let row = 0; row < size; row++) {
      const feature = at(features, row);
      gradient[row] = at(gradient, row) + error * feature;
      const ofRow = lower[row] ?? [];
      for (let column = 0; column <= row; column++) {
        ofRow[column] = at(ofRow, column) + weight * feature * at(features, column);
      }
    }
  });
  const second = lower.map((ofRow, row) =>
    lower.map((other, column) => (column <= row ? at(ofRow, column) : at(other, row))),
  );
  return { parameters, cost, gradient, second };
}

/** Solves linear equations with a symmetric, positive definite matrix by elimination. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, at(right, index)]);
  for (const [pivot, pivotRow] of rows.entries()) {
    for (const row of rows.slice(pivot + 1)) {
      const factor = at(row, pivot) / at(pivotRow, pivot);
      for (let column = pivot; column < row.length; column++) {
        row[column] = at(row, column) - factor * at(pivotRow, column);
      }
    }
  }
  const solution = right.map(() => 0);
  for (const [index, row] of [...rows.entries()].toReversed()) {
    const known = solution.reduce((sum, value, column) => sum + value * at(row, column), 0);
    solution[index] = (at(row, right.length) - known) / at(row, index);
  }
  return solution;
}

function at(numbers: readonly number[], index: number): number {
  return numbers[index] ?? 0;
}

/** ln(1 + eˣ), without overflow. */
function softplus(x: number): number {
  return Math.max(x, 0) + Math.log1p(Math.exp(-Math.abs(x)));
}
