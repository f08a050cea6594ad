// The composition of a round of ten in each year: which rows of which years, from easy to hard.
import type { YearGroup } from '#shared/years.ts';

/** Some questions of a round, all from the same set of rows. */
export interface Share {
  count: number;
  /** Rows that may be used, with the types placed next to them, by the year of their table. */
  rows: Partial<Record<YearGroup, readonly number[]>>;
  /** Tables facts only: of any table or of these. */
  tables?: 'any' | readonly number[];
  /** Only facts whose factors are both among these. */
  factors?: readonly number[];
}

/** The tables that the multiplication tables check asks most (Standards and Testing Agency). */
const HARD_TABLES = [6, 7, 8, 9, 12];

/**
 * Ten questions for each year, by the mix under the year's table. From Year 2 on three of them revise one or two years
 * back and replace the easy part of the mix, so that seven are of the year itself.
 */
export const MIXES: Readonly<Record<YearGroup, readonly Share[]>> = {
  1: [
    { count: 4, rows: { 1: rows(1, 9) } },
    { count: 4, rows: { 1: rows(10, 15) } },
    { count: 2, rows: { 1: rows(16, 21) } },
  ],
  2: [
    { count: 2, rows: { 1: rows(1, 9) } },
    { count: 1, rows: { 1: rows(10, 21) } },
    { count: 2, rows: { 2: rows(1, 11) } },
    { count: 3, rows: { 2: rows(12, 20) } },
    { count: 2, rows: { 2: rows(21, 25) } },
  ],
  3: [
    { count: 1, rows: { 2: [8, 9] }, tables: 'any' },
    { count: 1, rows: { 1: rows(10, 16), 2: [...rows(1, 6), 11] } },
    { count: 1, rows: { 1: rows(17, 21), 2: rows(12, 25) } },
    { count: 2, rows: { 3: [1, 2] }, tables: 'any' },
    { count: 1, rows: { 3: rows(3, 10) } },
    { count: 1, rows: { 3: [15] }, tables: 'any' },
    { count: 2, rows: { 3: [...rows(11, 14), ...rows(16, 20)] } },
    { count: 1, rows: { 3: rows(21, 25) } },
  ],
  4: [
    { count: 2, rows: { 3: [1, 2, 15] }, tables: 'any' },
    { count: 1, rows: { 2: [...rows(3, 6), 11], 3: [...rows(3, 10), 12, 19] } },
    { count: 2, rows: { 4: [1, 2, 8] }, tables: HARD_TABLES, factors: HARD_TABLES },
    { count: 1, rows: { 4: [1, 2, 8] }, tables: [2, 3, 4, 5, 10, 11] },
    { count: 2, rows: { 4: [...rows(3, 7), 9, 10] } },
    { count: 2, rows: { 4: rows(11, 26) } },
  ],
  5: [
    { count: 1, rows: { 4: [1, 2, 8] }, tables: 'any' },
    { count: 1, rows: { 3: [...rows(3, 6), ...rows(8, 10), 12, 19], 4: [...rows(4, 7), 9, 10] } },
    { count: 1, rows: { 3: [...rows(13, 18), ...rows(20, 24)], 4: rows(11, 24) } },
    { count: 2, rows: { 5: rows(1, 8) } },
    { count: 5, rows: { 5: rows(9, 28) } },
  ],
  6: [
    { count: 2, rows: { 4: [1, 2, ...rows(4, 10)], 5: rows(1, 8) } },
    { count: 1, rows: { 4: rows(11, 24), 5: rows(9, 26) } },
    { count: 2, rows: { 6: rows(1, 8) } },
    { count: 5, rows: { 6: rows(9, 31) } },
  ],
};

function rows(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
