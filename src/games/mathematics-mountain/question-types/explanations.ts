// One-sentence ways to an answer that several topics share.
import { counted } from './wording.ts';

/** Equal groups: 'Count in steps of 5, 3 times: 5, 10, 15.' */
export function groupsWay(groups: number, each: number): string {
  if (groups === 0 || each === 0)
    return `${counted(groups, 'group')} of ${each} ${groups === 1 ? 'equals' : 'equal'} 0.`;
  if (groups === 1) return `1 group of ${each} equals ${each}.`;
  if (each === 1) return `${groups} groups of 1 equal ${groups}.`;
  const reached = Array.from({ length: groups }, (_, nth) => each * (nth + 1));
  return groups <= 6
    ? `Count ${groups} steps of ${each}: ${reached.join(', ')}.`
    : `5 groups of ${each} are ${5 * each} and ${groups - 5} more groups are ${(groups - 5) * each}: ${5 * each} + ${(groups - 5) * each} = ${groups * each}.`;
}

/** What multiplying (digits to the left) or dividing (to the right) by a power of ten does. */
export function digitsMove(power: number, direction: 'left' | 'right'): string {
  const places = String(power).length - 1;
  return `Each digit moves ${counted(places, 'place')} to the ${direction}`;
}
