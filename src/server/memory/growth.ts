// What a round adds to a pupil's journey: the steps that the plants of the garden have grown by it.
import { GROWTH } from '#shared/journey.ts';
import type { States } from './apply-round.ts';
import { stageOf } from './garden.ts';

export interface Growth {
  /** Seeds planted. */
  seeds: number;
  /** What sprouts and flowers add. */
  steps: number;
}

/** From the states of a round's items before and after it. A plant is planted once, and takes each step once. */
export function growthOf(before: States, after: States): Growth {
  let [seeds, steps] = [0, 0];
  for (const [item, state] of after) {
    const earlier = before.get(item);
    const [from, to] = [earlier ? stageOf(earlier) : 'seed', stageOf(state)];
    if (!earlier) seeds += 1;
    if (from === 'seed' && to !== 'seed') steps += GROWTH.sprout;
    if (from !== 'flower' && to === 'flower') steps += GROWTH.flower;
  }
  return { seeds, steps };
}
