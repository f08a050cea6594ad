import { expect, it } from 'vitest';
import type { HistoryEntry } from '#shared/contract/play.ts';
import { pointsOf } from './chart-points.ts';

const game = (id: number, score: number, gameId = 'word-search'): HistoryEntry => ({
  id,
  score,
  gameId,
  maxScore: 10,
  createdAt: `2026-03-0${id}T10:00:00Z`,
});

it('a pupil’s games become points, oldest first, with the mean of the last five once there are five', () => {
  const history = [9, 2, 10, 0, 7, 4, 5].map((score, index) => game(7 - index, score));
  expect(pointsOf(history, null).map(({ id, percent, mean }) => [id, percent, mean])).toEqual([
    [1, 50, null],
    [2, 40, null],
    [3, 70, null],
    [4, 0, null],
    [5, 100, 52],
    [6, 20, 46],
    [7, 90, 56],
  ]);
});

it('the points of one game leave out the others, even in the mean', () => {
  const history = [game(3, 8), game(2, 1, 'find-my-number'), game(1, 6)];
  expect(pointsOf(history, 'word-search')).toEqual([
    { id: 1, gameId: 'word-search', time: Date.UTC(2026, 2, 1, 10), percent: 60, mean: null },
    { id: 3, gameId: 'word-search', time: Date.UTC(2026, 2, 3, 10), percent: 80, mean: null },
  ]);
});
