// What a blind child hears of a round. Judge changes of the transcript as that child would.
import { it } from 'vitest';
import { hearGame } from '#testing/hear-game.tsx';
import { FRACTION, TIMES } from '#testing/mountain-questions.ts';
import { stillClock } from '#testing/still-clock.ts';
import MathematicsMountain from './screen.tsx';
import type { MountainStart } from './start.ts';

const start: MountainStart = {
  questions: [
    TIMES,
    FRACTION,
    {
      form: 'whole',
      id: 'Y3.ME.1/r2:3,15',
      objective: 'Y3.ME.1',
      question: 'How many minutes past the hour is it?',
      answer: 15,
      explanation: 'The long hand points to the 3: 15 minutes.',
      picture: { kind: 'clock', hour: 4, minute: 15 },
    },
  ],
};

stillClock();

it('a round of Mathematics Mountain sounds as its transcript says', async () => {
  const { user, hear, wait, readAll, expectTranscript } = await hearGame({
    title: 'Mathematics Mountain',
    screen: MathematicsMountain,
    start,
  });
  await readAll();
  await hear('Types 56 and Enter', () => user.keyboard('56{Enter}'));
  await wait(1500);
  await wait(5000);
  await hear('Types 6 and Enter', () => user.keyboard('6{Enter}'));
  await readAll();
  await wait(1500);
  await readAll();
  // What to remember is read first, then the clock runs.
  await wait(4000);
  await wait(10_000);
  await wait(1500);
  await expectTranscript('./screen.transcript.txt');
});
