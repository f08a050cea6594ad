import { act, render, screen, within, type RenderOptions } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { GameScreenProps } from '#games/kit/rules/game.ts';
import { QUESTIONS_FAILED } from '#games/kit/screen/with-start.tsx';
import { deviceWith } from '#testing/fake-voices.ts';
import { hearSounds } from '#testing/hear-sounds.tsx';
import { metBefore } from '#testing/met-before.tsx';
import { replayOf } from '#testing/replay-of.ts';
import { stillClock } from '#testing/still-clock.ts';
import { grammarGuruReplay } from './replay.ts';
import { GURU_FEEDBACK } from './rules.ts';
import type { ChoiceQuestion } from './forms/choice/form.ts';
import GrammarGuru from './screen.tsx';

const RULE = 'A preposition comes before a noun.';
const PREPOSITION: ChoiceQuestion = {
  form: 'choice',
  id: 'Y3.GR.6/001',
  objective: 'Y3.GR.6',
  question: 'Which word is the **preposition**?\nThe cat slept under the old table.',
  options: ['slept', 'under', 'old', 'table'],
  answer: 'under',
  definition: RULE,
};
const WITH_SLIPS = {
  ...PREPOSITION,
  slips: { slept: 'verb-for-preposition', old: 'adjective-for-preposition', table: 'unheard-of' },
  reasons: {
    slept: '“Slept” tells us what the cat did.',
    old: '“Old” describes the table.',
  },
};
const VOWEL: ChoiceQuestion = {
  form: 'choice',
  id: 'Y3.GR.10/001',
  objective: 'Y3.GR.10',
  question: 'Which word starts with a vowel letter?',
  options: ['table', 'apple', 'green', 'school'],
  answer: 'apple',
};

const { pass, newUser } = stillClock();

function open(questions: readonly unknown[] = [PREPOSITION, VOWEL], options: RenderOptions = {}) {
  const onFinish = vi.fn<GameScreenProps['onFinish']>();
  const user = newUser();
  const game = (
    <StrictMode>
      <button>Close</button>
      <GrammarGuru year={3} start={{ questions }} seed={1} onFinish={onFinish} onDrawn={() => {}} />
    </StrictMode>
  );
  const { unmount } = render(game, options);
  const choose = (option: string) => user.click(screen.getByRole('radio', { name: option }));
  const submit = () => user.click(submitButton());
  const answer = async (option: string) => {
    await choose(option);
    await submit();
  };
  return { user, onFinish, choose, submit, answer, unmount };
}

const submitButton = () => screen.getByText('Submit Answer', { selector: 'button' });
const waitForNext = () => pass(1500);
const verdict = () => screen.getByRole('status');
const question = () => screen.getByRole('heading');
const listen = (what: string) => screen.getByLabelText(`Read ${what} aloud`);

describe('choosing an answer', () => {
  it('the screen shows the question, its options and the progress of the round, and nothing can be submitted until an option is chosen', async () => {
    const { choose } = open();
    expect(screen.getByText('Question 1 of 2')).toBeVisible();
    expect(screen.getByText('Score: 0 right')).toBeVisible();
    const group = screen.getByRole('radiogroup', {
      name: 'Which word is the preposition? The cat slept under the old table.',
    });
    expect(within(group).getAllByRole('radio')).toHaveLength(4);
    expect(screen.getByText('preposition').tagName).toBe('STRONG');
    expect(submitButton()).toBeDisabled();
    await choose('old');
    expect(submitButton()).toBeEnabled();
    expect(verdict()).toBeEmptyDOMElement();
  });

  it('the game can be played by keyboard: arrow keys choose, Enter submits', async () => {
    const { user } = open();
    await user.tab();
    await user.keyboard('[Space][ArrowDown]');
    expect(screen.getByRole('radio', { name: 'under' })).toBeChecked();
    await user.keyboard('[Enter]');
    expect(verdict()).toHaveTextContent("Great job! That's correct!");
  });
});

