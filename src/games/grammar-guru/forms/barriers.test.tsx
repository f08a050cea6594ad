import { fireEvent, render, screen, within } from '@testing-library/react';
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
function press(...elements: readonly (HTMLElement | undefined)[]) {
  for (const element of elements) if (element) fireEvent.click(element);
}

/** Makes an answer, without submitting it. */
const MAKE: {
  readonly [Name in FormName]: (question: QuestionOf<Name>, given: Given) => void | Promise<void>;
} = {
  choice: ({ options }, given) => press(radio(options.indexOf(String(given)))),
  two: ({ options }, given) =>
    press(
      ...textsIn(given).map((option) => screen.getAllByRole('checkbox')[options.indexOf(option)]),
    ),
  match({ left, right }, given) {
    const [lefts = [], rights = []] = screen
      .getAllByRole('list')
      .map((list) => within(list).getAllByRole('button'));
    for (const [one, other] of pairsIn(given)) {
      press(lefts[left.indexOf(one)], rights[right.indexOf(other)]);
    }
  },
  mark: (question, given) => press(radio(sentencesOf(question).indexOf(String(given)))),
  order(_, given) {
    for (const part of textsIn(given)) {
      press(screen.getByRole('button', { name: voiceText(part) }));
    }
  },
  sort({ boxes }, given) {
    for (const [word, box] of pairsIn(given)) {
      const row = screen.getByRole('radiogroup', { name: voiceText(word) });
      press(within(row).getAllByRole('radio')[boxes.indexOf(box)]);
    }
  },
  write: (_, given) =>
    void fireEvent.change(screen.getByRole('textbox', { name: 'Your answer' }), {
      target: { value: given },
    }),
  surgery(_, given) {
    for (const tile of textsIn(given)) {
      press(screen.getByRole('button', { name: voiceText(tile) }));
    }
  },
  async mend({ words }, given) {
    for (const [place, mend] of pairsIn(given)) {
      const names = [words[Number(place)] ?? '', mend].map(wordInMarks);
      for (const name of names) press(screen.getAllByRole('button', { name })[0]);
      expect(await barriers()).toEqual([]);
    }
  },
};

async function make<Name extends FormName>(question: QuestionOf<Name>, given: Given) {
  await MAKE[question.form](question, given);
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
    const submit = () => fireEvent.click(screen.getByText('Submit Answer', { selector: 'button' }));
    const { unmount } = open();
    expect(await barriers()).toEqual([]);
    await make(question, question.answer);
    expect(await barriers()).toEqual([]);
    submit();
    expect(screen.getByText("Great job! That's correct!")).toBeVisible();
    expect(await barriers()).toEqual([]);
    unmount();
    open();
    await make(question, wrongGiven(question, seededRandom(2)));
    submit();
    expect(screen.getByText(/^Oops!/)).toBeVisible();
    expect(await barriers()).toEqual([]);
  },
);
