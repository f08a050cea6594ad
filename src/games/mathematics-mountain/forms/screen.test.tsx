import { fireEvent, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { expect, it, vi } from 'vitest';
import type { GameScreenProps } from '#games/kit/rules/game.ts';
import { deviceWith } from '#testing/fake-voices.ts';
import { OF_EACH_FORM } from '#testing/mountain-questions.ts';
import { stillClock } from '#testing/still-clock.ts';
import { twoKeys } from '#testing/two-keys.ts';
import { SwitchAccessContext } from '#ui/switch-access.ts';
import { mathematicsMountainReplay } from '../replay.ts';
import MathematicsMountain from '../screen.tsx';
import type { MountainStart } from '../start.ts';

const { pass, newUser } = stillClock();

const start: MountainStart = { questions: OF_EACH_FORM };

function open(hasSwitch = false, dealt = start) {
  const onFinish = vi.fn<GameScreenProps['onFinish']>();
  render(
    <SwitchAccessContext value={hasSwitch}>
      <MathematicsMountain year={4} start={dealt} seed={1} onDrawn={() => {}} onFinish={onFinish} />
    </SwitchAccessContext>,
  );
  return { onFinish, user: newUser() };
}

/** Searches by the label or the text, because searching a whole number pad by role is slow. */
const button = (name: string) =>
  screen.queryByLabelText(name, { selector: 'button' }) ??
  screen.getByText(name, { selector: 'button' });
const status = () =>
  screen
    .getAllByRole('status')
    .map((one) => one.textContent)
    .join(' ')
    .replaceAll('\u00a0', ' ');

it('signs and decimals are answered by taps, explained, and can be replayed', async () => {
  const { user, onFinish } = open();
  await user.click(button('is less than'));
  expect(status()).toContain('Oops! The correct answer was: 0.4 is more than 0.35');
  expect(status()).toContain('More digits do not mean more.');
  expect(button('is more than')).toBeDisabled();
  pass(1500);
  for (const key of ['Pounds', '4', 'Point', '5', '0', 'Submit Answer']) {
    await user.click(button(key));
  }
  expect(status()).toContain("Great job! That's correct!");
  pass(1500);
  for (const key of ['4', 'Submit Answer']) await user.click(button(key));
  expect(status()).toContain('Oops! The correct answer was: −4');
  pass(1500);
  expect(screen.getByText(/^A ruler in centimetres/)).toHaveTextContent(
    'A ribbon lies along it from 3 to 9.',
  );
  for (const key of ['9', 'Submit Answer']) await user.click(button(key));
  expect(status()).toContain('It ends at 9, but it starts at 3 and not at 0.');
  pass(1500);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 320, 84));
  fireEvent.pointerDown(screen.getByRole('slider'), { clientX: 126 });
  await user.click(button('Submit Answer'));
  expect(status()).toContain('Oops! The correct answer was: 73');
  expect(status()).toContain('In 73 the tens are 7, and the ones are 3.');
  pass(1500);
  await user.click(button('Step 2: 7 plus 8 equals 15'));
  await user.click(button('Submit Answer'));
  expect(status()).toContain('7 + 8 = 15 is right by itself.');
  pass(1500);
  // Both rows of working from the right, the second without its zero, and then their sum.
  for (const digit of '290320511') await user.click(button(digit));
  expect(screen.getByRole('textbox', { name: 'Answer, hundreds' })).toHaveValue('1');
  await user.click(button('Submit Answer'));
  expect(status()).toContain('The 1 in 14 is worth 10.');
  pass(1500);
  const [result, moves] = onFinish.mock.lastCall ?? [];
  expect(result).toMatchObject({ score: 1, maxScore: 7 });
  expect(result?.reviewed[0]?.lines).toEqual([
    'Your answer: 0.4 is less than 0.35',
    'Right answer: 0.4 is more than 0.35',
    'Write 0.4 as 0.40. More digits do not mean more.\n0.4 is 0.40, so compare 40 with 35 hundredths.',
  ]);
  expect(
    mathematicsMountainReplay.replay(start, moves, { year: 4, pace: 1, seed: 1 }),
  ).toMatchObject({
    ok: true,
    score: 1,
    answers: [
      { slip: 'longer-decimal-is-larger' },
      {},
      {},
      { slip: 'reads-end-mark' },
      { slip: 'digits-swapped' },
      { slip: 'blames-other-step' },
      { slip: 'tens-digit-as-ones' },
    ],
  });
});

