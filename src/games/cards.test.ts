import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { gameLabel } from './cards.ts';
import { ROUND_IDS } from './ids.ts';

it('each folder beside the kit and the checks is a game of the list or the tables check, and no other', () => {
  const entries = readdirSync(fileURLToPath(new URL('.', import.meta.url)), {
    withFileTypes: true,
  });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(folders.toSorted()).toEqual([...ROUND_IDS, 'checks', 'kit'].toSorted());
});

it('an id that is no game has a game controller and itself for a title', () => {
  expect(gameLabel('old-game')).toEqual({ title: 'old-game', emoji: '🎮' });
  expect(gameLabel('toString')).toEqual({ title: 'toString', emoji: '🎮' });
});
