import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#shared/dates.ts';
import { growthOf, LATE_MS, roundsToFull, type PlayedRound } from './growth.ts';

const start = Date.parse('2026-11-27T10:00:00Z');
const MINUTES = 10;
const end = start + MINUTES * MINUTE_MS;
const period = { startedAt: new Date(start), endsAt: new Date(end), roundsToFull: 40 };

const round = (userId: number, minute: number, late = 0): PlayedRound => ({
  userId,
  beganAt: start + minute * MINUTE_MS,
  recordedAt: start + minute * MINUTE_MS + late,
});
const anyRound = fc.record({
  userId: fc.integer({ min: 1, max: 6 }),
  beganAt: fc.integer({ min: start - 5 * MINUTE_MS, max: end + 5 * MINUTE_MS }),
  recordedAt: fc.integer({ min: start, max: end + 2 * LATE_MS }),
});

describe('growth', () => {
  it.each([
    ['before the start', [round(1, -0.01)], 0],
    ['at the start', [round(1, 0)], 1],
    ['at the end', [round(1, MINUTES)], 0],
    ['begun before the end and ended after it', [round(1, MINUTES - 0.01, 3 * MINUTE_MS)], 1],
    ['sent within the hour after the end', [round(1, 5, 5 * MINUTE_MS + LATE_MS)], 1],
    ['sent later than that', [round(1, 5, 5 * MINUTE_MS + LATE_MS + 1)], 0],
    ['two of a pupil in one minute', [round(1, 3), round(1, 3.9)], 1],
    ['two of a pupil in two minutes', [round(1, 3), round(1, 4)], 2],
    ['two pupils in one minute', [round(1, 3), round(2, 3)], 2],
  ])('a round counts by when it began: %s', (_, played, rounds) => {
    expect(growthOf(period, played).rounds).toBe(rounds);
  });

  it('the picture is never more than full, never shrinks when a round arrives, and no pupil adds more than a round a minute', () => {
    fc.assert(
      fc.property(fc.array(anyRound), anyRound, (played, another) => {
        const before = growthOf(period, played);
        const after = growthOf(period, [...played, another]);
        expect(after.growth).toBeLessThanOrEqual(1);
        expect(after.rounds - before.rounds).toBeGreaterThanOrEqual(0);
        expect(after.rounds - before.rounds).toBeLessThanOrEqual(1);
        const pupils = new Set(played.map(({ userId }) => userId)).size;
        expect(before.rounds).toBeLessThanOrEqual(pupils * MINUTES);
        // The same round again adds nothing, and the order of arrival does not matter.
        expect(growthOf(period, [...played, ...played].toReversed())).toEqual(before);
      }),
    );
  });

  it('how many pupils have played is said from five on', () => {
    const by = (pupils: number) => Array.from({ length: pupils }, (_, nth) => round(nth, 1));
    expect(growthOf(period, by(4)).players).toBeNull();
    expect(growthOf(period, by(5)).players).toBe(5);
  });

  it('a third of the class that needs half as long again for a round gives a quarter of the growth', () => {
    const paceOf = (pupil: number) => (pupil % 3 === 0 ? 3 : 2);
    const played = Array.from({ length: 30 }, (_, pupil) =>
      Array.from({ length: Math.floor(15 / paceOf(pupil)) }, (_, nth) =>
        round(pupil, nth * paceOf(pupil)),
      ),
    ).flat();
    const longer = { ...period, endsAt: new Date(start + 15 * MINUTE_MS) };
    const all = growthOf(longer, played).rounds;
    const slow = played.filter(({ userId }) => userId % 3 === 0);
    expect(growthOf(longer, slow).rounds / all).toBeGreaterThanOrEqual(0.25);
  });
});

it.each([
  [30, 10, 75],
  [30, 5, 38],
  [12, 15, 45],
  [1, 5, 2],
  [0, 5, 1],
])('for %d pupils and %d minutes %d rounds make the picture full', (pupils, minutes, rounds) => {
  expect(roundsToFull(pupils, minutes)).toBe(rounds);
});
