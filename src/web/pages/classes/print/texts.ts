// How print pages say days and numbers.
import { ENOUGH_ANSWERS, rightPercent } from '#shared/honest-figures.ts';
import type { RoundCounts } from '#shared/contract/class-reports.ts';

const LONG_DATE = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** Yields the same calendar day on any device whose clock is less than twelve hours off the server's. */
const noonOf = (day: string) => new Date(`${day}T12:00`);

/** Today by the device's clock, such as '2026-11-16'. */
export function dayOfDevice(): string {
  return new Date().toLocaleDateString('sv');
}

/** '16 November 2026' of '2026-11-16'. */
export function dayText(day: string): string {
  return LONG_DATE.format(noonOf(day));
}

/** '16 to 22 November 2026', '30 November to 6 December 2026': a part that both days share is given once. */
export function daysText(from: string, to: string): string {
  const [day, month, year] = dayText(from).split(' ');
  const [, lastMonth, lastYear] = dayText(to).split(' ');
  const sameYear = year === lastYear;
  const first = [
    day,
    ...(sameYear && month === lastMonth ? [] : [month]),
    ...(sameYear ? [] : [year]),
  ];
  return `${first.join(' ')} to ${dayText(to)}`;
}

/** '1 game', '2 games', '1,234 games'. */
export function counted(count: number, thing: string): string {
  return `${count.toLocaleString('en-GB')} ${thing}${count === 1 ? '' : 's'}`;
}

/** 'a', 'a and b', 'a, b and c'. */
export function listed(things: readonly string[]): string {
  const last = things.at(-1) ?? '';
  return things.length < 2 ? last : `${things.slice(0, -1).join(', ')} and ${last}`;
}

/** '18 of 20', with the share only where there are enough answers for one. */
export function rightText(answered: { right: number; answers: number }): string {
  const { right, answers } = answered;
  const share = answers < ENOUGH_ANSWERS ? '' : ` (${rightPercent(answered)}%)`;
  return `${right} of ${answers}${share}`;
}

/** What is left out of the figures, in a sentence; null if nothing is. */
export function leftOutText({ rushed, unverified }: RoundCounts): string | null {
  const parts = [
    ...(rushed > 0
      ? [`${counted(rushed, 'game')} rushed (too fast to have read the questions)`]
      : []),
    ...(unverified > 0 ? [`${counted(unverified, 'game')} that could not be checked`] : []),
  ];
  return parts.length === 0 ? null : `Not counted: ${listed(parts)}.`;
}

export const WEEKS_CHOICES = [
  { value: '1', text: 'This week' },
  { value: '2', text: '2 weeks' },
  { value: '4', text: '4 weeks' },
  { value: '6', text: '6 weeks' },
  { value: '12', text: '12 weeks' },
] as const;
