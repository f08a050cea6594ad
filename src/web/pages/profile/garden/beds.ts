// The beds of the garden: every plant stands in one of four, by what it is about.

/** How far a plant has grown, by the best memory there ever was of it (D9): it never shrinks. */
export type Stage = 'seed' | 'sprout' | 'flower';

export interface Plant {
  /** Id of the item: 'word/island#spelling', 'fact/7×8', 'Y3.GR.4/012'. */
  item: string;
  /** What is written beside the plant. */
  label: string;
  stage: Stage;
  /** Due to be met again. */
  thirsty: boolean;
}

export type BedName = 'meanings' | 'spellings' | 'grammar' | 'maths';

/** In the order in which they lie in the garden. */
export const BED_NAMES = ['meanings', 'spellings', 'grammar', 'maths'] as const;

export const BED_TITLES: Record<BedName, string> = {
  meanings: 'Word meanings',
  spellings: 'Spelling',
  grammar: 'Grammar',
  maths: 'Maths',
};

export const STAGE_NAMES: Record<Stage, string> = {
  flower: 'Flower',
  sprout: 'Sprout',
  seed: 'Seed',
};

/** The furthest grown first. */
const STAGES = ['flower', 'sprout', 'seed'] as const;

/** The bed of an item, by the form of its id (D9). */
export function bedOf(item: string): BedName {
  if (item.startsWith('word/')) return item.endsWith('#spelling') ? 'spellings' : 'meanings';
  return /^Y\d\.GR\./.test(item) ? 'grammar' : 'maths';
}

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

/** At most `places` plants that stand for all of a bed: evenly from its sorted plants, so that each stage keeps its share. */
export function sampleOf(plants: readonly Plant[], places: number): readonly Plant[] {
  if (plants.length <= places) return plants;
  const step = (plants.length - 1) / (places - 1);
  const chosen = Array.from({ length: places }, (_, place) => Math.round(place * step));
  return plants.filter((_, index) => chosen.includes(index));
}
