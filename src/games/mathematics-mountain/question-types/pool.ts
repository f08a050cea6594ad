// The numbers a question type may use: all combinations of a few ranges, drawn or listed.
import { randomInt, type Random } from '#games/kit/rules/random.ts';

/** One operand: a number, or a word such as 'more' or 'cube'. */
export type Operand = number | string;

/** The range of one operand, without a list in memory. */
export interface Choices<T extends Operand> {
  readonly size: number;
  /** The choice at `index`, from 0 to `size` − 1. */
  at: (index: number) => T;
}

/** A set of operand combinations. */
export interface Pool<T extends readonly Operand[]> {
  /** A random combination, uniformly distributed. */
  draw(random: Random): T;
  /** Every combination once, always in the same order. */
  all(): Iterable<T>;
  /** Each combination with each choice from one more range. */
  and<U extends Operand>(range: Choices<U>): Pool<readonly [...T, U]>;
  /** Only the combinations that `keep` accepts. */
  where(keep: (operands: T) => boolean): Pool<T>;
}

/** More attempts than the sparsest pool needs, so that an empty pool fails instead of hanging. */
const MOST_TRIES = 100_000;

/** The whole numbers from `min` to `max`, both included, in steps of `step`. */
export function span(min: number, max: number, step = 1): Choices<number> {
  return { size: Math.floor((max - min) / step) + 1, at: (index) => min + index * step };
}

/** One of a few given operands. */
export function oneOf<const T extends Operand>(...items: T[]): Choices<T> {
  return {
    size: items.length,
    at: (index) => {
      const item = items[index];
      if (item === undefined) throw new RangeError(`There is no choice ${index}`);
      return item;
    },
  };
}

/** Every choice of a range, as the first operand; `and` adds the next one. */
export function every<T extends Operand>(range: Choices<T>): Pool<readonly [T]> {
  return poolOf(
    (random) => [drawFrom(range, random)],
    function* all() {
      for (const choice of choicesOf(range)) yield [choice];
    },
  );
}

function poolOf<T extends readonly Operand[]>(
  draw: (random: Random) => T,
  all: () => Iterable<T>,
): Pool<T> {
  return {
    draw,
    all,
    and: (range) =>
      poolOf(
        (random) => [...draw(random), drawFrom(range, random)],
        function* extended() {
          for (const operands of all()) {
            for (const choice of choicesOf(range)) yield [...operands, choice];
          }
        },
      ),
    where: (keep) =>
      poolOf(
        (random) => {
          for (let tries = 0; tries < MOST_TRIES; tries++) {
            const operands = draw(random);
            if (keep(operands)) return operands;
          }
          throw new RangeError('This pool seems to be empty');
        },
        function* kept() {
          for (const operands of all()) if (keep(operands)) yield operands;
        },
      ),
  };
}

function drawFrom<T extends Operand>(range: Choices<T>, random: Random): T {
  return range.at(randomInt(random, 0, range.size - 1));
}

function* choicesOf<T extends Operand>(range: Choices<T>): Generator<T> {
  for (let index = 0; index < range.size; index++) yield range.at(index);
}
