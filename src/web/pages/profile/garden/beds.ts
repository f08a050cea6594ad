// The four beds of the garden. Every plant is in one of them, by its subject.

import type { Plant } from '#shared/contract/memory.ts';
import { bedOf } from '../../../shell/bed-of.ts';
import type { BedName } from '../../../shell/plant-picture.tsx';

/** In the order in which they lie in the garden. */
export const BED_NAMES = ['meanings', 'spellings', 'grammar', 'maths'] as const;

export const BED_TITLES: Record<BedName, string> = {
  meanings: 'Word meanings',
  spellings: 'Spelling',
  grammar: 'Grammar',
  maths: 'Maths',
};

export const STAGE_NAMES: Record<Plant['stage'], string> = {
  flower: 'Flower',
  sprout: 'Sprout',
  seed: 'Seed',
};

/** The furthest grown first. */
const STAGES = ['flower', 'sprout', 'seed'] as const;

/** The plants of each bed: the furthest grown first, and those of one stage by their labels. */
export function bedsFrom(plants: readonly Plant[]): Record<BedName, readonly Plant[]> {
  const sorted = [...plants].sort(
    (a, b) =>
      STAGES.indexOf(a.stage) - STAGES.indexOf(b.stage) ||
      a.label.localeCompare(b.label, 'en', { numeric: true }),
  );
  const bed = (name: BedName) => sorted.filter(({ item }) => bedOf(item) === name);
  return {
    meanings: bed('meanings'),
    spellings: bed('spellings'),
    grammar: bed('grammar'),
    maths: bed('maths'),
  };
}

const counted = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`;

export function plantsText(plants: readonly Plant[]): string {
  return counted(plants.length, 'plant');
}

/** '3 flowers, 9 sprouts, 1 seed'; '' for no plant. */
export function stagesText(plants: readonly Plant[]): string {
  return STAGES.map((stage) => ({
    name: STAGE_NAMES[stage].toLowerCase(),
    count: plants.filter((plant) => plant.stage === stage).length,
  }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => counted(count, name))
    .join(', ');
}

export function thirstyCount(plants: readonly Plant[]): number {
  return plants.filter(({ thirsty }) => thirsty).length;
}

/** The plants with the same name together, in the order of the first of each. */
export function namesakesOf(plants: readonly Plant[]): readonly (readonly Plant[])[] {
  const groups = new Map<string, Plant[]>();
  for (const plant of plants) {
    const group = groups.get(plant.label);
    if (group) group.push(plant);
    else groups.set(plant.label, [plant]);
  }
  return [...groups.values()];
}

/**
 * At most `places` plants that represent a bed: taken evenly from its sorted plants, so that each stage keeps its
 * share.
 */
export function sampleOf(plants: readonly Plant[], places: number): readonly Plant[] {
  if (plants.length <= places) return plants;
  const step = (plants.length - 1) / (places - 1);
  const chosen = Array.from({ length: places }, (_, place) => Math.round(place * step));
  return plants.filter((_, index) => chosen.includes(index));
}
