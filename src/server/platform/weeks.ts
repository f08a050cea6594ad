import { schoolDay } from './school-day.ts';
import { dayAfter } from './utc-day.ts';

export interface Week {
  /** The first and the last day, such as '2026-11-16': of a week of the calendar its Monday and Sunday. */
  from: string;
  to: string;
}

const WEEK_DAYS = 7;

/** The current week and those before it, the current one first. */
export function weeksUntil(now: Date, count: number): Week[] {
  const today = schoolDay(now);
  // `getUTCDay` counts from Sunday; a date without a time is read as midnight in UTC.
  const sinceMonday = (new Date(today).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS;
  const monday = dayAfter(today, -sinceMonday);
  return Array.from({ length: count }, (_, nth) => ({
    from: dayAfter(monday, -WEEK_DAYS * nth),
    to: dayAfter(monday, -WEEK_DAYS * nth + WEEK_DAYS - 1),
  }));
}

/** The last `weeks` times seven days, today included: its first and its last day. */
export function lastDays(now: Date, weeks: number): Week {
  const to = schoolDay(now);
  return { from: dayAfter(to, 1 - weeks * WEEK_DAYS), to };
}

/** When a day begins, by the school's clock. */
export function startOf(day: string): Date {
  return new Date(`${day}T00:00`);
}
