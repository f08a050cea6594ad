// Each game is finished by somebody who has two keys or switches: Tab goes on, Space presses.
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { formItem } from '#testing/form-items.ts';
import { tablesStart } from '#testing/tables-start.ts';
import { stillClock } from '#testing/still-clock.ts';
import { twoKeys } from '#testing/two-keys.ts';
import { DEFAULT_PLAY_SETTINGS } from '#shared/default-play-settings.ts';
import { SwitchAccessContext } from '#ui/switch-access.ts';
import DictionaryDetective from './dictionary-detective/screen.tsx';
import type { CaseStart } from './dictionary-detective/start.ts';
import FindMyNumber from './find-my-number/screen.tsx';
import { dealItem } from './grammar-guru/forms/deal.ts';
import type { FormName } from './grammar-guru/forms/forms.ts';
import GrammarGuru from './grammar-guru/screen.tsx';
import HangmanBalloons from './hangman-balloons/screen.tsx';
import type { BalloonStart } from './hangman-balloons/start.ts';
import type { GameScreenProps } from './kit/rules/game.ts';
import { seededRandom } from './kit/rules/random.ts';
import { PlaySettingsContext } from './kit/screen/play-settings.tsx';
import ListenAndSpell from './listen-and-spell/screen.tsx';
import type { SpellStart } from './listen-and-spell/start.ts';
import MathematicsMountain from './mathematics-mountain/screen.tsx';
import type { MountainStart } from './mathematics-mountain/start.ts';
import TablesCheck from './tables-check/screen.tsx';
import WordSearch from './word-search/screen.tsx';
import type { SearchStart } from './word-search/start.ts';

const { pass } = stillClock();

function open(Screen: ComponentType<GameScreenProps>, start: unknown, hasSwitch = true) {
  const onFinish = vi.fn<GameScreenProps['onFinish']>();
  render(
    <SwitchAccessContext value={hasSwitch}>
      <Screen year={2} start={start} seed={1} onDrawn={() => {}} onFinish={onFinish} />
    </SwitchAccessContext>,
  );
  const { press, pressAgain } = twoKeys();
  const pressAll = async (...names: string[]) => {
    for (const name of names) await press(name);
  };
  const score = () => onFinish.mock.lastCall?.[0].score;
  return { press, pressAgain, pressAll, score };
}

it('Mathematics Mountain, where a wrong answer stands until the pupil goes on', async () => {
  const start: MountainStart = {
    questions: [
      {
        form: 'whole',
        id: 'Y2.AS.1/a',
        objective: 'Y2.AS.1',
        question: '4 + 1 = ?',
        answer: 5,
        explanation: '',
      },
    ],
  };
  const Waiting = (props: GameScreenProps) => (
    <PlaySettingsContext value={{ ...DEFAULT_PLAY_SETTINGS, waits: true }}>
      <MathematicsMountain {...props} />
    </PlaySettingsContext>
  );
  const { pressAll, pressAgain, score } = open(Waiting, start);
  await pressAll('4', 'Submit Answer');
  pass(500);
  expect(screen.getByRole('button', { name: 'Finish' })).toHaveFocus();
  await pressAgain();
  pass(100);
  expect(score()).toBe(0);
});

it('Find My Number is played with two keys', async () => {
  const { pressAll, score } = open(FindMyNumber, { min: 1, max: 20, secret: 15 });
  await pressAll('1', '0', 'Guess', '1', '5', 'Guess');
  pass(2000);
  expect(score()).toBe(9);
});

it('Hangman with Balloons is played with two keys', async () => {
  const start: BalloonStart = { id: 'a/MOO', theme: 'Farm', word: 'MOO', objective: null };
  const { pressAll, score } = open(HangmanBalloons, start);
  await pressAll('X', 'M', 'O');
  pass(2000);
  expect(score()).toBe(9);
});

it('Listen and Spell, with a word that is copied', async () => {
  // Their letters are in the order of the keys.
  const asked = { sentence: 'This is an ___.', clue: 'a short word', objective: null };
  const start: SpellStart = {
    words: [
      { id: 'act', word: 'act', ...asked },
      { id: 'dot', word: 'dot', ...asked },
    ],
  };
  const { pressAll, score } = open(ListenAndSpell, start);
  await pressAll('a', 'c', 't', 'x', 'Delete last letter', 'Check');
  pass(500);
  await pressAll('Next word');
  pass(100);
  await pressAll('d', 'Check', 'd', 'o', 't', 'Done');
  pass(500);
  await pressAll('Finish');
  pass(100);
  expect(score()).toBe(1);
});

