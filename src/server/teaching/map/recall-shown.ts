// The predicted recall that teachers see (D11).
import { recallAfter, type Trace } from '../../memory/schedule.ts';
import { daysBetween, onceForEachDay } from '../../platform/utc-day.ts';

/**
 * The recall of an item on a day, by the school's clock. For an item met today it is tomorrow's: on the day itself FSRS
 * predicts that nothing is forgotten, not even after a wrong answer.
 */
export function recallShownOn(today: string): (trace: Trace) => number {
  const daysSince = onceForEachDay((day) => Math.max(1, daysBetween(day, today)));
  return (trace) => recallAfter(daysSince(trace.reviewedOn), trace);
}

/** More digits would suggest a precision that is not there. */
export function rounded(share: number): number {
  return Math.round(share * 1000) / 1000;
}
