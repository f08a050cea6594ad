import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterFailure, secondsToWait, type Tries } from './tries.ts';

const NOON = new Date('2026-11-20T12:00:00Z');
const HOURS = 3_600_000;
const later = (ms: number) => new Date(NOON.getTime() + ms);

function failed(times: number): Tries {
  let tries = afterFailure(null, NOON);
  for (let nth = 1; nth < times; nth++) tries = afterFailure(tries, NOON);
  return tries;
}

describe('wrong pictures', () => {
  it.each([
    [1, 0],
    [4, 0],
    [5, 60],
    [6, 0],
    [10, 300],
    [15, 900],
    [20, 900],
    [500, 900],
  ])('%i of them keep a device waiting for %i s', (times, seconds) => {
    expect(secondsToWait(failed(times), NOON)).toBe(seconds);
  });

  it('are forgotten after twelve hours', () => {
    expect(afterFailure(failed(4), later(12 * HOURS - 1)).failures).toBe(5);
    expect(afterFailure(failed(4), later(12 * HOURS)).failures).toBe(1);
  });

  it('never keep anybody waiting for longer than a quarter of an hour, whatever the clock has done', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: -1e12, max: 1e12 }),
        (n, ms) => {
          expect(secondsToWait(failed(n), later(ms))).toBeLessThanOrEqual(900);
          expect(secondsToWait(failed(n), later(ms))).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
