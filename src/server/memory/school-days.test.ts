import { afterEach, expect, it, vi } from 'vitest';
import { agoText } from '#shared/dates.ts';
import { noonOf, schoolDay } from '../platform/school-day.ts';
import { dueOn, recall, review } from './schedule.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** The text shown at one moment to a pupil who met an item at another, on a device with the same time zone. */
function shownAt(met: string, now: string): string {
  const { reviewedOn } = review(null, 'good', new Date(met));
  return agoText(noonOf(reviewedOn), new Date(now));
}

// Clocks in London go forward on 29 March 2026 and back on 25 October 2026.
it.each([
  [
    'Europe/London',
    'summer, half past midnight',
    '2026-06-09T23:30Z',
    '2026-06-10T09:00Z',
    'today',
  ],
  [
    'Europe/London',
    'either side of midnight',
    '2026-06-09T22:59Z',
    '2026-06-09T23:01Z',
    'yesterday',
  ],
  [
    'Europe/London',
    'either side of midnight',
    '2026-12-09T23:59Z',
    '2026-12-10T00:01Z',
    'yesterday',
  ],
  ['Europe/London', 'clocks go forward', '2026-03-28T23:30Z', '2026-03-29T22:30Z', 'yesterday'],
  ['Europe/London', 'clocks go forward', '2026-03-27T09:00Z', '2026-03-30T08:00Z', '3 days ago'],
  ['Europe/London', 'clocks go back', '2026-10-24T22:30Z', '2026-10-25T23:30Z', 'yesterday'],
  ['Europe/London', 'clocks go back', '2026-10-24T23:30Z', '2026-10-25T23:30Z', 'today'],
  ['Australia/Sydney', 'a school morning', '2026-06-08T23:00Z', '2026-06-09T00:30Z', 'today'],
  ['Australia/Sydney', 'the next morning', '2026-06-08T23:00Z', '2026-06-09T23:00Z', 'yesterday'],
  ['America/New_York', 'an evening', '2026-06-10T01:00Z', '2026-06-10T03:00Z', 'today'],
  ['America/New_York', 'the next afternoon', '2026-06-09T19:00Z', '2026-06-10T19:00Z', 'yesterday'],
  ['Pacific/Auckland', 'a school morning', '2026-06-08T21:00Z', '2026-06-10T21:00Z', '2 days ago'],
])('in %s, %s: an item met at %s is at %s shown as met %s', (zone, _, met, now, shown) => {
  vi.stubEnv('TZ', zone);
  expect(shownAt(met, now)).toBe(shown);
});

it('a review counts on the day of the school’s clock, so that an item due tomorrow is due from midnight', () => {
  vi.stubEnv('TZ', 'Europe/London');
  const state = review(null, 'again', new Date('2026-06-09T22:59Z'));
  expect(state.reviewedOn).toBe('2026-06-09');
  expect(dueOn(state)).toBe('2026-06-10');
  expect(recall(state, new Date('2026-06-09T22:59:59Z'))).toBe(1);
  expect(recall(state, new Date('2026-06-09T23:00Z'))).toBeLessThan(1);
  expect(schoolDay(new Date('2026-06-09T23:00Z'))).toBe('2026-06-10');
});

it('the 23 and 25 hour days on which clocks change count as one day each', () => {
  vi.stubEnv('TZ', 'Europe/London');
  for (const [met, next] of [
    ['2026-03-28T12:00Z', '2026-03-29T11:00Z'],
    ['2026-10-24T11:00Z', '2026-10-25T12:00Z'],
    ['2026-07-01T11:00Z', '2026-07-02T11:00Z'],
  ] as const) {
    const state = review(null, 'good', new Date(met));
    expect(recall(state, new Date(next))).toBeCloseTo(0.9468, 3);
  }
});
