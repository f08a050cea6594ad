import { expect, it } from 'vitest';
import { moodAfter } from './mood.ts';

it.each([
  [10, 10, 'cheering'],
  [5, 10, 'cheering'],
  [4, 10, 'comforting'],
  [0, 10, 'comforting'],
] as const)('after %i of %i the owl is %s', (score, maxScore, mood) => {
  expect(moodAfter({ score, maxScore })).toBe(mood);
});
