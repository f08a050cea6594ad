// Logistic regression with a normal prior, by Newton's method: exact, the same each time, and quick for a few features.
import { limited } from './calibration.ts';

export interface Point {
  features: readonly number[];
  isRecalled: boolean;
}

/**
 * All parameters have a normal prior with this variance around those given. It keeps them finite where everything or nothing was
 * recalled, and weighs about as much as a handful of reviews.
 */
const PRIOR_VARIANCE = 1;
/** Newton's method takes about five steps, and ends when a step changes next to nothing. */
const MOST_STEPS = 50;
const LEAST_STEP = 1e-9;
const MOST_HALVINGS = 30;

export function logistic(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}

export function logOdds(probability: number): number {
  const limit = limited(probability);
  return Math.log(limit / (1 - limit));
}

/** The log-odds of recall: the sum of the features, each weighed by its parameter. */
export function oddsOf(parameters: readonly number[], features: readonly number[]): number {
  return parameters.reduce((sum, parameter, index) => sum + parameter * at(features, index), 0);
}

/** The most probable parameters: never ones that explain the points worse than those of the prior. */
export function fitLogistic(points: readonly Point[], prior: readonly number[]): number[] {
  let best = [...prior];
  let cost = costOf(points, prior, best);
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const step = newtonStep(points, prior, best);
    if (Math.max(...step.map(Math.abs)) < LEAST_STEP) break;
    // Far from the minimum a whole step can overshoot.
    let share = 1;
    let next = best;
    let nextCost = Infinity;
    for (let halving = 0; halving < MOST_HALVINGS && nextCost >= cost; halving++) {
      next = best.map((parameter, index) => parameter - share * at(step, index));
      nextCost = costOf(points, prior, next);
      share /= 2;
    }
    if (nextCost >= cost) break;
    best = next;
    cost = nextCost;
  }
  return best;
}

/** The negative logarithm of the posterior probability, but for a constant. */
function costOf(
  points: readonly Point[],
  prior: readonly number[],
  parameters: readonly number[],
): number {
  const squares = parameters.reduce((sum, one, index) => sum + (one - at(prior, index)) ** 2, 0);
  return points.reduce(
    (sum, { features, isRecalled }) => {
      const odds = oddsOf(parameters, features);
      return sum + softplus(isRecalled ? -odds : odds);
    },
    squares / (2 * PRIOR_VARIANCE),
  );
}

/** The gradient of the cost, multiplied by the inverse of its second derivatives, which the prior keeps invertible. */
function newtonStep(
  points: readonly Point[],
  prior: readonly number[],
  parameters: readonly number[],
): number[] {
  const size = parameters.length;
  const gradient = parameters.map((one, index) => (one - at(prior, index)) / PRIOR_VARIANCE);
  const second = parameters.map((_, row) =>
    parameters.map((_, column) => (row === column ? 1 / PRIOR_VARIANCE : 0)),
  );
  for (const { features, isRecalled } of points) {
    const probability = logistic(oddsOf(parameters, features));
    const weight = probability * (1 - probability);
    const error = probability - (isRecalled ? 1 : 0);
    for (let row = 0; row < size; row++) {
      const feature = at(features, row);
      gradient[row] = at(gradient, row) + error * feature;
      const ofRow = second[row] ?? [];
      for (let column = 0; column < size; column++) {
        ofRow[column] = at(ofRow, column) + weight * feature * at(features, column);
      }
    }
  }
  return solve(second, gradient);
}

/** Solves a system of linear equations whose matrix is symmetric and positive definite, by elimination. */
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
