// When a round ended by the device's clock, if that is plausible.
import { DEAL_DAYS } from '#shared/contract/rounds.ts';
import { DAY_MS } from '#shared/dates.ts';

type Moment = string | null | undefined;

/** The device's time if it lies between `first`, the earliest possible end, and now; otherwise null. */
export function endedBetween(moment: Moment, first: Date, now: Date): Date | null {
  if (moment == null) return null;
  const at = new Date(moment);
  return first <= at && at <= now ? at : null;
}

/** The same for a round without a deal of known age, which may have been queued for as long as a device keeps dealt rounds. */
export function endedLately(moment: Moment, now: Date): Date | null {
  return endedBetween(moment, new Date(now.getTime() - DEAL_DAYS * DAY_MS), now);
}
