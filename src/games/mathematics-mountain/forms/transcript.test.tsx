// What a blind child hears of a question in each form. Judge changes of the transcript as that child would.
import { screen } from '@testing-library/react';
import { it } from 'vitest';
import { hearGame } from '#testing/hear-game.tsx';
import { OF_EACH_FORM } from '#testing/mountain-questions.ts';
import { stillClock } from '#testing/still-clock.ts';
import MathematicsMountain from '../screen.tsx';
import type { FormName } from './forms.ts';

stillClock();

it('a round with a question of every form sounds as its transcript says', async () => {
  const { user, hear, wait, readAll, expectTranscript } = await hearGame({
    title: 'Mathematics Mountain',
    screen: MathematicsMountain,
    start: { questions: OF_EACH_FORM },
    year: 2,
  });
  const press = (name: string) =>
    hear(`Presses ${name}`, async () => {
      screen.getByLabelText(name).focus();
      await user.keyboard(' ');
    });
  const submit = () =>
    hear('Presses Submit Answer', async () => {
      screen.getByText('Submit Answer').focus();
      await user.keyboard(' ');
    });
  const type = (what: string, keys: string, into = 'Your answer') =>
    hear(`Types ${what}`, async () => {
      screen.getByLabelText(into).focus();
      await user.keyboard(keys);
    });
  const answer: Readonly<Record<Exclude<FormName, 'whole'>, () => Promise<void>>> = {
    compare: () => press('is less than'),
    decimal: () => type('4.5 and Enter', '4.5{Enter}'),
    read: () => type('9 and Enter', '9{Enter}'),
    async line() {
      await hear('Goes to the line', () => screen.getByRole('slider').focus());
      await hear('Presses the arrow to the right', () => user.keyboard('{ArrowRight}'));
      await hear('Presses Page up twice', () => user.keyboard('{PageUp}{PageUp}'));
      await submit();
    },
    async choose() {
      await press('Step 2: 7 plus 8 equals 15');
      await submit();
    },
    async column() {
      await type('2', '2', 'Working 1, ones');
      await type('the other digits', '90320511', 'Working 1, tens');
      await submit();
    },
  };
  for (const { form } of OF_EACH_FORM) {
    if (form === 'whole') continue;
    await readAll();
    await answer[form]();
    await wait(1500);
  }
  await expectTranscript('./screen.transcript.txt');
});
