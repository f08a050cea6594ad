// Limits: amounts that are enough for a school year of rounds without repetition, and numbers that differ from year to year.
import type { YearGroup } from '#shared/years.ts';
import type { Finding } from './content.ts';

/** A finding unless there are as many as `least`. */
export function atLeast(id: string, what: string, count: number, least: number): Finding[] {
  if (count >= least) return [];
  return [{ id, rule: 'amount', message: `has ${count} ${what}, fewer than ${least}` }];
}

/** A finding unless a bank has exactly `wanted` words. */
export function exactly(id: string, count: number, wanted: number): Finding[] {
  if (count === wanted) return [];
  return [{ id, rule: 'amount', message: `has ${count} words, not ${wanted}` }];
}

/** One number for each year, from Year 1 to Year 6. */
export function byYear(
  ...[one, two, three, four, five, six]: [number, number, number, number, number, number]
): Readonly<Record<YearGroup, number>> {
  return { 1: one, 2: two, 3: three, 4: four, 5: five, 6: six };
}
