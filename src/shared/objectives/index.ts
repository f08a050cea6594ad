// The curriculum objectives of each year with short titles, for content checks and for teachers.
import { YEAR_GROUPS, type YearGroup } from '#shared/years.ts';
import { STRANDS, type YearObjectives } from './strands.ts';
import { YEAR_1 } from './year-1.ts';
import { YEAR_2 } from './year-2.ts';
import { YEAR_3 } from './year-3.ts';
import { YEAR_4 } from './year-4.ts';
import { YEAR_5 } from './year-5.ts';
import { YEAR_6 } from './year-6.ts';

export interface Objective {
  /** Such as 'Y3.MD.1': year, strand and number in the strand. */
  code: string;
  year: YearGroup;
  /** Such as 'Multiplication and division'. */
  strand: string;
  title: string;
}

const BY_YEAR: Readonly<Record<YearGroup, YearObjectives>> = {
  1: YEAR_1,
  2: YEAR_2,
  3: YEAR_3,
  4: YEAR_4,
  5: YEAR_5,
  6: YEAR_6,
};

const STRAND_NAMES: Readonly<Record<string, string>> = STRANDS;

/** Every objective, year by year, strand by strand. */
export const OBJECTIVES: readonly Objective[] = YEAR_GROUPS.flatMap((year) =>
  Object.entries(BY_YEAR[year]).flatMap(([key, titles]) =>
    titles.map((title, index) => ({
      year,
      title,
      code: `Y${year}.${key}.${index + 1}`,
      strand: STRAND_NAMES[key] ?? key,
    })),
  ),
);

const BY_CODE = new Map(OBJECTIVES.map((objective) => [objective.code, objective]));

export function objectiveOf(code: string): Objective | undefined {
  return BY_CODE.get(code);
}
