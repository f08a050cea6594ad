import { act, fireEvent, render, screen, within, type RenderOptions } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameScreenProps } from '#games/kit/rules/game.ts';
import { deviceWith } from '#testing/fake-voices.ts';
import { hearSounds } from '#testing/hear-sounds.tsx';
import { matchOnly } from '#testing/match-only.ts';
import { replayOf } from '#testing/replay-of.ts';
import { YEAR_GROUPS, type YearGroup } from '#shared/years.ts';
import { findMyNumberReplay } from './replay.ts';
import Screen from './screen.tsx';
import { TIPS } from './tips.ts';

const start = (
  secret = 45,
  year: YearGroup = 3,
  [min, max] = [1, 100],
  options: RenderOptions = {},
) => {
  const onFinish = vi.fn<GameScreenProps['onFinish']>();
  render(
    <Screen
      year={year}
      start={{ min, max, secret }}
      seed={1}
      onDrawn={() => {}}
      onFinish={onFinish}
    />,
    options,
  );
  return onFinish;
};

const field = () => screen.getByRole('textbox', { name: 'Your guess' });
const guessButton = () => screen.getByText('Guess', { selector: 'button' });
const says = (text: string) =>
  expect(within(screen.getByRole('status')).getByText(text)).toBeVisible();
