// What a blind child hears of a round. Judge changes of the transcript as that child would.
import { screen } from '@testing-library/react';
import { it } from 'vitest';
import { hearGame } from '#testing/hear-game.tsx';
import { metBefore } from '#testing/met-before.tsx';
import { stillClock } from '#testing/still-clock.ts';
import DictionaryDetective from './screen.tsx';
import { itemOf, type CaseStart } from './start.ts';

const start: CaseStart = {
  pairs: [
    { id: 'Y3.DD/gigantic', word: 'gigantic', definition: 'very, very big', objective: null },
    {
      id: 'Y3.DD/burrow',
      word: 'burrow',
      definition: 'a hole in the ground where an animal lives',
      objective: null,
      sentence: 'The rabbit hid in its ___ .',
    },
    { id: 'Y3.DD/swift', word: 'swift', definition: 'very fast', objective: null },
  ],
};

const gone = { [itemOf({ word: 'burrow' })]: 6 };

stillClock();

it('a round of Dictionary Detective sounds as its transcript says', async () => {
  const { user, hear, wait, readAll, expectTranscript } = await hearGame({
    title: 'Dictionary Detective',
    screen: DictionaryDetective,
    start,
    wrapper: metBefore(gone),
  });
  const press = (name: RegExp) =>
    hear(`Presses ${name.source}`, async () => {
      screen.getByRole('button', { name }).focus();
      await user.keyboard(' ');
    });
  await readAll();
  await press(/^burrow/);
  await press(/^very fast/);
  await wait(1000);
  await press(/^burrow/);
  await press(/^(The rabbit|a hole)/);
  await readAll();
  await wait(1000);
  await readAll();
  await press(/^very fast/);
  await press(/^swift/);
  await wait(1000);
  await press(/^gigantic/);
  await press(/^very, very big/);
  await wait(1000);
  await expectTranscript('./screen.transcript.txt');
});
