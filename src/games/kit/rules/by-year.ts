// Numbers that depend on the year.
import type { YearGroup } from '#shared/years.ts';

/** One number for each year, from Year 1 to Year 6. */
export function byYear(
  ...[one, two, three, four, five, six]: [number, number, number, number, number, number]
): Readonly<Record<YearGroup, number>> {
  return { 1: one, 2: two, 3: three, 4: four, 5: five, 6: six };
}
