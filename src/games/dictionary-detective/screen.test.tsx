import { act, fireEvent, render, screen, within, type RenderOptions } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GameScreenProps } from '#games/kit/rules/game.ts';
import { deviceWith } from '#testing/fake-voices.ts';
import { hearSounds } from '#testing/hear-sounds.tsx';
import { metBefore } from '#testing/met-before.tsx';
import { replayOf } from '#testing/replay-of.ts';
import { dictionaryDetectiveReplay } from './replay.ts';
import Screen from './screen.tsx';
import type { CaseStart } from './start.ts';

/** Fewer pairs than are dealt. */
const PAIRS: CaseStart['pairs'] = [
  ['gigantic', 'very, very big'],
  ['burrow', 'a hole where an animal lives'],
  ['swift', 'able to move fast'],
  ['whisper', 'to speak with very little sound'],
].map(([word = '', definition = '']) => {
  return { id: `Y3.DD/${word}`, word, definition, objective: null };
});
const start: CaseStart = { pairs: PAIRS };
const meaningOf = (word: string) =>
  PAIRS.find((pair) => pair.word === word)?.definition ?? 'unknown';

const startCase = async (props: Partial<GameScreenProps> = {}, options: RenderOptions = {}) => {
  const onFinish = vi.fn<GameScreenProps['onFinish']>();
  const onDrawn = vi.fn<GameScreenProps['onDrawn']>();
  await act(async () => {
    render(
      <StrictMode>
        <Suspense fallback="Loading…">
          <Screen
            year={3}
            start={start}
            seed={5}
            onDrawn={onDrawn}
            onFinish={onFinish}
            {...props}
          />
        </Suspense>
      </StrictMode>,
      options,
    );
  });
  await screen.findByRole('region', { name: 'Words' });
  return { onFinish, onDrawn };
};

const wordButtons = () =>
  within(screen.getByRole('region', { name: 'Words' })).getAllByRole('button');
const words = () => wordButtons().map((button) => button.textContent.replace(', solved', ''));
const wordTag = (word: string) => screen.getByRole('button', { name: new RegExp(`^${word}\\b`) });
const card = (word: string) =>
  screen.getByRole('button', { name: new RegExp(`^${meaningOf(word)}`) });
/** Searches by text, because searching twenty buttons by role is slow. */
const pickWord = (word: string) => fireEvent.click(screen.getByText(word));
const pickMeaningOf = (word: string) => fireEvent.click(screen.getByText(meaningOf(word)));
const says = (text: string) => expect(screen.getByRole('status')).toHaveTextContent(text);
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

afterEach(() => vi.useRealTimers());

