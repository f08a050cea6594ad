// What a blind child hears of a round. Judge changes of the transcript as that child would.
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deviceWith } from '#testing/fake-voices.ts';
import { hearGame } from '#testing/hear-game.tsx';
import { stillClock } from '#testing/still-clock.ts';
import ListenAndSpell from './screen.tsx';
import type { SpellStart } from './start.ts';

const start: SpellStart = {
  words: [
    ['island', 'We rowed to the ___.', 'land with water all around it'],
    ['answer', 'I asked the parrot, but it gave no ___.', 'what you say back'],
    ['circle', 'We all sat down in a ___.', 'a round shape'],
  ].map(([word = '', sentence = '', clue = '']) => {
    return { id: `Y3.SP/${word}`, word, sentence, clue, objective: 'Y3.SP.1' };
  }),
};

stillClock();

it('a round of Listen and Spell sounds as its transcript says', async () => {
  const { spoken } = deviceWith();
  const { user, hear, wait, readAll, expectTranscript } = await hearGame({
    title: 'Listen and Spell',
    screen: ListenAndSpell,
    start,
    year: 3,
  });
  expect(spoken()).toEqual(['island', 'We rowed to the island.', 'island']);
  await readAll();
  await hear('Types island and Enter', () => user.keyboard('island{Enter}'));
  await wait(500);
  await hear('Presses Enter on the button', () => user.keyboard('{Enter}'));
  await wait(100);
  await hear('Types anser and Enter', () => user.keyboard('anser{Enter}'));
  await readAll();
  await hear('Types ansewr and Enter', () => user.keyboard('ansewr{Enter}'));
  await hear('Corrects it and presses Enter', () =>
    user.keyboard('{Backspace}{Backspace}{Backspace}wer{Enter}'),
  );
  await wait(500);
  await hear('Presses Enter on the button', () => user.keyboard('{Enter}'));
  await wait(100);
  await hear('Presses Read a clue', async () => {
    screen.getByRole('button', { name: 'Read a clue' }).focus();
    await user.keyboard('{Enter}');
  });
  await readAll();
  await hear('Types circle and Enter', () => user.keyboard('circle{Enter}'));
  await wait(500);
  await hear('Presses Enter on the button', () => user.keyboard('{Enter}'));
  await wait(100);
  await expectTranscript('./screen.transcript.txt');
});
