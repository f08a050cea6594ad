// The prediction of recall as teachers see it (D11).
import { recallAfter, type Trace } from '../../memory/schedule.ts';
import { daysBetween, onceForEachDay } from '../../platform/utc-day.ts';

/**
 * The recall of an item as it is shown on a day, by the school's clock. That of an item that was met today is predicted for tomorrow:
 * on the same day nothing counts as forgotten, not even what was answered wrong.
 */
export function recallShownOn(today: string): (trace: Trace) => number {
  const daysSince = onceForEachDay((day) => Math.max(1, daysBetween(day, today)));
  return (trace) => recallAfter(daysSince(trace.reviewedOn), trace);
}

/** More digits would only look exact. */
export function rounded(share: number): number {
  return Math.round(share * 1000) / 1000;
}
