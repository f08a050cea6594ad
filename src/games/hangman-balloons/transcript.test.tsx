// What a blind child hears of a round. Judge changes of the transcript as that child would.
import { screen } from '@testing-library/react';
import { it } from 'vitest';
import { hearGame } from '#testing/hear-game.tsx';
import { stillClock } from '#testing/still-clock.ts';
import HangmanBalloons from './screen.tsx';
import type { BalloonStart } from './start.ts';

const start: BalloonStart = {
  id: 'Y2.HB.space/MOON',
  theme: 'Space',
  clue: 'the round, bright thing that you see in the sky at night',
  word: 'MOON',
  objective: null,
};

stillClock();

it('a round of Hangman with Balloons sounds as its transcript says', async () => {
  const { user, hear, wait, readAll, expectTranscript } = await hearGame({
    title: 'Hangman with Balloons',
    screen: HangmanBalloons,
    start,
    year: 2,
  });
  await readAll();
  await hear('Presses the key O', async () => {
    screen.getByRole('button', { name: 'O' }).focus();
    await user.keyboard(' ');
  });
  await hear('Types e', () => user.keyboard('e'));
  await hear('Types m', () => user.keyboard('m'));
  await readAll();
  await hear('Types n', () => user.keyboard('n'));
  await wait(2000);
  await expectTranscript('./screen.transcript.txt');
});