describe('Dictionary Detective', () => {
  it('Dictionary Detective shows the words and the meanings of the round, and tells the app which words', async () => {
    const { onDrawn } = await startCase();
    const meanings = screen.getByRole('region', { name: 'Meanings and sentences' });
    const shown = within(meanings).getAllByRole('button');
    expect(words().toSorted()).toEqual(PAIRS.map(({ word }) => word).toSorted());
    expect(shown.map(({ textContent }) => textContent.trim()).toSorted()).toEqual(
      PAIRS.map(({ definition }) => definition).toSorted(),
    );
    expect(onDrawn).toHaveBeenCalledWith(PAIRS.map(({ id }) => id));
  });

  it('Dictionary Detective asks for the meaning of a picked word, and lets another word take its place', async () => {
    await startCase();
    const [first = '', second = ''] = words();
    pickWord(first);
    expect(wordTag(first)).toHaveAttribute('aria-pressed', 'true');
    says(`What does “${first}” mean?`);
    pickWord(second);
    expect(wordTag(first)).toHaveAttribute('aria-pressed', 'false');
    expect(wordTag(second)).toHaveAttribute('aria-pressed', 'true');
  });

  it('Dictionary Detective strikes a matching pair out and raises the score after 1 second', async () => {
    await startCase();
    vi.useFakeTimers();
    const [word = ''] = words();
    pickMeaningOf(word);
    says('Which word means that?');
    pickWord(word);
    says(`Match! ${word}. 1 of 4 pairs`);
    expect(screen.getByText('1 of 4 pairs')).toHaveClass('sr-only');
    wait(999);
    expect(screen.getByText('Score: 0/4')).toBeVisible();
    wait(1);
    expect(screen.getByText('Score: 1/4')).toBeVisible();
    expect(wordTag(word)).toHaveAccessibleName(`${word}, solved`);
    expect(card(word)).toHaveAccessibleName(`${meaningOf(word)} Solved: ${word}`);
    expect(card(word)).toHaveAttribute('aria-disabled', 'true');
  });

  it('Dictionary Detective says that a wrong pair does not match and clears it after 1 second', async () => {
    await startCase();
    vi.useFakeTimers();
    const [first = '', second = ''] = words();
    pickWord(first);
    pickMeaningOf(second);
    says('Not a match. Try Again!');
    wait(999);
    says('Not a match. Try Again!');
    wait(1);
    says('Pick a word or a card.');
    expect(screen.getByText('Score: 0/4')).toBeVisible();
    expect(screen.getByText('Tries: 1')).toBeVisible();
    pickWord(first);
    pickMeaningOf(first);
    says(`Match! ${first}.`);
  });

  it('Dictionary Detective gives each verdict its own second when the next pair is picked sooner', async () => {
    await startCase();
    vi.useFakeTimers();
    const [first = '', second = '', third = ''] = words();
    pickWord(first);
    pickMeaningOf(first);
    wait(700);
    pickWord(second);
    pickMeaningOf(third);
    expect(screen.getByText('Score: 1/4')).toBeVisible();
    wait(700);
    says('Not a match. Try Again!');
    wait(300);
    says('Pick a word or a card.');
  });

  it('Dictionary Detective says that the case is solved, and reports every pair once, a second after the last', async () => {
    const { onFinish } = await startCase();
    vi.useFakeTimers();
    const [first = '', second = ''] = words();
    pickWord(first);
    pickMeaningOf(second);
    wait(1000);
    for (const [nth, word] of words().entries()) {
      expect(onFinish).not.toHaveBeenCalled();
      pickWord(word);
      pickMeaningOf(word);
      says(nth < 3 ? `Match! ${word}.` : '4 of 4 pairs. Case solved!');
      wait(1000);
    }
    wait(5000);
    expect(onFinish).toHaveBeenCalledTimes(1);
    const feedback = expect.stringContaining('You found all 4 pairs in 5 tries.');
    const [result] = onFinish.mock.lastCall ?? [];
    expect(result).toMatchObject({ score: 4, maxScore: 4, feedback });
    expect(result?.reviewed.map(({ text, outcome }) => [text, outcome])).toEqual(
      words().map((word) => [`**${word}**`, word === first ? 'not right' : 'right']),
    );
    const replay = replayOf(dictionaryDetectiveReplay, start, onFinish, { seed: 5 });
    expect(replay).toMatchObject({ ok: true, score: 4 });
  });

  it('Dictionary Detective is played with the keyboard alone, and a matched pair keeps the focus without being pickable', async () => {
    await startCase();
    const user = userEvent.setup();
    const [first = '', second = ''] = words();
    await user.tab();
    expect(wordTag(first)).toHaveFocus();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(wordTag(second)).toHaveAttribute('aria-pressed', 'true');
    act(() => card(second).focus());
    await user.keyboard(' ');
    expect(card(second)).toHaveFocus();
    expect(wordTag(second)).toHaveAttribute('tabindex', '-1');
    await user.keyboard(' ');
    says(`Match! ${second}. 1 of 4 pairs`);
    await user.keyboard('{Home}');
    expect(card(second)).not.toHaveFocus();
  });

  it('Dictionary Detective leaves a matched card in the tab order for as long as it has the focus, so that Tab finds the way on', async () => {
    await startCase();
    const user = userEvent.setup();
    const cards = within(
      screen.getByRole('region', { name: 'Meanings and sentences' }),
    ).getAllByRole('button');
    const last = cards.at(-1);
    const lastWord = words().find((word) => meaningOf(word) === last?.textContent.trim()) ?? '';
    pickWord(lastWord);
    act(() => last?.focus());
    await user.keyboard('{Enter}');
    says(`Match! ${lastWord}. 1 of 4 pairs`);
    expect(last).toHaveFocus();
    expect(last).toHaveAttribute('tabindex', '0');
    await user.tab({ shift: true });
    expect(last).toHaveAttribute('tabindex', '-1');
  });

  it('Dictionary Detective skips matched words with the arrow keys', async () => {
    await startCase();
    const user = userEvent.setup();
    const [first = '', second = '', third = ''] = words();
    pickWord(second);
    pickMeaningOf(second);
    act(() => wordTag(first).focus());
    await user.keyboard('{ArrowDown}');
    expect(wordTag(third)).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(wordTag(first)).toHaveFocus();
    await user.keyboard('{End}{ArrowDown}');
    expect(wordButtons().at(-1)).toHaveFocus();
  });
});

