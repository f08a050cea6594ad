// Draws the questions of one tables check, by the format of the national multiplication tables check.
import { timesFact } from '../kit/rules/items.ts';
import { pickOne, pickSome, shuffle, type Random } from '../kit/rules/random.ts';
import { QUESTIONS } from './rules.ts';

/** A table and its multiplier: 7 × 8 belongs to the 7 times table. */
export type Product = readonly [table: number, by: number];

export interface Paper {
  /** Three questions to try, which do not count. */
  practice: Product[];
  questions: Product[];
}

/** The least and the most questions from each table in one check. More come from 6, 7, 8, 9 and 12. */
export const WEIGHTS: ReadonlyMap<number, readonly [fewest: number, most: number]> = new Map([
  [2, [0, 2]],
  [3, [1, 3]],
  [4, [1, 3]],
  [5, [1, 3]],
  [6, [2, 4]],
  [7, [2, 4]],
  [8, [2, 4]],
  [9, [2, 4]],
  [10, [0, 2]],
  [11, [1, 3]],
  [12, [2, 4]],
]);

/** The tables that are asked, which are also the second factors. */
export const TABLES: readonly number[] = [...WEIGHTS.keys()];

/** Easy facts, so that only the keys and the clock are new. */
const PRACTICE_TABLES = [2, 5, 10] as const;

/** Draws one paper within the weights, in which no fact is repeated, not even with its factors exchanged. */
export function paper(random: Random): Paper {
  const counts = drawCounts(random);
  const questions = [...drawShares(random)].flatMap(([table, factors]) =>
    pickSome(random, factors, counts.get(table) ?? 0).map((by) => [table, by] as const),
  );
  return { practice: drawPractice(random, questions), questions: shuffle(random, questions) };
}

/** How many questions each table has. */
function drawCounts(random: Random): Map<number, number> {
  const counts = new Map(Array.from(WEIGHTS, ([table, [fewest]]) => [table, fewest]));
  const certain = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const room = Array.from(WEIGHTS, ([table, [fewest, most]]) =>
    Array.from({ length: most - fewest }, () => table),
  ).flat();
  for (const table of pickSome(random, room, QUESTIONS - certain)) {
    counts.set(table, (counts.get(table) ?? 0) + 1);
  }
  return counts;
}

/**
 * For each table, the factors that only this table may ask, so that no fact is repeated. The eleven tables form a ring,
 * and for each pair of tables one of the two ways round is chosen. Each table then has itself and five others, more
 * than the four it may need, and every fact is equally likely.
 */
function drawShares(random: Random): Map<number, number[]> {
  const ring = shuffle(random, TABLES);
  const { length } = ring;
  const nearer = Array.from({ length: (length - 1) / 2 }, (_, index) => index + 1);
  const distances = [0, ...nearer.map((near) => (random() < 0.5 ? near : length - near))];
  return new Map(
    ring.map((table, place) => [
      table,
      distances.flatMap((distance) => ring[(place + distance) % length] ?? []),
    ]),
  );
}

/** Facts that the check itself does not ask. */
function drawPractice(random: Random, questions: readonly Product[]): Product[] {
  const asked = new Set(questions.map(([table, by]) => timesFact(table, by)));
  return PRACTICE_TABLES.map((table) => {
    const free = TABLES.filter((by) => !asked.has(timesFact(table, by)));
    const by = pickOne(random, free);
    asked.add(timesFact(table, by));
    return [table, by] as const;
  });
}
