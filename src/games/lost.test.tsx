// What a round that is lost shows has no barrier; the other moments are looked at in a browser (e2e/no-barriers.spec.ts).
import { fireEvent, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import FindMyNumber from './find-my-number/screen.tsx';
import HangmanBalloons from './hangman-balloons/screen.tsx';
import type { BalloonStart } from './hangman-balloons/start.ts';
import type { GameScreenProps } from './kit/rules/game.ts';

function open(Screen: ComponentType<GameScreenProps>, start: unknown) {
  const container = document.body.appendChild(document.createElement('main'));
  const props = { year: 3, seed: 1, onDrawn: () => {}, onFinish: () => {} } as const;
  render(<Screen {...props} start={start} />, { container });
}

/** What axe finds without a layout. */
async function barriers(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
  });
  return violations.map(({ id }) => id);
}

it('a lost round of Find My Number has no barrier that axe finds', async () => {
  open(FindMyNumber, { min: 1, max: 100, secret: 45 });
  for (let turn = 1; turn <= 10; turn += 1) {
    const field = screen.getByRole('textbox', { name: 'Your guess' });
    fireEvent.change(field, { target: { value: String(turn) } });
    fireEvent.click(screen.getByRole('button', { name: 'Guess' }));
  }
  expect(screen.getByRole('status')).toHaveTextContent('Game Over');
  expect(await barriers()).toEqual([]);
});

it('a lost round of Hangman with Balloons has no barrier that axe finds', async () => {
  const start: BalloonStart = { id: 'a/KOALA', theme: 'Animals', word: 'KOALA', objective: null };
  open(HangmanBalloons, start);
  for (const letter of 'BCDEFGHIJM') fireEvent.keyDown(document.body, { key: letter });
  expect(screen.getByRole('status')).toHaveTextContent('The word was KOALA');
  expect(await barriers()).toEqual([]);
});
