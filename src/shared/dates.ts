// Days, and how dates are shown. The current time is always an argument.

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Calendar days between two moments in the viewer's time zone, regardless of daylight saving. */
export function calendarDaysBetween(earlier: Date, later: Date): number {
  const day = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((day(later) - day(earlier)) / DAY_MS);
}

/** Short en-US date, such as 'Nov 20, 2026' (spec S2 Profile). */
export function shortDate(date: Date): string {
  return date.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
}

/** Short British date, such as '20 Nov 2026', where no other is specified. */
export function britishDate(date: Date): string {
  return date.toLocaleDateString('en-GB', { month: 'short', day: 'numeric', year: 'numeric' });
}

/** Short British date with the time of day, such as '20 Nov 2026, 14:05'. */
export function dateAndTime(date: Date): string {
  return `${britishDate(date)}, ${clockTime(date)}`;
}

/** British date with the time of day, such as '20 November 2026, 14:05'. */
export function dayAndTime(date: Date): string {
  const day = date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  return `${day}, ${clockTime(date)}`;
}

function clockTime(date: Date): string {
  return date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}

/**
 * 'Never', 'Today', 'Yesterday', 'N days ago' under 7 days, otherwise a short date as `write` gives it, which is
 * specified for a pupil's own profile alone (spec S2 Profile, D6).
 */
export function lastPlayedText(date: Date | null, now: Date, write = britishDate): string {
  if (!date) return 'Never';
  const days = calendarDaysBetween(date, now);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  return days < 7 ? `${days} days ago` : write(date);
}

/** 'today', 'yesterday', '6 days ago', '3 weeks ago', '4 months ago', by the viewer's calendar day (D6). */
export function agoText(date: Date, now: Date): string {
  const days = calendarDaysBetween(date, now);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days < 14) return `${days} days ago`;
  return days < 60 ? `${Math.floor(days / 7)} weeks ago` : `${Math.floor(days / 30)} months ago`;
}
