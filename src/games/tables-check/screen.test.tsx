import { fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { GameScreenProps } from '#games/kit/rules/game.ts';
import { replayOf } from '#testing/replay-of.ts';
import { tablesStart } from '#testing/tables-start.ts';
import { stillClock } from '#testing/still-clock.ts';
import { tablesCheckReplay } from './replay.ts';
import TablesCheck from './screen.tsx';
import type { TablesStart } from './start.ts';

const start = await tablesStart();

const { pass, newUser } = stillClock();

function open(props: Partial<GameScreenProps> = {}) {
  const onFinish = vi.fn<GameScreenProps['onFinish']>();
  const user = newUser();
  render(
    <TablesCheck
      year={4}
      start={start}
      seed={1}
      onDrawn={() => {}}
      onFinish={onFinish}
      {...props}
    />,
    { wrapper: StrictMode },
  );
  return { user, onFinish };
}

type Hands = ReturnType<typeof newUser>;

const REST_MS = 3000;
/** Searches by the label or the text, because searching a whole number pad by role is slow. */
const button = (name: string) =>
  screen.queryByLabelText(name, { selector: 'button' }) ??
  screen.getByText(name, { selector: 'button' });
const input = () => screen.getByRole('textbox', { name: 'Your answer' });
const timer = () => screen.queryByRole('timer', { name: 'Time left' });
/** The question; undefined during a rest. */
const asked = () => screen.queryByRole('heading', { level: 3 })?.textContent;

async function beginPractice(user: Hands) {
  await user.click(button('Try three questions'));
  await pass(REST_MS);
}

/** Answers the practice questions correctly and begins the check. */
async function beginCheck(user: Hands) {
  await beginPractice(user);
  await answerAll(start.practice);
  await user.click(button('Start the check'));
  await pass(REST_MS);
}

async function answerAll(questions: TablesStart['questions']) {
  for (const { answer } of questions) {
    const field = input();
    fireEvent.change(field, { target: { value: answer } });
    fireEvent.submit(field);
    await pass(REST_MS);
  }
}

describe('a question', () => {
  it('a question comes after a rest of 3 seconds, ready for typing', async () => {
    const { user } = open();
    await user.click(button('Try three questions'));
    await pass(REST_MS - 1);
    expect(screen.getByRole('textbox')).toHaveAttribute('readonly');
    await pass(1);
    expect(asked()).toBe(start.practice[0]?.question);
    expect(screen.getByText('Practice question 1 of 3')).toBeVisible();
    expect(input()).toHaveFocus();
  });

  it('a question can be answered by the number pad alone', async () => {
    const { user } = open();
    await beginPractice(user);
    await user.click(button('9'));
    await user.click(button('Delete last digit'));
    for (const digit of String(start.practice[0]?.answer)) await user.click(button(digit));
    expect(input()).toHaveValue(String(start.practice[0]?.answer));
    await user.click(button('Enter'));
    await pass(REST_MS);
    expect(asked()).toBe(start.practice[1]?.question);
  });

  it('a question shows no verdict, and the next one appears after the rest', async () => {
    const { user } = open();
    await beginPractice(user);
    await user.keyboard('1{Enter}');
    expect(screen.getByText('The next one is coming…')).toBeVisible();
    expect(asked()).toBeUndefined();
    expect(timer()).not.toBeInTheDocument();
    await pass(REST_MS - 1);
    expect(asked()).toBeUndefined();
    await pass(1);
    expect(asked()).toBe(start.practice[1]?.question);
    expect(input()).toHaveFocus();
    expect(input()).toHaveValue('');
  });
});

describe('the clock', () => {
  it('a pupil with more time gets that multiple of the usual seconds', async () => {
    const { user } = open({ pace: { countdownFactor: 2 } });
    expect(screen.getByText(/You have 12 seconds for each question/)).toBeVisible();
    await beginPractice(user);
    await pass(11_999);
    expect(asked()).toBe(start.practice[0]?.question);
    await pass(1);
    expect(asked()).toBeUndefined();
  });

  it('the clock can be off', async () => {
    const { user } = open({ pace: { countdownFactor: null } });
    await beginPractice(user);
    expect(timer()).not.toBeInTheDocument();
    await pass(600_000);
    expect(asked()).toBe(start.practice[0]?.question);
  });
});

it('a check gives 6 seconds a question, after which the typed text counts, and is reported once, without the practice, with moves that earn the shown score', async () => {
  const { user, onFinish } = open();
  await beginCheck(user);
  const [first, second] = start.questions;
  expect(timer()).toHaveTextContent('6');
  await user.keyboard(String(first?.answer));
  await pass(5999);
  expect(asked()).toBe(first?.question);
  await pass(1);
  expect(asked()).toBeUndefined();
  await pass(REST_MS);
  expect(asked()).toBe(second?.question);
  // An empty field is a blank answer.
  await pass(6000);
  await pass(REST_MS);
  await answerAll(start.questions.slice(2));
  expect(onFinish).toHaveBeenCalledTimes(1);
  const [result, moves] = onFinish.mock.lastCall ?? [];
  expect(moves).toHaveLength(25);
  expect(moves?.[0]).toMatchObject({ answer: first?.answer, t: 6000 });
  expect(moves?.[1]).not.toHaveProperty('answer');
  expect(result).toMatchObject({ score: 24, maxScore: 25 });
  expect(replayOf(tablesCheckReplay, start, onFinish)).toMatchObject({ score: 24, maxScore: 25 });
});
