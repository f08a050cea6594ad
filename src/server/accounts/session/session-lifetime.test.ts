import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#shared/dates.ts';
import { endOfSession } from './session-lifetime.ts';

it.each([
  ['owner', 12 * HOUR_MS, 7 * DAY_MS],
  ['teacher', 12 * HOUR_MS, 7 * DAY_MS],
  ['pupil', 30 * DAY_MS, Number.POSITIVE_INFINITY],
] as const)(
  'the session of a %s ends after %i idle ms, and after %f in any case',
  (role, idle, all) => {
    const kind = { role, onClassPage: false };
    const endsAfter = (usedAt: number) =>
      endOfSession(kind, { createdAt: new Date(0), now: new Date(usedAt) }).getTime();
    for (const usedAt of [0, 6 * DAY_MS, 7 * DAY_MS - 1, 300 * DAY_MS]) {
      expect(endsAfter(usedAt)).toBe(Math.min(usedAt + idle, all));
    }
  },
);