it('signs and decimals are answered with a keyboard, and the heading has the focus where there is nothing to type', async () => {
  const { user, onFinish } = open();
  expect(screen.getByRole('heading', { name: /Which sign fits/ })).toHaveFocus();
  await user.tab();
  await user.tab();
  await user.tab();
  expect(button('is more than')).toHaveFocus();
  await user.keyboard('{Enter}');
  pass(1500);
  await user.keyboard('4.50{Enter}');
  pass(1500);
  await user.keyboard('-4{Enter}');
  pass(1500);
  await user.keyboard('6{Enter}');
  pass(1500);
  await user.tab();
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'no place yet');
  await user.keyboard('{End}{PageDown}{PageDown}{ArrowLeft}');
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'place 29 of 40');
  await user.click(button('Submit Answer'));
  pass(1500);
  button('Step 3: 70 plus 15 equals 75').focus();
  await user.keyboard(' ');
  await user.click(button('Submit Answer'));
  pass(1500);
  screen.getByRole('textbox', { name: 'Answer, ones' }).focus();
  await user.keyboard('9{Backspace}223{Enter}');
  pass(1500);
  expect(onFinish.mock.lastCall?.[0]).toMatchObject({ score: 7 });
});

it('signs and decimals are answered with two keys', async () => {
  const { onFinish } = open(true);
  const { press, pressAgain } = twoKeys();
  await press('is more than');
  pass(1500);
  for (const name of ['4', 'Point', '5', 'Submit Answer']) await press(name);
  pass(1500);
  for (const name of ['Minus', '4', 'Submit Answer']) await press(name);
  pass(1500);
  for (const name of ['6', 'Submit Answer']) await press(name);
  pass(1500);
  await press('Five places right');
  for (let more = 0; more < 5; more++) await pressAgain();
  await press('One place left');
  await press('Submit Answer');
  pass(1500);
  for (const name of ['Step 3: 70 plus 15 equals 75', 'Submit Answer']) await press(name);
  pass(1500);
  let last = '';
  for (const name of '290032223') {
    await (name === last ? pressAgain() : press(name));
    last = name;
  }
  await press('Submit Answer');
  pass(1500);
  expect(onFinish.mock.lastCall?.[0]).toMatchObject({ score: 7 });
});

it('a zero in front of a right answer in columns is not marked as wrong', async () => {
  const division: MountainStart['questions'][number] = {
    form: 'column',
    id: 'Y6.MD.2/r1:1368,4',
    objective: 'Y6.MD.2',
    question: 'Work out 1,368 ÷ 4.',
    sign: '÷',
    rows: ['1368', '4'],
    decimals: 0,
    answer: 342,
    explanation: '4 × 342 = 1,368.',
    slips: {},
  };
  const { user } = open(false, { questions: [division] });
  for (const digit of '0342') await user.click(button(digit));
  await user.click(button('Submit Answer'));
  expect(status()).toContain("Great job! That's correct!");
  for (const box of screen.getAllByRole('textbox')) expect(box).not.toHaveClass('border-coral');
});

it.each([0, 1])(
  'a digit typed into a full box of a column replaces the one in it, with the caret at %i',
  async (caret) => {
    const { user } = open(false, {
      questions: OF_EACH_FORM.filter(({ form }) => form === 'column'),
    });
    const ones = screen.getByRole('textbox', { name: 'Answer, ones' });
    await user.type(ones, '5');
    await user.type(ones, '3', { initialSelectionStart: caret });
    expect(ones).toHaveValue('3');
    await user.type(ones, '3', { initialSelectionStart: caret });
    expect(ones).toHaveValue('3');
  },
);

it('signs are read aloud with their words, after the question', async () => {
  const { spoken } = deviceWith();
  const { user } = open();
  await user.click(button('Read the question aloud'));
  expect(spoken()).toEqual([
    'Which sign fits between 0.4 and 0.35?',
    'is less than',
    'is equal to',
    'is more than',
  ]);
});

it('signs and decimals have no barrier that axe finds', async () => {
  const { user } = open();
  const barriers = async () => {
    vi.useRealTimers();
    const { violations } = await axe.run(document.body, {
      runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] },
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
    });
    return violations.map(({ id }) => id);
  };
  await user.click(button('is more than'));
  pass(1500);
  expect(button('Point')).toBeEnabled();
  expect(await barriers()).toEqual([]);
  for (const form of ['line', 'choose', 'column'] as const) {
    document.body.replaceChildren();
    const container = document.body.appendChild(document.createElement('main'));
    const questions = start.questions.filter((question) => question.form === form);
    render(
      <MathematicsMountain
        year={4}
        start={{ questions }}
        seed={1}
        onDrawn={() => {}}
        onFinish={() => {}}
      />,
      { container },
    );
    expect([form, await barriers()]).toEqual([form, []]);
  }
});
