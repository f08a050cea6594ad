// What a round grows in a pupil's garden, and what that adds to the journey.
import type { Grown } from '#shared/contract/play.ts';
import { GROWTH } from '#shared/journey.ts';
import type { YearGroup } from '#shared/years.ts';
import type { States } from './apply-round.ts';
import { stageOf } from './garden.ts';
import { labelWith, type OwnWordLabels } from './label.ts';

/** A plant that is new, or has reached its next stage. */
export interface Step {
  item: string;
  /** Null for a new plant. */
  from: Grown['stage'] | null;
  to: Grown['stage'];
}

/** From the states of a round's items before and after it. */
export function stepsOf(before: States, after: States): Step[] {
  return [...after].flatMap(([item, state]) => {
    const earlier = before.get(item);
    const from = earlier ? stageOf(earlier) : null;
    const to = stageOf(state);
    return from === to ? [] : [{ item, from, to }];
  });
}

export interface Growth {
  /** Seeds planted. */
  seeds: number;
  /** What sprouts and flowers add. */
  steps: number;
}

/** A plant is planted once, and takes each step once. */
export function growthOf(taken: readonly Step[]): Growth {
  let [seeds, steps] = [0, 0];
  for (const { from, to } of taken) {
    if (from === null) seeds += 1;
    if (from !== 'sprout' && to !== 'seed') steps += GROWTH.sprout;
    if (to === 'flower') steps += GROWTH.flower;
  }
  return { seeds, steps };
}

/** The most plants that the result of a round names. */
const MOST_NAMED = 5;
const FURTHEST_FIRST = ['flower', 'sprout', 'seed'] as const;

/** The plants that the result names: the furthest grown first, and of several with one name and stage only one. */
export function namedSteps(
  taken: readonly Step[],
  ownWords: OwnWordLabels,
  year?: YearGroup,
): Grown[] {
  const named = new Map<string, Grown>();
  for (const stage of FURTHEST_FIRST) {
    for (const { item, to } of taken) {
      const label = to === stage ? labelWith(item, ownWords, year) : null;
      const name = `${stage} ${label}`;
      if (label !== null && !named.has(name)) named.set(name, { item, label, stage });
    }
  }
  return [...named.values()].slice(0, MOST_NAMED);
}
