import { expect, it } from 'vitest';
import { restBeforeNext } from './restart-delay.ts';

it('a worker that keeps dying is restarted less and less often, down to once in half a minute', () => {
  const rests: number[] = [];
  for (let rest = 0; rests.length < 11; rests.push(rest)) rest = restBeforeNext(rest, 500);
  expect(rests).toEqual([100, 200, 400, 800, 1600, 3200, 6400, 12_800, 25_600, 30_000, 30_000]);
});

it('a worker that lived for a minute is replaced at once', () => {
  expect(restBeforeNext(30_000, 60_000)).toBe(100);
});
