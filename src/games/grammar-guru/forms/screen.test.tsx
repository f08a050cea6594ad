import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { GameScreenProps } from '#games/kit/rules/game.ts';
import { seededRandom } from '#games/kit/rules/random.ts';
import { deviceWith } from '#testing/fake-voices.ts';
import { formItem, OTHER_SLIP, OTHER_TEXT_SLIP, reasonOf, SLIP } from '#testing/form-items.ts';
import { replayOf } from '#testing/replay-of.ts';
import { stillClock } from '#testing/still-clock.ts';
import { grammarGuruReplay } from '../replay.ts';
import GrammarGuru from '../screen.tsx';
import { dealItem } from './deal.ts';

const { pass, newUser } = stillClock();
/** In milliseconds: a button acts after the frame that shows it pressed. */
const FRAME = 20;
const RULE = 'This is the rule.';
const VERB = reasonOf(SLIP);
const ADJECTIVE = reasonOf(OTHER_SLIP);
const PRAISE = "Great job! That's correct!";

/** Two questions of a form, the first of them the nth of its form. */
function open(form: string, nth = 0) {
  const questions = [dealItem(formItem(form, nth), seededRandom(1))];
  const onFinish = vi.fn<GameScreenProps['onFinish']>();
  const user = newUser();
  render(
    <GrammarGuru year={3} start={{ questions }} seed={1} onFinish={onFinish} onDrawn={() => {}} />,
  );
  const submit = () => user.click(submitButton());
  const finish = async () => {
    pass(1500);
    const waiting = screen.queryByRole('button', { name: 'Finish' });
    if (waiting) await user.click(waiting);
    pass(FRAME);
    return replayOf(grammarGuruReplay, { questions }, onFinish);
  };
  return { user, submit, finish, onFinish };
}

const submitButton = () => screen.getByText('Submit Answer', { selector: 'button' });
const button = (name: string) => screen.getByRole('button', { name });
const expectSaid = (...texts: string[]) => {
  const said = screen.getAllByRole('status').map((region) => region.textContent);
  for (const text of texts) expect(said.join('\n')).toContain(text);
};

it('two of five: accepts two ticks, refuses a third with a message, and accepts another after unticking', async () => {
  const { user, submit, finish } = open('two');
  const tick = (name: string) => user.click(screen.getByRole('checkbox', { name }));
  await tick('because');
  expect(submitButton()).toBeDisabled();
  await tick('under');
  await tick('while');
  expectSaid('You’ve ticked two. To change your mind, untick one first.');
  expect(screen.getByRole('checkbox', { name: 'while' })).not.toBeChecked();
  await tick('under');
  await tick('while');
  await submit();
  expectSaid(PRAISE);
  expect(screen.queryByText(VERB, { exact: false })).not.toBeInTheDocument();
  expect(await finish()).toMatchObject({ ok: true, score: 1 });
});

it('two of five: says why the wrong one of two is wrong, then the rule', async () => {
  const { user, submit, finish } = open('two');
  await user.click(screen.getByRole('checkbox', { name: 'because' }));
  await user.click(screen.getByRole('checkbox', { name: 'upon' }));
  await submit();
  expectSaid('Oops! The correct answer was: because and while', VERB, RULE);
  const wrong = screen.getByRole('checkbox', { name: 'upon' });
  await user.click(wrong);
  expect(wrong).toBeChecked();
  expect(document.activeElement).toHaveAttribute('type', 'checkbox');
  const answers = [{ right: false, slip: 'verb-for-preposition' }];
  expect(await finish()).toMatchObject({ ok: true, score: 0, answers });
});

it('a matching question pairs items starting from either side, and separates a pair again', async () => {
  const { user, submit, finish } = open('match');
  await user.click(button('do not'));
  expect(button('do not')).toHaveAttribute('aria-pressed', 'true');
  await user.click(button('isn’t'));
  expectSaid('do not goes with isn’t');
  await user.click(button('isn’t, goes with do not'));
  expectSaid('Pair undone.');
  for (const [left, right] of [
    ['do not', 'don’t'],
    ['is not', 'isn’t'],
    ['we are', 'we’re'],
  ] as const) {
    await user.click(button(right));
    await user.click(button(left));
  }
  expect(submitButton()).toBeDisabled();
  await user.click(button('they will'));
  await user.click(button('they’ll'));
  await submit();
  expectSaid(PRAISE);
  expect(await finish()).toMatchObject({ ok: true, score: 1 });
});