const guess = (...texts: (string | number)[]) => {
  for (const text of texts) {
    fireEvent.change(field(), { target: { value: String(text) } });
    fireEvent.click(guessButton());
  }
};
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const history = () =>
  within(screen.getByRole('region', { name: 'Your guesses' }))
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('.sr-only')?.textContent);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('Find My Number', () => {
  it('Find My Number starts with its range and no attempt, and needs more than spaces for a guess', () => {
    start(100, 5, [100, 1000]);
    expect(screen.getByText('My number: 100 to 1000')).toBeVisible();
    expect(screen.getByText('Attempts: 0/10')).toBeVisible();
    expect(guessButton()).toBeDisabled();
    fireEvent.change(field(), { target: { value: '  ' } });
    expect(guessButton()).toBeDisabled();
  });

  it('Find My Number answers each guess, counts it and narrows the path', () => {
    start();
    guess(30);
    says('Too low! Try a higher number.');
    expect(screen.getByText('Attempts: 1/10')).toBeVisible();
    guess(60);
    says('Too high! Try a lower number.');
    expect(screen.getByText('Attempts: 2/10')).toBeVisible();
    expect(screen.getByRole('img')).toHaveAccessibleName(/from 31 to 59/);
    expect(field()).toHaveValue('');
  });

  it('Find My Number counts no attempt for what is no number of the round, and says so anew, so that a screen reader reads it again', () => {
    start();
    guess('101');
    const sentence = screen.getByText('Please enter a number between 1 and 100');
    guess('abc');
    expect(sentence).not.toBeInTheDocument();
    says('Please enter a number between 1 and 100');
    expect(screen.getByText('Attempts: 0/10')).toBeVisible();
  });

  it('Find My Number marks the digits from the third guess on, newest guess first', () => {
    start(45);
    guess(10, 90);
    expect(history()).toEqual(['Guess 2: 90, too high', 'Guess 1: 10, too low']);
    guess(54, 48);
    expect(history()).toEqual([
      'Guess 4: 48, too high. 4 is in the right place, 8 is not in the number',
      'Guess 3: 54, too high. 5 is in the wrong place, 4 is in the wrong place',
      'Guess 2: 90, too high',
      'Guess 1: 10, too low',
    ]);
    says('4 is in the right place, 8 is not in the number. 6 guesses left.');
  });

  it('Find My Number explains the colours and signs of the hints', () => {
    start();
    const legend = screen.getByRole('region', { name: 'From guess 3, the digits give hints' });
    expect(legend).toHaveTextContent('Green: right digit, right place');
    expect(legend).toHaveTextContent('Blue: right digit, wrong place');
    expect(legend).toHaveTextContent('Red: digit not in the number');
  });

  it('Find My Number reports a win 2 seconds after the right guess, once', () => {
    const onFinish = start(45, 3, [1, 100], { wrapper: StrictMode });
    guess(30, 60, 45);
    says('Correct! You found the number!');
    fireEvent.change(field(), { target: { value: '46' } });
    expect(guessButton()).toBeDisabled();
    wait(1999);
    expect(onFinish).not.toHaveBeenCalled();
    wait(1);
    const feedback = 'Amazing! You found the number in 3 guesses!';
    const [result] = onFinish.mock.lastCall ?? [];
    expect(result).toMatchObject({ score: 8, maxScore: 10, feedback });
    expect(result?.reviewed.map(({ text }) => text)).toEqual(['30', '60', '45']);
    const hidden = { min: 1, max: 100, secret: 45 };
    expect(replayOf(findMyNumberReplay, hidden, onFinish)).toMatchObject({ ok: true, score: 8 });
    wait(10_000);
    expect(onFinish).toHaveBeenCalledTimes(1);
  });

  it('Find My Number shows Game Over with the number after ten turns and reports 0 after 2 seconds', () => {
    const onFinish = start(45);
    guess(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    says('Game Over');
    expect(screen.getByRole('status')).toHaveTextContent('The number was 45.');
    expect(screen.getByText('Attempts: 10/10')).toBeVisible();
    expect(screen.getByRole('button', { name: '5' })).toBeDisabled();
    wait(1999);
    expect(onFinish).not.toHaveBeenCalled();
    wait(1);
    const feedback = 'You ran out of turns. The number was 45. Keep practicing!';
    expect(onFinish.mock.lastCall?.[0]).toMatchObject({ score: 0, maxScore: 10, feedback });
  });

  it('Find My Number takes what is tapped on the number pad, and leaves the focus in the field while a guess is sent by a tap', async () => {
    vi.useRealTimers();
    start();
    const user = userEvent.setup();
    const blurred = vi.fn<() => void>();
    field().addEventListener('blur', blurred);
    for (const name of ['4', '6', 'Delete last digit', '5', 'Guess']) {
      await user.click(
        screen.queryByLabelText(name) ?? screen.getByText(name, { selector: 'button' }),
      );
    }
    says('Correct! You found the number!');
    expect(blurred).not.toHaveBeenCalled();
    expect(field()).toHaveFocus();
  });

  it('Find My Number is played with the physical keyboard, Enter submits, and no more than one digit too many can be typed', async () => {
    vi.useRealTimers();
    start();
    const user = userEvent.setup();
    expect(field()).toHaveFocus();
    await user.keyboard('123456');
    expect(field()).toHaveValue('1234');
    await user.keyboard('{Enter}');
    says('Please enter a number between 1 and 100');
    await user.keyboard('30{Enter}');
    says('Too low! Try a higher number.');
    await user.keyboard('{Enter}');
    expect(screen.getByText('Attempts: 1/10')).toBeVisible();
  });

  it('Find My Number judges pasted text whole and never guesses a cut-off number', async () => {
    vi.useRealTimers();
    start();
    const user = userEvent.setup();
    await user.paste('45000000');
    await user.keyboard('{Enter}');
    expect(screen.getByText('Attempts: 0/10')).toBeVisible();
    says('Please enter a number between 1 and 100');
  });

  it('Find My Number leaves the system keyboard closed where there is a touch screen', () => {
    matchOnly('(any-pointer: coarse)');
    start();
    expect(field()).toHaveAttribute('inputmode', 'none');
  });

  it('Find My Number gives another tip at the start, while narrowing and for digits', () => {
    start(100);
    const shown = () => screen.getByText('Tip:').closest('p')?.textContent;
    const { start: first, narrow, digits } = TIPS[3];
    expect(shown()).toContain(first);
    for (const [number, tip] of [
      [1, narrow],
      [2, narrow],
      [3, digits],
    ] as const) {
      guess(number);
      expect(shown()).toContain(tip);
    }
  });

  it.each(YEAR_GROUPS)('Find My Number has three different tips for Year %i', (year) => {
    expect(new Set(Object.values(TIPS[year])).size).toBe(3);
  });
});

describe('reading aloud', () => {
  const listen = (what: string) => fireEvent.click(screen.getByLabelText(`Read ${what} aloud`));

  it('reading aloud says the clue with the guess, its digits and the numbers that are left', () => {
    const { spoken } = deviceWith();
    start(45);
    listen('the clue');
    expect(spoken()).toEqual(['Which number is it?', 'My number is somewhere from 1 to 100.']);
    guess(20, 30, 54);
    listen('the clue');
    expect(spoken()).toEqual([
      'You guessed 54.',
      'Too high! Try a lower number.',
      '5 is in the wrong place, 4 is in the wrong place.',
      'My number is somewhere from 31 to 53.',
    ]);
  });

  it('reading aloud says the tip, the tries, newest first, and the number at the end', () => {
    const { spoken } = deviceWith();
    start(45);
    listen('the tip');
    expect(spoken()).toEqual(['Start halfway along the path.']);
    guess(30, 45);
    listen('your guesses');
    expect(spoken()).toEqual(['Guess 2: 45, found it', 'Guess 1: 30, too low']);
    listen('the clue');
    expect(spoken()).toEqual(['Correct! You found the number!', 'The number was 45.']);
  });
});

it('Find My Number plays rising notes after a low number, falling ones after a high one, and a happy sound at the end', () => {
  const { heard, wrapper } = hearSounds();
  start(45, 3, [1, 100], { wrapper });
  guess(30, 60, 60, 45);
  expect(heard()).toEqual(['higher', 'lower', 'notYet', 'right']);
});
