// What a blind child hears of a round; what changes in the transcript is to be judged as that child would.
import { it } from 'vitest';
import { hearGame } from '#testing/hear-game.tsx';
import { stillClock } from '#testing/still-clock.ts';
import MathematicsMountain from './screen.tsx';
import type { MountainStart } from './start.ts';

const start: MountainStart = {
  questions: [
    {
      id: 'Y3.MD.1/r1:7,8',
      objective: 'Y3.MD.1',
      question: '7 × 8 = ?',
      answer: 56,
      explanation: '7 lots of 8 are 56.',
    },
    {
      id: 'Y3.FR.5/r12:2,3,7',
      objective: 'Y3.FR.5',
      question: '2/7 + 3/7 = ?/7',
      spoken: 'two sevenths plus three sevenths equals how many sevenths?',
      answer: 5,
      explanation: 'Add the top numbers: 2 + 3.',
    },
    {
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
  await wait(10_000);
  await wait(1500);
  await expectTranscript('./screen.transcript.txt');
});
