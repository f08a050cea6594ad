// What a round of ten asks beside the objectives of its year.
import type { YearGroup } from '#shared/years.ts';

export const ROUND_LENGTH = 10;
/** Of a round to think through. */
export const THINK_LENGTH = 5;

/** The most facts of tables and bonds in a round, due ones included: more in the year of the tables check. */
export const MOST_FACTS: Readonly<Record<YearGroup, number>> = {
  1: 4,
  2: 4,
  3: 4,
  4: 6,
  5: 4,
  6: 4,
};

/** Objectives to be learnt by heart, and the places of a round that they take, due facts included. */
export const BY_HEART: Readonly<
  Record<YearGroup, { places: number; objectives: readonly string[] }>
> = {
  1: { places: 2, objectives: ['Y1.AS.2', 'Y1.AS.3'] },
  2: { places: 2, objectives: ['Y2.AS.2', 'Y2.MD.1'] },
  3: { places: 3, objectives: ['Y2.MD.1', 'Y3.MD.1'] },
  4: { places: 4, objectives: ['Y3.MD.1', 'Y4.MD.1'] },
  5: { places: 1, objectives: ['Y4.MD.1'] },
  6: { places: 1, objectives: ['Y4.MD.1'] },
};

/** How many years earlier such questions may be. */
export const YEARS_BACK = 2;