it('a matching question moves each right partner to its place after a wrong matching, and names the pairs and the reason, by keyboard alone', async () => {
  const { user, finish } = open('match');
  const lists = screen.getAllByRole('list');
  const [left = [], right = []] = lists.map((list) => within(list).getAllByRole('button'));
  for (const nth of [0, 1, 2, 3]) {
    left[nth]?.focus();
    await user.keyboard('{Enter}');
    right[nth]?.focus();
    await user.keyboard(' ');
  }
  submitButton().focus();
  await user.keyboard('{Enter}');
  expectSaid('Oops! The correct answer was: do not – don’t, is not – isn’t', VERB, RULE);
  expect(screen.getByText(/^Oops!/)).toHaveClass('sr-only');
  const [lefts = [], rights = []] = screen
    .getAllByRole('list')
    .map((list) => within(list).getAllByRole('button'));
  const named = (tiles: readonly HTMLElement[]) =>
    tiles.map((tile) => tile.getAttribute('aria-label'));
  expect(named(lefts)).toEqual([
    'we are, goes with we’re, you chose they’ll',
    'do not, goes with don’t',
    'they will, goes with they’ll, you chose we’re',
    'is not, goes with isn’t',
  ]);
  expect(named(rights)).toEqual([
    'we’re, goes with we are, you chose they will',
    'don’t, goes with do not',
    'they’ll, goes with they will, you chose we are',
    'isn’t, goes with is not',
  ]);
  expect(document.activeElement).toHaveAttribute('data-given');
  expect(await finish()).toMatchObject({ answers: [{ slip: 'verb-for-preposition' }] });
});

it('a question about a mark puts the comma after the tapped word, and moves it with another tap', async () => {
  const { user, submit, finish } = open('mark');
  await user.click(screen.getByRole('radio', { name: 'after gull' }));
  await user.click(screen.getByRole('radio', { name: 'after lunch' }));
  await submit();
  expectSaid(PRAISE);
  expect(await finish()).toMatchObject({ ok: true, score: 1 });
});

it.each([
  [0, 'after gull', 0, VERB],
  [1, 'after the letter n', 1, ADJECTIVE],
  [2, 'before see', 0, VERB],
])('question %i about a mark gives the reason for the mark %s', async (item, name, nth, reason) => {
  const { user, submit } = open('mark', item);
  const place = screen.getAllByRole('radio', { name })[nth];
  if (!place) throw new Error(name);
  await user.click(place);
  await submit();
  expectSaid('Oops!', reason, RULE);
});

it('an ordering question adds tapped parts to the line, and removes one again', async () => {
  const { user, submit, finish } = open('order');
  await user.click(button('ride'));
  await user.click(button('Can'));
  expectSaid('ride Can');
  await user.click(button('Take back ride'));
  expect(button('ride')).toHaveFocus();
  for (const part of ['the penguin', 'ride', 'a bike?']) await user.click(button(part));
  await submit();
  expectSaid(PRAISE);
  expect(await finish()).toMatchObject({ ok: true, score: 1 });
});

it('an ordering question shows the right order and the reason after a wrong one', async () => {
  const { user, submit } = open('order');
  for (const part of ['ride', 'Can', 'the penguin', 'a bike?']) await user.click(button(part));
  await submit();
  expectSaid('Oops! The correct answer was: Can the penguin ride a bike?', VERB, RULE);
  expect(screen.getByText(/^Oops!/)).toHaveClass('sr-only');
  const line = within(screen.getByRole('list', { name: 'The right line' }));
  expect(line.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Can',
    'the penguin',
    'ride',
    'a bike?',
  ]);
  expect(screen.getByText('You made: ride Can the penguin a bike?')).toBeVisible();
});

it('a sorting question puts each word in a box, and shows the reason for the first in the wrong box', async () => {
  const { user, submit, finish } = open('sort');
  const put = (word: string, box: string) =>
    user.click(
      within(screen.getByRole('radiogroup', { name: word })).getByRole('radio', { name: box }),
    );
  for (const word of ['beetle', 'jelly', 'moon']) await put(word, 'Nouns');
  for (const word of ['giggle', 'melt']) await put(word, 'Verbs');
  expect(submitButton()).toBeDisabled();
  await put('dig', 'Nouns');
  await submit();
  expectSaid('Nouns: beetle, jelly, moon; Verbs: giggle, melt, dig', ADJECTIVE, RULE);
  const answers = [{ right: false, slip: 'adjective-for-preposition' }];
  expect(await finish()).toMatchObject({ answers });
});

it('Enter submits the typed answer of a question to write, and the round goes on by itself from a right one', async () => {
  const { user, finish, onFinish } = open('write');
  const field = screen.getByRole('textbox', { name: 'Your answer' });
  expect(field).toHaveAttribute('autocapitalize', 'off');
  expect(field).toHaveAttribute('autocorrect', 'off');
  expect(field).toHaveAttribute('spellcheck', 'false');
  await user.type(field, '  ');
  expect(submitButton()).toBeDisabled();
  await user.type(field, 'Caught{Enter}');
  expectSaid(PRAISE);
  expect(field).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Finish' })).not.toBeInTheDocument();
  pass(1500);
  expect(onFinish).toHaveBeenCalledOnce();
  expect(await finish()).toMatchObject({ score: 1 });
});