describe('the verdict', () => {
  it('the next question is shown from its top, wherever the verdict on the last one was scrolled to', async () => {
    const { answer } = open();
    await answer('under');
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    waitForNext();
    expect(screen.getByText('Question 2 of 2')).toBeVisible();
    const [shown] = scrollIntoView.mock.contexts;
    expect(shown).toContainElement(screen.getByText('Question 2 of 2'));
    expect(shown).toContainElement(submitButton());
    scrollIntoView.mockRestore();
  });

  it('the verdict praises a right answer, counts it, lights a lantern, and stays for 1.5 seconds and no longer', async () => {
    const { answer } = open();
    await answer('under');
    expect(screen.getByText("Great job! That's correct!")).toBeVisible();
    expect(screen.getByText('Score: 1 right')).toBeVisible();
    expect(screen.getByRole('img')).toHaveAccessibleName(/Lanterns alight: 1 of 2/);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    pass(1499);
    expect(screen.getByText('Question 1 of 2')).toBeVisible();
    pass(1);
    expect(screen.getByText('Question 2 of 2')).toBeVisible();
    expect(verdict()).toBeEmptyDOMElement();
  });

  it('the verdict names the right answer after a wrong one, with the rule, and locks the answer; the rule stays beside the next question until that is answered', async () => {
    const { answer, choose } = open();
    await answer('old');
    expect(screen.getByText('Oops! The correct answer was: under')).toBeVisible();
    expect(within(verdict()).getByText(RULE)).toBeVisible();
    expect(screen.getByText('Score: 0 right')).toBeVisible();
    expect(submitButton()).toBeDisabled();
    await choose('under');
    expect(screen.getByRole('radio', { name: 'old' })).toBeChecked();
    expect(screen.getByText('Oops! The correct answer was: under')).toBeVisible();
    waitForNext();
    expect(screen.getByRole('note')).toHaveTextContent(`Remember:${RULE}`);
    await answer('apple');
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });

  it('the verdict explains why the chosen option is wrong, before the rule and again beside the next question', async () => {
    const { spoken, finish } = deviceWith();
    const { user, answer } = open([WITH_SLIPS, VOWEL]);
    await answer('slept');
    const reason = WITH_SLIPS.reasons.slept;
    expect(verdict()).toHaveTextContent(`${reason} ${RULE}`);
    await user.click(listen('the answer'));
    expect(spoken().join(' ')).toContain(`${reason} ${RULE}`);
    finish();
    finish();
    waitForNext();
    expect(screen.getByRole('note')).toHaveTextContent(`You chose “slept”. ${reason} ${RULE}`);
  });

  it.each([
    ['a right answer', 'under'],
    ['an option without a known misconception', 'table'],
  ])('the verdict gives no reason for %s', async (_, option) => {
    const { answer } = open([WITH_SLIPS, VOWEL]);
    await answer(option);
    expect(verdict()).toHaveTextContent(new RegExp(`[!:] ?(under)?${RULE}$`));
  });

  it('no rule is shown after a right answer or for a question without a rule', async () => {
    const { answer } = open([PREPOSITION, VOWEL, { ...PREPOSITION, id: 'Y3.GR.6/002' }]);
    await answer('under');
    waitForNext();
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
    await answer('green');
    waitForNext();
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });
});

