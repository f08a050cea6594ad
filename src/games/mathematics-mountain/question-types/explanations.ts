// One-sentence ways to an answer that several topics share.
import { counted } from './wording.ts';

/** Equal groups: '7 groups of 5 equal 35.' */
export function groupsWay(groups: number, each: number): string {
  return groups === 1
    ? `1 group of ${each} equals ${each}.`
    : `${groups} groups of ${each} equal ${groups * each}.`;
}

/** What multiplying (digits to the left) or dividing (to the right) by a power of ten does. */
export function digitsMove(power: number, direction: 'left' | 'right'): string {
  const places = String(power).length - 1;
  return `Each digit moves ${counted(places, 'place')} to the ${direction}`;
}
