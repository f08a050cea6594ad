import { act, fireEvent, render, screen, type RenderOptions } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GameScreenProps } from '#games/kit/rules/game.ts';
import { deviceWith } from '#testing/fake-voices.ts';
import { hearSounds } from '#testing/hear-sounds.tsx';
import { metBefore } from '#testing/met-before.tsx';
import { replayOf } from '#testing/replay-of.ts';
import { hangmanBalloonsReplay } from './replay.ts';
import { ALPHABET } from './rules.ts';
import HangmanBalloons from './screen.tsx';
import type { BalloonStart } from './start.ts';

const start: BalloonStart = {
  id: 'Y2.HB.space/MOON',
  theme: 'Space',
  word: 'MOON',
  objective: null,
};
const { id, theme, word } = start;
const rightLetters = [...new Set(word)];
const wrongLetters = ALPHABET.filter((letter) => !word.includes(letter));
const [right = ''] = rightLetters;
const [wrong = ''] = wrongLetters;

async function open(options: RenderOptions = {}, dealt = start) {
  const onFinish = vi.fn<GameScreenProps['onFinish']>();
  const onDrawn = vi.fn();
  await act(async () =>
    render(
      <Suspense fallback="Loading">
        <input aria-label="Somewhere else to type" />
        <HangmanBalloons year={2} start={dealt} seed={1} onDrawn={onDrawn} onFinish={onFinish} />
      </Suspense>,
      options,
    ),
  );
  return { onFinish, onDrawn };
}

/** Searches by the label, because searching so many keys by role is slow. */
const key = (letter: string) => screen.getByLabelText(new RegExp(`^${letter}(,|$)`));
const tap = (letter: string) => fireEvent.click(key(letter));
const type = (letter: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.body, { key: letter.toLowerCase(), ...more });
const status = () => screen.getByRole('status');

afterEach(() => vi.useRealTimers());

describe('Hangman with Balloons', () => {
  it('Hangman with Balloons shows the clue, ten balloons and a blank for each letter, and reports the word', async () => {
    const { onDrawn } = await open();
    expect(screen.getByText(theme)).toBeVisible();
    expect(screen.getByRole('img', { name: 'A fox in a basket under 10 balloons' })).toBeVisible();
    const blanks = [...word].map(() => 'blank').join(', ');
    expect(screen.getByText(`The word has ${word.length} letters: ${blanks}`)).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Letters' })).toHaveAccessibleDescription(
      `Clue: ${theme} The word has ${word.length} letters: ${blanks}`,
    );
    expect(onDrawn.mock.calls).toEqual([[[id]]]);
  });

  it('Hangman with Balloons shows a right letter wherever it stands and ticks its key', async () => {
    await open();
    await userEvent.click(key(right));
    const shown = [...word].map((letter) => (letter === right ? letter : 'blank')).join(', ');
    expect(screen.getByText(`The word has ${word.length} letters: ${shown}`)).toBeInTheDocument();
    expect(status()).toHaveTextContent(`Yes! ${right} is in the word`);
    expect(status().textContent).toMatch(new RegExp(`: ${shown}$`));
    expect(key(right)).toHaveAccessibleName(`${right}, in the word`);
    expect(screen.getByRole('img', { name: /under 10 balloons/ })).toBeInTheDocument();
  });

  it('Hangman with Balloons pops a balloon for a wrong letter and crosses its key', async () => {
    await open();
    await userEvent.click(key(wrong));
    expect(status()).toHaveTextContent('Pop! 9 balloons left.');
    expect(key(wrong)).toHaveAccessibleName(`${wrong}, not in the word`);
    expect(key(wrong)).toHaveClass('line-through');
    expect(screen.getByRole('img', { name: /under 9 balloons/ })).toBeInTheDocument();
  });

  it('Hangman with Balloons keeps the focus on a used key and takes it only once', async () => {
    await open();
    await userEvent.click(key(wrong));
    expect(key(wrong)).toHaveFocus();
    expect(key(wrong)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    expect(status()).toHaveTextContent('Pop! 9 balloons left.');
  });

  it('Hangman with Balloons responds to the physical keyboard', async () => {
    await open();
    type(wrong);
    type(right);
    expect(key(wrong)).toHaveAccessibleName(`${wrong}, not in the word`);
    expect(key(right)).toHaveAccessibleName(`${right}, in the word`);
  });

  it.each([
    ['a shortcut with Control', { ctrlKey: true }],
    ['a shortcut with Alt', { altKey: true }],
    ['a shortcut with Command', { metaKey: true }],
    ['a key held down', { repeat: true }],
    ['a digit', { key: '4' }],
    ['a named key', { key: 'Shift' }],
  ])('Hangman with Balloons leaves %s alone', async (_, more) => {
    await open();
    type(wrong, more);
    expect(status()).toHaveTextContent('Guess a letter!');
  });

  it('Hangman with Balloons leaves letters alone that are typed into a field', async () => {
    await open();
    fireEvent.keyDown(screen.getByRole('textbox'), { key: wrong });
    expect(status()).toHaveTextContent('Guess a letter!');
  });

  it('Hangman with Balloons is won with all letters and finishes once, two seconds later', async () => {
    const { onFinish } = await open();
    vi.useFakeTimers();
    tap(wrong);
    for (const letter of rightLetters) tap(letter);
    expect(status()).toHaveTextContent(`Hooray! You found the word: ${word}`);
    expect(
      screen.getByRole('img', { name: 'A fox floats up high under 9 balloons' }),
    ).toBeVisible();
    act(() => vi.advanceTimersByTime(1999));
    expect(onFinish).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1));
    for (const letter of ALPHABET) tap(letter);
    act(() => vi.advanceTimersByTime(10_000));
    expect(onFinish).toHaveBeenCalledTimes(1);
    expect(onFinish.mock.lastCall?.[0]).toMatchObject({
      score: 9,
      maxScore: 10,
      feedback: `Sky-high spelling! You found ${word} with 9 balloons still flying.`,
      reviewed: [{ outcome: 'found', text: word }],
    });
    const replay = replayOf(hangmanBalloonsReplay, start, onFinish);
    expect(replay).toMatchObject({ ok: true, score: 9 });
  });

  it('Hangman with Balloons is lost with ten wrong letters, shows the word and finishes once with 0', async () => {
    const { onFinish } = await open();
    vi.useFakeTimers();
    for (const letter of wrongLetters.slice(0, 9)) type(letter);
    expect(screen.getByRole('img', { name: 'A fox in a basket under 1 balloon' })).toBeVisible();
    for (const letter of wrongLetters.slice(9)) type(letter);
    expect(status()).toHaveTextContent(`The word was ${word}`);
    expect(screen.getByRole('img', { name: /landed softly in the meadow/ })).toBeVisible();
    act(() => vi.advanceTimersByTime(2000));
    act(() => vi.advanceTimersByTime(10_000));
    expect(onFinish).toHaveBeenCalledTimes(1);
    expect(onFinish.mock.lastCall?.[0]).toMatchObject({
      score: 0,
      maxScore: 10,
      feedback: `The word was ${word}. That was a tricky one, and now you know it!`,
      reviewed: [{ outcome: 'not found', text: word }],
    });
  });
});

