// When an item of the basket is asked again.
import { calendarDaysBetween, britishDate } from '#shared/dates.ts';

/** 'It comes back today', 'tomorrow', 'in 3 days' for up to two weeks, then the date; `due` is a day, 'YYYY-MM-DD'. */
export function comesBackText(due: string, now: Date): string {
  // Without a zone a date and a time are read in the viewer's.
  const day = new Date(`${due}T00:00`);
  const days = calendarDaysBetween(now, day);
  if (days <= 0) return 'Try it again today!';
  if (days === 1) return 'It comes back tomorrow.';
  return days < 14 ? `It comes back in ${days} days.` : `It comes back on ${britishDate(day)}.`;
}
