// A pupil's journey: the path across the map, which opens by what has grown in the garden.
import { YEAR_GROUPS, type YearGroup } from './years.ts';

/** What a plant adds to growth: once when its seed is planted, once when it sprouts, once when it flowers. */
export const GROWTH = { seed: 1, sprout: 2, flower: 4 } as const;

/** Seeds beyond these count no further that day: a journey cannot be hurried. */
export const SEEDS_A_DAY = 10;

/** Every story has as many pages. Each of the first stops of a year has one, and each stop after them a fact. */
export const STORY_PAGES = 8;

/**
 * A first round of questions plants more than three seeds, and no first day more than ten. So the first stop comes within the first visit and
 * the second on the second day.
 */
const [FIRST_STOP, SECOND_STOP] = [3, 12];
const STORY_STEP = 10;
const STEP = 20;
const STORY_END = SECOND_STOP + (STORY_PAGES - 2) * STORY_STEP;

/** The stops that a growth has opened. */
export function stopsAt(growth: number): number {
  if (growth < FIRST_STOP) return 0;
  if (growth < SECOND_STOP) return 1;
  if (growth < STORY_END) return 2 + Math.floor((growth - SECOND_STOP) / STORY_STEP);
  return STORY_PAGES + Math.floor((growth - STORY_END) / STEP);
}

/** What has grown in each school year; a year without growth may be missing. */
export type GrowthByYear = ReadonlyArray<{ year: YearGroup; growth: number }>;

/** What a pupil has found on the way. */
export interface Found {
  /** The pages of each year's story. */
  pages: Readonly<Record<YearGroup, number>>;
  facts: number;
}

/** All that was found in any year stays, and more growth never takes away from it. */
export function foundBy(journey: GrowthByYear): Found {
  const stops = (year: YearGroup) =>
    stopsAt(journey.find((grown) => grown.year === year)?.growth ?? 0);
  const pages = (year: YearGroup) => Math.min(STORY_PAGES, stops(year));
  return {
    pages: { 1: pages(1), 2: pages(2), 3: pages(3), 4: pages(4), 5: pages(5), 6: pages(6) },
    facts: YEAR_GROUPS.reduce((sum, year) => sum + stops(year) - pages(year), 0),
  };
}
