// The garden: every item that a pupil has met, as a plant (D9).
import type { Plant } from '#shared/contract/memory.ts';
import type { YearGroup } from '#shared/years.ts';
import { schoolDay } from '../platform/school-day.ts';
import type { States } from './apply-round.ts';
import { labelWith, type OwnWordLabels } from './label.ts';
import { dueOn, type MemoryState } from './schedule.ts';

/** The best stability, in days, at which a plant becomes a sprout and a flower. */
const SPROUT_DAYS = 3;
export const FLOWER_DAYS = 21;

export function gardenOf(
  memories: States,
  ownWords: OwnWordLabels,
  { year, now }: { year: YearGroup; now: Date },
): Plant[] {
  const today = schoolDay(now);
  const plants = [...memories].flatMap(([item, state]) => {
    const label = labelWith(item, ownWords, year);
    if (label === null) return [];
    return [{ item, label, stage: stageOf(state), thirsty: dueOn(state) <= today }];
  });
  return plants.toSorted((a, b) => a.label.localeCompare(b.label, 'en-GB'));
}

/** By the best stability ever, so that a plant never shrinks. */
export function stageOf({ bestStability }: MemoryState): Plant['stage'] {
  if (bestStability < SPROUT_DAYS) return 'seed';
  return bestStability < FLOWER_DAYS ? 'sprout' : 'flower';
}
