// Limits: amounts that are enough for a school year of rounds without repetition.
import type { Finding } from './content.ts';

/** A finding if there are fewer than `least`. */
export function atLeast(id: string, what: string, count: number, least: number): Finding[] {
  if (count >= least) return [];
  return [{ id, rule: 'amount', message: `has ${count} ${what}, fewer than ${least}` }];
}

/** A finding unless a bank has exactly `wanted` words. */
export function exactly(id: string, count: number, wanted: number): Finding[] {
  if (count === wanted) return [];
  return [{ id, rule: 'amount', message: `has ${count} words, not ${wanted}` }];
}
