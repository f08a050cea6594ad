// What a blind child hears of a round. Judge changes of the transcript as that child would.
import { it } from 'vitest';
import { hearGame } from '#testing/hear-game.tsx';
import { stillClock } from '#testing/still-clock.ts';
import WordSearch from './screen.tsx';
import type { SearchStart } from './start.ts';

/** Smaller than any dealt board, so that the transcript can contain all of it. */
const start: SearchStart = {
  theme: 'At the farm',
  words: [
    { id: 'Y1.WS.farm/COW', word: 'COW' },
    { id: 'Y1.WS.farm/HEN', word: 'HEN' },
  ],
  grid: ['HEN', 'COW', 'ABA'],
};

stillClock();

it('a round of Word Search sounds as its transcript says', async () => {
  const { user, hear, wait, readAll, expectTranscript } = await hearGame({
    title: 'Word Search',
    screen: WordSearch,
    start,
    year: 1,
  });
  const press = (...keys: string[]) =>
    hear(`Presses ${keys.join(', ')}`, () => user.keyboard(keys.map((key) => `{${key}}`).join('')));
  await readAll();
  // Moves to the close button, then to the letters.
  await hear('Presses Tab twice', async () => {
    await user.tab();
    await user.tab();
  });
  await press('Enter');
  await press('ArrowDown', 'ArrowRight');
  await press('Enter');
  await press('c');
  await press('Enter');
  await press('w');
  await press('Enter');
  await readAll();
  await press('h', 'Enter');
  await press('n', 'Enter');
  await wait(1000);
  await expectTranscript('./screen.transcript.txt');
});
