// What a blind child hears of a round. Judge changes of the transcript as that child would.
import { it } from 'vitest';
import { hearGame } from '#testing/hear-game.tsx';
import { stillClock } from '#testing/still-clock.ts';
import FindMyNumber from './screen.tsx';

stillClock();

it('a round of Find My Number sounds as its transcript says', async () => {
  const { user, hear, wait, readAll, expectTranscript } = await hearGame({
    title: 'Find My Number',
    screen: FindMyNumber,
    start: { min: 1, max: 100, secret: 45 },
  });
  await readAll();
  for (const guess of [30, 400, 60, 54]) {
    await hear(`Types ${guess} and Enter`, () => user.keyboard(`${guess}{Enter}`));
  }
  await readAll();
  await hear('Types 45 and Enter', () => user.keyboard('45{Enter}'));
  await wait(2000);
  await expectTranscript('./screen.transcript.txt');
});