it('a question to write gives the reason for a wrong answer, then the rule', async () => {
  const { user } = open('write');
  await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'catched{Enter}');
  expectSaid('Oops! The correct answer was: caught', ADJECTIVE, RULE);
});

const mendWord = async (user: ReturnType<typeof newUser>, word: string, mend: string) => {
  await user.click(button(word));
  await user.click(
    within(screen.getByRole('group', { name: `Change ${word} to` })).getByRole('button', {
      name: mend,
    }),
  );
};

it('sentence surgery writes the sentence out as it grows, and leaves a spare tile over', async () => {
  const { user, submit, finish } = open('surgery', 1);
  for (const tile of ['before midnight,', 'the otter', 'sadly']) await user.click(button(tile));
  expectSaid('Before midnight, the otter sadly.');
  expect(submitButton()).toBeDisabled();
  await user.click(button('sang'));
  await submit();
  expectSaid(PRAISE);
  expect(await finish()).toMatchObject({ ok: true, score: 1 });
});

it('a page to mend has the room of the picture; a pressed word offers changes, is changed and can be put back', async () => {
  const { user, submit, finish } = open('mend');
  expect(document.querySelector('.quiz')).toHaveClass('quiz-of-page');
  await mendWord(user, 'swim', 'swam');
  expectSaid('swam. 1 of 2 changed.');
  expect(button('swam, was swim')).toHaveFocus();
  await mendWord(user, 'crab', 'crab., full stop');
  await user.click(button('eels'));
  const full = 'You’ve changed 2 words. To change another, put one back first.';
  expectSaid(full);
  expect(screen.getByText(full, { selector: ':not(.sr-only)' })).toBeVisible();
  await user.click(button('crab., full stop, was crab'));
  await user.click(button('Leave crab'));
  expect(screen.queryByText(full)).not.toBeInTheDocument();
  await mendWord(user, 'eels', 'eels., full stop');
  await submit();
  expectSaid(PRAISE);
  expect(await finish()).toMatchObject({ ok: true, score: 1 });
});

it('a page to mend shows each missed slip where it stands, with its mend and its reason', async () => {
  const { user, submit, finish } = open('mend');
  await mendWord(user, 'swim', 'swam');
  await mendWord(user, 'crab', 'crab., full stop');
  await submit();
  expectSaid(
    'Oops! The correct answer was: swim becomes swam, eels becomes eels.',
    `eels becomes eels.: ${reasonOf(OTHER_TEXT_SLIP)}`,
    'crab was right.',
    RULE,
  );
  expect(button('swam, you mended swim')).toHaveFocus();
  expect(button('eels., full stop, you left eels')).toBeVisible();
  expect(button('crab, you chose crab., full stop')).toBeVisible();
  const answers = [{ right: false, slip: OTHER_TEXT_SLIP }];
  expect(await finish()).toMatchObject({ ok: true, score: 0, answers });
});

it('four of five mends are right, and the one that was missed waits to be read', async () => {
  const { user, submit, finish } = open('mend', 1);
  await mendWord(user, 'hums., full stop', 'hummed., full stop');
  await mendWord(user, 'was', 'were');
  await mendWord(user, 'eat', 'ate');
  await mendWord(user, 'a', 'an');
  await submit();
  expectSaid(PRAISE, `sing. becomes sang.: ${reasonOf(SLIP)}`);
  pass(60_000);
  expect(button('Finish')).toBeVisible();
  expect(await finish()).toMatchObject({ ok: true, score: 1, answers: [{ slip: null }] });
});

it('a wrong answer stays until the pupil continues, and a double tap on Submit Answer does not skip it', async () => {
  const { user, submit, onFinish } = open('write');
  await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'cot');
  await submit();
  await user.click(button('Finish'));
  pass(60_000);
  expect(onFinish).not.toHaveBeenCalled();
  await user.dblClick(button('Finish'));
  expect(onFinish).not.toHaveBeenCalled();
  pass(FRAME);
  expect(onFinish).toHaveBeenCalledOnce();
});

it.each([
  ['two', ['because', 'while', 'under', 'upon', 'gently']],
  ['match', ['do not', 'they’ll']],
  ['mark', ['After lunch a gull ate all of my hot chips.']],
  ['order', ['Can', 'the penguin']],
  ['sort', ['Nouns', 'Verbs', 'beetle']],
  ['surgery', ['The otter eats crabs.', 'does']],
  ['mend', ['The otter', 'Our otter swim in the sea.']],
])(
  'a voice reads a question of the form %s, and what there is to choose from',
  async (form, texts) => {
    const { spoken } = deviceWith();
    const { user } = open(form);
    await user.click(button('Read the question and the answers aloud'));
    for (const text of texts) expect(spoken()).toContain(text);
  },
);
