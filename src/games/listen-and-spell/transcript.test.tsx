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
    ['February', 'It snowed on the last day of ___.', 'the second month of the year'],
    ["don't", 'Please ___ feed the pigeons.', 'the short form of do not'],
    ['heard', 'I ___ an owl outside my tent.', 'got a sound with your ears'],
    ['straight', 'Draw a ___ line with your ruler.', 'without a bend'],
    ['fruit', 'A plum is a ___ with a stone.', 'what holds the seeds of a plant'],
    ['re-enter', 'Show your ticket to ___ the zoo.', 'go in again'],
    ['minute', 'The egg needs one more ___.', 'sixty seconds'],
  ].map(([word = '', sentence = '', clue = '']) => {
    return { id: `Y3.SP/${word}`, word, sentence, clue, objective: 'Y3.SP.1' };
  }),
};

stillClock();

it('a whole round of Listen and Spell, by the voice and then by clue, sounds as its transcript says', async () => {
  const { spoken } = deviceWith();
  const { user, hear, wait, readAll, expectTranscript } = await hearGame({
    title: 'Listen and Spell',
    screen: ListenAndSpell,
    start,
    year: 3,
  });
  const goOn = async () => {
    await wait(500);
    await hear('Presses Enter on the button', () => user.keyboard('{Enter}'));
    await wait(100);
  };
  const write = (text: string) =>
    hear(`Types ${text} and Enter`, () => user.keyboard(`${text}{Enter}`));
  expect(spoken()).toEqual(['island', 'We rowed to the island.', 'island']);
  await readAll();
  await write('island');
  await goOn();
  await write('anser');
  await readAll();
  await write('ansewr');
  await hear('Corrects it and presses Enter', () =>
    user.keyboard('{Backspace}{Backspace}{Backspace}wer{Enter}'),
  );
  await goOn();
  await write('circle');
  await goOn();
  await write('february');
  await write('February');
  await goOn();
  await write('dont');
  await write("don't");
  await goOn();
  await hear('Goes back to Read a clue', () =>
    screen.getByRole('button', { name: 'Read a clue' }).focus(),
  );
  await hear('Presses Enter on it', () => user.keyboard('{Enter}'));
  await readAll();
  await write('heard');
  await goOn();
  await write('my dog ran');
  await write('straight');
  await goOn();
  for (const word of ['fruit', 're-enter', 'minute']) {
    await write(word);
    await goOn();
  }
  await expectTranscript('./screen.transcript.txt');
});
