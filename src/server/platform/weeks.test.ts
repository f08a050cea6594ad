import { expect, it } from 'vitest';
import { schoolDay } from './school-day.ts';
import { startOf, weeksUntil } from './weeks.ts';

it.each([
  ['a Monday', '2026-11-16', '2026-11-16', '2026-11-22'],
  ['a Thursday', '2026-11-19', '2026-11-16', '2026-11-22'],
  ['a Sunday', '2026-11-22', '2026-11-16', '2026-11-22'],
  ['the week in which summer time ends', '2026-10-25', '2026-10-19', '2026-10-25'],
  ['the last week of a year', '2027-01-01', '2026-12-28', '2027-01-03'],
])('%s belongs to the week from its Monday to its Sunday', (_, day, from, to) => {
  expect(weeksUntil(new Date(`${day}T12:00`), 1)).toEqual([{ from, to }]);
});

it('weeks follow each other backwards without a gap', () => {
  expect(weeksUntil(new Date('2026-11-18T23:59'), 3)).toEqual([
    { from: '2026-11-16', to: '2026-11-22' },
    { from: '2026-11-09', to: '2026-11-15' },
    { from: '2026-11-02', to: '2026-11-08' },
  ]);
});

it('a day begins at midnight by the school’s clock', () => {
  expect(schoolDay(startOf('2026-11-16'))).toBe('2026-11-16');
  expect(schoolDay(new Date(startOf('2026-11-16').getTime() - 1))).toBe('2026-11-15');
});
