import { render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { expect, it } from 'vitest';
import { seededRandom } from '#games/kit/rules/random.ts';
import { voiceText } from '#games/kit/screen/voice.ts';
import { FIRST_ITEMS } from '#testing/form-items.ts';
import { BANKS } from '../banks.ts';
import GrammarGuru from '../screen.tsx';
import { wrongGiven } from '../checks/forms/any-given.ts';
import { dealItem } from './deal.ts';
import { pairsIn, textsIn, type Given } from './dealt.ts';
import { sentencesOf } from './mark/places.ts';
import { wordInMarks } from './mend/text.ts';
import type { DealtQuestion, FormName, QuestionOf } from './forms.ts';

const radio = (nth: number) => screen.getAllByRole('radio')[nth];
async function press(user: UserEvent, elements: readonly (HTMLElement | undefined)[]) {
  for (const element of elements) if (element) await user.click(element);
}

/** Makes an answer, without submitting it. */
const MAKE: {
  readonly [Name in FormName]: (
    question: QuestionOf<Name>,
    given: Given,
    user: UserEvent,
  ) => Promise<void>;
} = {
  choice: ({ options }, given, user) => press(user, [radio(options.indexOf(String(given)))]),
  two: ({ options }, given, user) =>
    press(
      user,
      textsIn(given).map((option) => screen.getAllByRole('checkbox')[options.indexOf(option)]),
    ),
  async match({ left, right }, given, user) {
    const [lefts = [], rights = []] = screen
      .getAllByRole('list')
      .map((list) => within(list).getAllByRole('button'));
    for (const [one, other] of pairsIn(given)) {
      await press(user, [lefts[left.indexOf(one)], rights[right.indexOf(other)]]);
    }
  },
  mark: (question, given, user) =>
    press(user, [radio(sentencesOf(question).indexOf(String(given)))]),
  async order(_, given, user) {
    for (const part of textsIn(given)) {
      await press(user, [screen.getByRole('button', { name: voiceText(part) })]);
    }
  },
  async sort({ boxes }, given, user) {
    for (const [word, box] of pairsIn(given)) {
      const row = screen.getByRole('radiogroup', { name: voiceText(word) });
      await press(user, [within(row).getAllByRole('radio')[boxes.indexOf(box)]]);
    }
  },
  write: (_, given, user) =>
    user.type(screen.getByRole('textbox', { name: 'Your answer' }), String(given)),
  async surgery(_, given, user) {
    for (const tile of textsIn(given)) {
      await press(user, [screen.getByRole('button', { name: voiceText(tile) })]);
    }
  },
  async mend({ words }, given, user) {
    for (const [place, mend] of pairsIn(given)) {
      const names = [words[Number(place)] ?? '', mend].map(wordInMarks);
      for (const name of names)
        await press(user, screen.getAllByRole('button', { name }).slice(0, 1));
      expect(await barriers()).toEqual([]);
    }
  },
};

async function make<Name extends FormName>(
  question: QuestionOf<Name>,
  given: Given,
  user: UserEvent,
) {
  await MAKE[question.form](question, given, user);
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Violations found by axe, without rules that need a layout. */
async function barriers(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    runOnly: { type: 'tag', values: WCAG },
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

const named = [...BANKS[3].slice(0, 1), ...FIRST_ITEMS].map((item): [string, DealtQuestion] => [
  `${item.form}: ${item.question}`,
  dealItem(item, seededRandom(1)),
]);

it.each(named)(
  '%s has no accessibility violation when new, answered, right or wrong',
  async (_, question) => {
    const user = userEvent.setup();
    const open = () =>
      render(
        <main>
          <h2>Grammar Guru</h2>
          <GrammarGuru
            year={3}
            start={{ questions: [question] }}
            seed={1}
            onFinish={() => {}}
            onDrawn={() => {}}
          />
        </main>,
      );
    const submit = () => user.click(screen.getByRole('button', { name: 'Submit Answer' }));
    const { unmount } = open();
    expect(await barriers()).toEqual([]);
    await make(question, question.answer, user);
    expect(await barriers()).toEqual([]);
    await submit();
    expect(screen.getByText("Great job! That's correct!")).toBeVisible();
    expect(await barriers()).toEqual([]);
    unmount();
    open();
    await make(question, wrongGiven(question, seededRandom(2)), user);
    await submit();
    expect(screen.getByText(/^Oops!/)).toBeVisible();
    expect(await barriers()).toEqual([]);
  },
);