describe('reading aloud', () => {
  const listen = () =>
    fireEvent.click(screen.getByRole('button', { name: 'Read the clue and the word aloud' }));

  it('reading aloud says the clue, the word as far as it is known, and the outcome of the last letter', async () => {
    const { spoken } = deviceWith();
    await open();
    tap(wrong);
    listen();
    const blanks = [...word].map(() => 'blank').join(', ');
    expect(spoken()).toEqual([
      `Clue: ${theme}.`,
      `The word has ${word.length} letters: ${blanks}.`,
      'Pop! 9 balloons left.',
    ]);
  });

  it('reading aloud says what the word means and its theme', async () => {
    const { spoken } = deviceWith();
    await open({}, { ...start, clue: 'a thing to find' });
    listen();
    expect(spoken().slice(0, 2)).toEqual(['Clue: a thing to find.', `Theme: ${theme}.`]);
  });

  it('reading aloud says the whole word at the end, and the result waits for it', async () => {
    const { spoken, finish } = deviceWith();
    const { onFinish } = await open();
    vi.useFakeTimers();
    for (const letter of rightLetters) tap(letter);
    listen();
    expect(spoken().at(-1)).toBe(`Hooray! You found the word: ${word.toLowerCase()}`);
    act(() => vi.advanceTimersByTime(3000));
    expect(onFinish).not.toHaveBeenCalled();
    finish();
    finish();
    act(() => vi.advanceTimersByTime(2000));
    expect(onFinish).toHaveBeenCalledOnce();
  });
});

it('Hangman with Balloons plays a sound for a right letter and when a balloon pops', async () => {
  const { heard, wrapper } = hearSounds();
  await open({ wrapper });
  tap(right);
  tap(wrong);
  tap(wrong);
  expect(heard()).toEqual(['right', 'pop']);
});

describe('a word that has come back', () => {
  const SENTENCE = 'You saw this word today.';
  const wrapper = metBefore({ [`word/${word.toLowerCase()}#spelling`]: 0 });

  it('a word that has come back says so once it is known, and not before', async () => {
    await open({ wrapper });
    for (const letter of rightLetters) {
      expect(screen.queryByText(SENTENCE)).not.toBeInTheDocument();
      tap(letter);
    }
    expect(screen.getByText(SENTENCE)).toBeVisible();
    expect(status()).toHaveTextContent(SENTENCE);
  });

  it('a word of a teacher’s list that has come back says so', async () => {
    const item = 'own/7#spelling';
    await open({ wrapper: metBefore({ [item]: 0 }) }, { ...start, item });
    for (const letter of rightLetters) tap(letter);
    expect(screen.getByText(SENTENCE)).toBeVisible();
  });

  it('a word that has come back says so at the end of what is read aloud', async () => {
    const { spoken } = deviceWith();
    await open({ wrapper });
    for (const letter of rightLetters) tap(letter);
    fireEvent.click(screen.getByRole('button', { name: 'Read the clue and the word aloud' }));
    expect(spoken().at(-1)).toBe(SENTENCE);
  });
});
