// The numbers a question type may use: all combinations of a few ranges, drawn or listed.
import { randomInt, type Random } from '#games/kit/random.ts';

/** One operand: a number, or a word such as 'more' or 'cube'. */
export type Operand = number | string;

/** The range of one operand, without a list in memory. */
export interface Choices<T extends Operand> {
  readonly size: number;
  /** The choice at `index`, from 0 to `size` − 1. */
  at: (index: number) => T;
}

/** A set of operand combinations. */
export interface Pool<T> {
  /** A random combination, uniformly distributed. */
  draw(random: Random): T;
  /** Every combination once, always in the same order. */
  all(): Iterable<T>;
  /** Only the combinations that `keep` accepts. */
  where(keep: (operands: T) => boolean): Pool<T>;
}

/** Attempts, far more than the sparsest pool needs, so that an empty pool fails instead of hanging. */
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

/** Every combination of one choice from each range. */
export function every<A extends Operand>(a: Choices<A>): Pool<readonly [A]>;
export function every<A extends Operand, B extends Operand>(
  a: Choices<A>,
  b: Choices<B>,
): Pool<readonly [A, B]>;
export function every<A extends Operand, B extends Operand, C extends Operand>(
  a: Choices<A>,
  b: Choices<B>,
  c: Choices<C>,
): Pool<readonly [A, B, C]>;
export function every<A extends Operand, B extends Operand, C extends Operand, D extends Operand>(
  a: Choices<A>,
  b: Choices<B>,
  c: Choices<C>,
  d: Choices<D>,
): Pool<readonly [A, B, C, D]>;
export function every<
  A extends Operand,
  B extends Operand,
  C extends Operand,
  D extends Operand,
  E extends Operand,
>(
  a: Choices<A>,
  b: Choices<B>,
  c: Choices<C>,
  d: Choices<D>,
  e: Choices<E>,
): Pool<readonly [A, B, C, D, E]>;
export function every(...ranges: Choices<Operand>[]): Pool<readonly Operand[]> {
  return poolOf(
    (random) => ranges.map((range) => range.at(randomInt(random, 0, range.size - 1))),
    () => combinations(ranges),
  );
}

function poolOf<T>(
  draw: (random: Random) => T,
  all: () => Iterable<T>,
  keep: (operands: T) => boolean = () => true,
): Pool<T> {
  return {
    draw(random) {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const operands = draw(random);
        if (keep(operands)) return operands;
      }
      throw new RangeError('This pool seems to be empty');
    },
    *all() {
      for (const operands of all()) if (keep(operands)) yield operands;
    },
    where: (also) => poolOf(draw, all, (operands) => keep(operands) && also(operands)),
  };
}

function* combinations(ranges: readonly Choices<Operand>[]): Generator<readonly Operand[]> {
  const [first, ...rest] = ranges;
  if (first === undefined) {
    yield [];
    return;
  }
  for (let index = 0; index < first.size; index++) {
    for (const others of combinations(rest)) yield [first.at(index), ...others];
  }
}
