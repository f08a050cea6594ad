// The prediction of recall as teachers see it (D11).
import { recall, type MemoryState } from '../../memory/schedule.ts';
import { noonOf } from '../../platform/school-day.ts';
import { dayAfter } from '../../platform/utc-day.ts';

/**
 * The recall of an item that was met today is predicted for tomorrow: on the same day nothing counts as forgotten, not even
 * what was answered wrong.
 */
export function recallShown(state: MemoryState, now: Date): number {
  const next = noonOf(dayAfter(state.reviewedOn, 1));
  return recall(state, next > now ? next : now);
}

/** More digits would only look exact. */
export function rounded(share: number): number {
  return Math.round(share * 1000) / 1000;
}