describe('two pages', () => {
  const inPages = { ...start, pages: 2 };
  const page = () => words().filter(Boolean);
  const match = (all: readonly string[]) => {
    for (const word of all) {
      pickWord(word);
      pickMeaningOf(word);
      wait(1000);
    }
  };

  it('two pages come one after the other, and their pairs make one round', async () => {
    const { onFinish } = await startCase({ start: inPages });
    vi.useFakeTimers();
    const first = page();
    expect(first).toHaveLength(2);
    says('Page 1 of 2. Pick a word or a card.');
    match(first);
    says('Page 2 of 2. Pick a word or a card.');
    expect(screen.getByText('Score: 2/4')).toBeVisible();
    const second = page();
    expect(new Set([...first, ...second]).size).toBe(4);
    match(second);
    expect(onFinish.mock.lastCall?.[0]).toMatchObject({ score: 4, maxScore: 4 });
    const replay = replayOf(dictionaryDetectiveReplay, inPages, onFinish, { seed: 5 });
    expect(replay).toMatchObject({ ok: true, score: 4, answers: { length: 2 } });
  });

  it('two pages keep the focus of a pupil who plays with the keyboard: it moves to the first new word', async () => {
    await startCase({ start: inPages });
    vi.useFakeTimers();
    const first = page();
    match(first.slice(0, -1));
    const last = first.at(-1) ?? '';
    pickWord(last);
    act(() => card(last).focus());
    pickMeaningOf(last);
    wait(1000);
    expect(wordTag(page()[0] ?? '')).toHaveFocus();
  });
});

describe('a card with a sentence', () => {
  const cards = () =>
    within(screen.getByRole('region', { name: 'Meanings and sentences' })).getAllByRole('button');
  const sentences = () => cards().filter(({ textContent }) => textContent.includes('blank'));
  const withSentences = {
    pairs: PAIRS.map((pair) => ({ ...pair, sentence: `A word for “${pair.definition}” is ___.` })),
  };

  it('a card with a sentence stands for three words, and is matched by the word that is missing', async () => {
    const { onFinish } = await startCase({ start: withSentences });
    vi.useFakeTimers();
    expect(sentences()).toHaveLength(3);
    const [card] = sentences();
    const word = words().find((one) => card?.textContent.includes(meaningOf(one))) ?? 'unknown';
    if (card) fireEvent.click(card);
    says('Which word is missing?');
    pickWord(word);
    says(`Match! ${word}. 1 of 4 pairs`);
    expect(onFinish).not.toHaveBeenCalled();
  });

  it('a card with a sentence is read aloud with its gap', async () => {
    const { spoken } = deviceWith();
    await startCase({ start: withSentences });
    const text = sentences()[0]?.textContent.trim() ?? '';
    fireEvent.click(screen.getByLabelText(`Read “${text}” aloud`, { exact: true }));
    expect(spoken()).toEqual([text]);
  });
});

describe('reading aloud', () => {
  const listen = (what: string) =>
    fireEvent.click(screen.getByLabelText(`Read ${what} aloud`, { exact: true }));

  it('reading aloud says the words, one meaning, and what the detective says, without picking anything', async () => {
    const { spoken } = deviceWith();
    await startCase();
    const all = words().filter(Boolean);
    listen('the words');
    expect(spoken()).toEqual(all);
    const [word = ''] = all;
    listen(`“${meaningOf(word)}”`);
    expect(spoken()).toEqual([meaningOf(word)]);
    listen('what the detective says');
    expect(spoken()).toEqual(['Pick a word or a card.']);
    says('Pick a word or a card.');
  });
});

it('Dictionary Detective plays a sound for a pick, for a pair and for a mismatch', async () => {
  const { heard, wrapper } = hearSounds();
  await startCase({}, { wrapper });
  const [first = '', second = ''] = words();
  pickWord(first);
  pickMeaningOf(second);
  expect(heard()).toEqual(['tap', 'notYet']);
  pickWord(first);
  pickMeaningOf(first);
  expect(heard()).toEqual(['tap', 'notYet', 'tap', 'found']);
});

it('Dictionary Detective says when a picked word was met before, and nothing for a new one', async () => {
  const { spoken } = deviceWith();
  const [again, fresh] = ['burrow', 'swift'];
  await startCase({}, { wrapper: metBefore({ 'word/burrow#meaning': 13 }) });
  pickWord(fresh);
  expect(screen.getByRole('status')).toHaveTextContent(
    new RegExp(`^What does “${fresh}” mean\\?$`),
  );
  pickWord(again);
  says(`What does “${again}” mean? You saw it 13 days ago.`);
  fireEvent.click(screen.getByLabelText('Read what the detective says aloud', { exact: true }));
  expect(spoken()).toEqual([`What does “${again}” mean?`, 'You saw it 13 days ago.']);
});
