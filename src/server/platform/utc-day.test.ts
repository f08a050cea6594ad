import { expect, it } from 'vitest';
import { monthsBefore } from './utc-day.ts';

it.each([
  ['2026-08-31T10:00:00.000Z', 6, '2026-02-28T10:00:00.000Z'],
  ['2024-08-30T10:00:00.000Z', 6, '2024-02-29T10:00:00.000Z'],
  ['2026-03-31T23:59:59.999Z', 1, '2026-02-28T23:59:59.999Z'],
  ['2026-10-31T00:00:00.000Z', 1, '2026-09-30T00:00:00.000Z'],
  ['2026-01-31T10:00:00.000Z', 2, '2025-11-30T10:00:00.000Z'],
  ['2024-02-29T10:00:00.000Z', 24, '2022-02-28T10:00:00.000Z'],
  ['2026-02-28T10:00:00.000Z', 6, '2025-08-28T10:00:00.000Z'],
  ['2026-07-31T10:00:00.000Z', 2, '2026-05-31T10:00:00.000Z'],
])(
  'the moment a number of months before another keeps to the month: %s less %i gives %s',
  (at, months, earlier) => {
    expect(monthsBefore(new Date(at), months).toISOString()).toBe(earlier);
  },
);
