// The six school years the product teaches, as English schools count them.
import { z } from 'zod/mini';

export const YEAR_GROUPS = [1, 2, 3, 4, 5, 6] as const;
export type YearGroup = (typeof YEAR_GROUPS)[number];

/** The years up to this one, from Year 1. */
export function yearsUpTo(year: YearGroup): YearGroup[] {
  return YEAR_GROUPS.filter((other) => other <= year);
}

/** Whether a pupil of the year has just begun to read, and is shown less at a time, bigger and with pictures. */
export function isEarlyReader(year: YearGroup): boolean {
  return year <= 2;
}

/** A year group from input: a whole number from 1 to 6 (spec S5). */
export const yearGroupSchema = z.literal(YEAR_GROUPS, 'Please choose a year from 1 to 6.');

/** The year whose content is used; an unknown year falls back to Year 1 (spec S9). */
export function yearOrFirst(year: number | null | undefined): YearGroup {
  return YEAR_GROUPS.find((known) => known === year) ?? 1;
}
