// What a blind child hears of a tables check. Judge changes of the transcript as that child would.
import { fireEvent, screen } from '@testing-library/react';
import { it } from 'vitest';
import { hearGame } from '#testing/hear-game.tsx';
import { tablesStart } from '#testing/tables-start.ts';
import { stillClock } from '#testing/still-clock.ts';
import TablesCheck from './screen.tsx';

const start = await tablesStart(2);

const REST_MS = 3000;

const { pass } = stillClock();

it('a tables check with twice the time sounds as its transcript says', async () => {
  const { user, hear, wait, readAll, expectTranscript } = await hearGame({
    title: 'Tables check',
    screen: TablesCheck,
    start,
    year: 4,
    pace: { countdownFactor: 2 },
  });
  const answer = (text: string) =>
    hear(`Types ${text} and Enter`, () => user.keyboard(`${text}{Enter}`));
  await readAll();
  await hear('Presses Enter on the button', async () => {
    await user.tab();
    await user.keyboard('{Enter}');
  });
  await wait(REST_MS);
  await readAll();
  for (const { answer: right } of start.practice) {
    await answer(String(right));
    if (right !== start.practice.at(-1)?.answer) await wait(REST_MS);
  }
  await readAll();
  await hear('Presses Enter on the button', async () => {
    await user.tab();
    await user.keyboard('{Enter}');
  });
  await wait(REST_MS);
  await wait(7000);
  await wait(5000);
  await readAll();
  await wait(REST_MS);
  for (const { answer: right } of start.questions.slice(1, -2)) {
    const field = screen.getByRole('textbox');
    fireEvent.change(field, { target: { value: right } });
    fireEvent.submit(field);
    await pass(REST_MS);
  }
  await answer(String(start.questions.at(-2)?.answer));
  await wait(REST_MS);
  await answer('1');
  await expectTranscript('./screen.transcript.txt');
});
