import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { gameLabel } from './cards.ts';
import { PLAYABLE_IDS } from './ids.ts';

it('every folder other than the kit and the checks is a listed game or the tables check', () => {
  const entries = readdirSync(fileURLToPath(new URL('.', import.meta.url)), {
    withFileTypes: true,
  });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(folders.toSorted()).toEqual([...PLAYABLE_IDS, 'checks', 'kit'].toSorted());
});

it('an unknown game is shown with a game controller and its id as the title', () => {
  expect(gameLabel('old-game')).toEqual({ title: 'old-game', emoji: '🎮' });
  expect(gameLabel('toString')).toEqual({ title: 'toString', emoji: '🎮' });
});