it('Dictionary Detective is played with two keys', async () => {
  const start: CaseStart = {
    pairs: [
      { id: 'a', word: 'gigantic', definition: 'very big', objective: null },
      { id: 'b', word: 'swift', definition: 'very fast', objective: null },
    ],
  };
  const { pressAll, score } = open(DictionaryDetective, start);
  await pressAll('gigantic', 'very big');
  pass(1000);
  await pressAll('swift', 'very fast');
  pass(1000);
  expect(score()).toBe(2);
});

it('Word Search, row by row, and on to the places where a word can end', async () => {
  const start: SearchStart = {
    theme: 'Farm',
    words: [
      { id: 'a/COW', word: 'COW' },
      { id: 'a/HEN', word: 'HEN' },
    ],
    grid: ['HENX', 'CXXX', 'OXXX', 'WXXX'],
  };
  const { pressAll, pressAgain, score } = open(WordSearch, start);
  await pressAll('Row 2: CXXX');
  // The first letter of the row has the focus.
  await pressAgain();
  const stops = screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0);
  expect(stops.map((stop) => stop.getAttribute('aria-label'))).toEqual([
    'C, row 2, column 1, first letter chosen',
    'X, row 2, column 3',
    'W, row 4, column 1',
    'X, row 4, column 3',
  ]);
  await pressAll('W, row 4, column 1', 'Row 1: HENX');
  await pressAgain();
  await pressAll('N, row 1, column 3');
  pass(1000);
  expect(score()).toBe(2);
});

it('the tables check, in which the clock goes on', async () => {
  const start = await tablesStart();
  const { pressAll } = open(TablesCheck, start);
  const [practised] = start.practice;
  const [first, second] = start.questions;
  const digits = (question = practised) => String(question?.answer);
  const rest = () => pass(3000);
  const leaveBlank = (times: number) => {
    for (let nth = 0; nth < times; nth++) {
      pass(6000);
      rest();
    }
  };
  await pressAll('Try three questions');
  rest();
  await pressAll(...digits(), 'Enter');
  rest();
  leaveBlank(2);
  await pressAll('Start the check');
  rest();
  await pressAll(...digits(first), 'Enter');
  rest();
  await pressAll(...digits(second));
  expect(screen.getByRole('textbox')).toHaveValue(digits(second));
  pass(6000);
  rest();
  expect(screen.getByText('Question 3 of 25')).toBeVisible();
});

describe('Grammar Guru', () => {
  const choice = {
    questions: [
      {
        form: 'choice',
        id: 'Y2.GR.6/001',
        objective: 'Y2.GR.6',
        question: 'Which word is a **noun**?',
        options: ['big', 'hop', 'frog', 'red'],
        answer: 'frog',
      },
    ],
  };

  /** What is pressed for the right answer to a question of each form. */
  const PRESSED: Readonly<Record<FormName, readonly string[]>> = {
    choice: ['hop', 'frog'],
    two: ['because', 'while'],
    match: ['do not', 'don’t', 'is not', 'isn’t', 'we are', 'we’re', 'they will', 'they’ll'],
    mark: ['after lunch'],
    order: ['Can', 'the penguin', 'ride', 'a bike?'],
    sort: [
      'giggle: Verbs',
      'beetle: Nouns',
      'melt: Verbs',
      'dig: Verbs',
      'moon: Nouns',
      'jelly: Nouns',
    ],
    write: [...'caught'],
    mend: [
      'Sentence 1: Our otter swim in the sea.',
      'swim',
      'swam',
      'Sentence 2: It ate a crab and two eels “More!” it cried.',
      'eels',
      'eels., full stop',
    ],
    surgery: ['does', 'the otter', 'eat', 'crabs'],
  };

  it.each(Object.entries(PRESSED))(
    'Grammar Guru takes the right answer to a question of the form “%s” from two keys',
    async (form, names) => {
      const asked = () => ({ questions: [dealItem(formItem(form), seededRandom(1))] });
      const { pressAll, score } = open(GrammarGuru, form === 'choice' ? choice : asked());
      await pressAll(...names, 'Submit Answer');
      pass(1500);
      expect(score()).toBe(1);
    },
  );

  it('Grammar Guru takes Enter for Space', async () => {
    const { press, score } = open(GrammarGuru, choice);
    await press('frog', '{Enter}');
    expect(screen.getByRole('radio', { name: 'frog' })).toBeChecked();
    await press('Submit Answer', '{Enter}');
    pass(1500);
    expect(score()).toBe(1);
  });

  it('Grammar Guru keeps its radio buttons one stop of the Tab key for those who have arrow keys', async () => {
    const { press } = open(GrammarGuru, choice, false);
    await press('big');
    await expect(press('frog')).rejects.toThrow('does not lead to frog');
  });
});