describe('the focus', () => {
  it('the focus is on the question at the start and on each next question, and on the chosen answer while it is submitted by a tap', async () => {
    const { choose, submit } = open();
    expect(question()).toHaveFocus();
    await choose('under');
    const chosen = screen.getByRole('radio', { name: 'under' });
    const blurred = vi.fn<() => void>();
    chosen.addEventListener('blur', blurred);
    await submit();
    expect(verdict()).toHaveTextContent("Great job! That's correct!");
    expect(blurred).not.toHaveBeenCalled();
    expect(chosen).toHaveFocus();
    waitForNext();
    expect(question()).toHaveFocus();
    expect(question()).toHaveTextContent('Which word starts with a vowel letter?');
  });

  it('the focus stays where it is when the pupil has left the game for another control', async () => {
    const { answer } = open();
    await answer('under');
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    waitForNext();
    expect(screen.getByText('Question 2 of 2')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  });
});

describe('the end', () => {
  it('the score is reported once, 1.5 seconds after the last answer, and the dealt questions are left unchanged', async () => {
    const dealt = [PREPOSITION, VOWEL].map((one) =>
      Object.freeze({ ...one, options: Object.freeze([...one.options]) }),
    );
    const { answer, onFinish } = open(Object.freeze(dealt));
    await answer('under');
    waitForNext();
    await answer('green');
    expect(onFinish).not.toHaveBeenCalled();
    waitForNext();
    pass(60_000);
    expect(onFinish).toHaveBeenCalledTimes(1);
    const reviewed = [{ outcome: 'right' }, { outcome: 'not right' }];
    const result = { score: 1, maxScore: 2, feedback: GURU_FEEDBACK.fair, reviewed };
    expect(onFinish.mock.lastCall?.[0]).toMatchObject(result);
    const start = { questions: [PREPOSITION, VOWEL] };
    const replay = replayOf(grammarGuruReplay, start, onFinish);
    expect(replay).toMatchObject({ ok: true, score: 1, durationMs: 1500 });
  });

  it('no score is reported when the game is closed half-way', async () => {
    const { answer, onFinish, unmount } = open([VOWEL]);
    await answer('apple');
    unmount();
    pass(60_000);
    expect(onFinish).not.toHaveBeenCalled();
  });
});

it.each([
  ['no questions', []],
  ['questions of another shape', [{ question: 'Which?' }]],
])('Grammar Guru says that loading went wrong for %s', (_, questions) => {
  open(questions);
  expect(screen.getByRole('alert')).toHaveTextContent(QUESTIONS_FAILED);
});

describe('reading aloud', () => {
  it('reading aloud reads the question and then each answer, and highlights the current one, or one answer alone, without choosing it', async () => {
    const { spoken, finish } = deviceWith();
    const { user } = open();
    await user.click(listen('the question and the answers'));
    expect(spoken()).toEqual([
      'Which word is the preposition? The cat slept under the old table.',
      ...PREPOSITION.options,
    ]);
    finish();
    finish();
    const [, under] = screen.getAllByRole('radio');
    expect(under?.closest('label')).toHaveClass('spotlit');
    await user.click(listen('“old”'));
    expect(spoken()).toEqual(['old']);
    expect(screen.getByRole('radio', { name: 'old' })).not.toBeChecked();
  });

  it('reading aloud stops when an answer is locked, and the next question waits until the verdict and its rule have been read', async () => {
    const { spoken, finish } = deviceWith();
    const { user, answer } = open();
    await user.click(listen('the question and the answers'));
    await answer('old');
    expect(spoken()).toEqual([]);
    await user.click(listen('the answer'));
    expect(spoken()).toEqual(['Oops! The correct answer was: under', RULE]);
    pass(3000);
    expect(screen.getByText('Question 1 of 2')).toBeVisible();
    finish();
    finish();
    waitForNext();
    expect(screen.getByText('Question 2 of 2')).toBeVisible();
    await user.click(listen('what to remember'));
    expect(spoken()).toEqual([RULE]);
  });
});

it('a choice, a right answer and a wrong one each play a sound', async () => {
  const { heard, wrapper } = hearSounds();
  const { answer } = open([PREPOSITION, VOWEL], { wrapper });
  await answer('under');
  waitForNext();
  await answer('table');
  expect(heard()).toEqual(['tap', 'right', 'tap', 'notYet']);
});

describe('a question that has come back', () => {
  it('a repeated question shows and reads aloud when it was last met, and a new question leaves that line empty', async () => {
    const { spoken } = deviceWith();
    const wrapper = metBefore({ [PREPOSITION.id]: 6 });
    const { user, answer } = open([PREPOSITION, VOWEL], { wrapper });
    expect(screen.getByText('You saw this 6 days ago.')).toBeVisible();
    expect(question()).toHaveAccessibleDescription('You saw this 6 days ago. Question 1 of 2');
    await user.click(screen.getByRole('button', { name: /^Read the question/ }));
    expect(spoken().slice(0, 2)).toEqual([
      'You saw this 6 days ago.',
      'Which word is the preposition? The cat slept under the old table.',
    ]);
    const place = screen.getByText('You saw this 6 days ago.');
    await answer('under');
    waitForNext();
    expect(place).toBeInTheDocument();
    expect(place).toBeEmptyDOMElement();
  });

  it('a round of new questions has no space for when they were last met', () => {
    open();
    expect(question()).toHaveAccessibleDescription('Question 1 of 2');
    expect(screen.queryByText(/^You met/)).not.toBeInTheDocument();
  });
});
