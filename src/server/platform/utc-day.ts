// Days of the UTC calendar, such as '2026-11-20': the same on every server, and they can be compared as text.
import { DAY_MS } from '#shared/dates.ts';

/** The UTC day of a point in time. */
export function utcDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** Whole days from one day to another; negative if the other is earlier. */
export function daysBetween(day: string, other: string): number {
  return Math.round((Date.parse(other) - Date.parse(day)) / DAY_MS);
}

/** Caches a function of a day, because most of many reviews are on the same few days. */
export function onceForEachDay<Found>(find: (day: string) => Found): (day: string) => Found {
  const found = new Map<string, Found>();
  return (day) => {
    const before = found.get(day);
    if (before !== undefined) return before;
    const now = find(day);
    found.set(day, now);
    return now;
  };
}

/** The day `days` after another. */
export function dayAfter(day: string, days: number): string {
  return utcDay(new Date(Date.parse(day) + days * DAY_MS));
}

/** The same moment some calendar months earlier, on the month's last day if the month is shorter. */
export function monthsBefore(at: Date, months: number): Date {
  const earlier = new Date(at);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  // A day that the month does not have lies in the next month, whose day 0 is the last one of this.
  if (earlier.getUTCDate() !== at.getUTCDate()) earlier.setUTCDate(0);
  return earlier;
}
