// Days by the calendar of UTC, such as '2026-11-20': the same on every server, and in order as text.

const DAY_MS = 86_400_000;

/** The UTC day of a point in time. */
export function utcDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** Whole days from one day to another; negative if the other is earlier. */
export function daysBetween(day: string, other: string): number {
  return Math.round((Date.parse(other) - Date.parse(day)) / DAY_MS);
}

/** The day `days` after another. */
export function dayAfter(day: string, days: number): string {
  return utcDay(new Date(Date.parse(day) + days * DAY_MS));
}

/** The same moment some calendar months earlier. */
export function monthsBefore(at: Date, months: number): Date {
  const earlier = new Date(at);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  return earlier;
}
