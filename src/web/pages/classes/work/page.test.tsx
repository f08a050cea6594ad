import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Work } from '#shared/contract/work.ts';
import { CLASS_ANSWERS, OTTERS, PUPILS } from '#testing/class-answers.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { fill } from '#testing/fill.ts';
import { renderPage } from '#testing/render-app.tsx';

const WORK: Work = {
  id: 4,
  what: { objective: 'Y4.GR.5' },
  label: 'Apostrophes',
  isForAll: true,
  from: '2026-02-20',
  until: '2999-03-01',
  isOver: false,
  rounds: 2,
  setBy: 'Ms Finch',
  createdAt: '2026-02-20T10:00:00Z',
  progress: [
    { userId: 31, done: 2, of: 2, rushed: 1 },
    { userId: 32, done: 1, of: 2, rushed: 0 },
  ],
};
const OBJECTIVE = { strand: 'Grammar and punctuation', games: ['grammar-guru'] };
const ANSWERS = {
  ...CLASS_ANSWERS,
  getWork: { rows: [WORK], total: 1 },
  getSettable: {
    rows: [
      { ...OBJECTIVE, code: 'Y3.GR.1', text: 'Conjunctions', year: 3 },
      { ...OBJECTIVE, code: 'Y4.GR.5', text: 'Apostrophes', year: 4 },
    ],
    total: 2,
  },
  setWork: WORK,
};
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => localStorage.clear());

describe('what is set', () => {
  it('set work says how many pupils have finished and how far each is, in words beside the colours', async () => {
    fakeApi(ANSWERS);
    renderPage('/classes/5/work');
    const work = await panel('Apostrophes');
    expect(work.getByText('1 of 2').parentElement).toHaveTextContent('1 of 2 have finished');
    expect(
      work.getByText(/For the whole class · 2 rounds each · until .* · set by Ms Finch/),
    ).toBeInTheDocument();
    const [omar, zara] = work.getAllByRole('listitem');
    expect(zara).toHaveTextContent('Zara K.Finished: 2 of 2');
    expect(within(zara ?? document.body).getByLabelText('rushed')).toBeInTheDocument();
    expect(omar).toHaveTextContent('OmarStarted: 1 of 2');
  });

  it('one switch hides the names in set work', async () => {
    fakeApi(ANSWERS);
    const user = renderPage('/classes/5/work');
    const work = await panel('Apostrophes');
    await user.click(screen.getByRole('switch', { name: /Hide names/ }));
    expect(work.queryByText('Omar')).not.toBeInTheDocument();
    expect(work.getAllByText(/^Pupil \d$/)).toHaveLength(2);
  });

  it('spelling work shows on request who spells which word, and what at least two wrote instead', async () => {
    const words: Work = { ...WORK, what: { words: 12 }, label: 'Week 5' };
    const row = { word: 'island', right: [31], wrong: [32], common: null };
    fakeApi({
      ...ANSWERS,
      getWork: { rows: [words], total: 1 },
      getSpelling: {
        rows: [row, { ...row, word: 'queue', common: { spelling: 'qeue', pupils: 2 } }],
        total: 2,
      },
    });
    const user = renderPage('/classes/5/work');
    await user.click(await screen.findByRole('button', { name: 'Who spells which word' }));
    const table = await screen.findByRole('table', { name: 'Who spells which word' });
    const rows = within(table).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'WordSpelt rightNot yetOften written',
      'islandZara K.Omar–',
      'queueZara K.Omarqeue (2 pupils)',
    ]);
  });

  it('set work is withdrawn after a question', async () => {
    const api = fakeApi({ ...ANSWERS, takeWorkBack: undefined });
    const user = renderPage('/classes/5/work');
    await user.click(await screen.findByRole('button', { name: 'Withdraw Apostrophes' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(api.sentTo('takeWorkBack')).toHaveLength(0);
    api.answer('getWork', { rows: [], total: 0 });
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.sentTo('takeWorkBack')).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Set work' })).toHaveFocus());
  });

  it('the page says when no work is set and when it failed to load', async () => {
    const api = fakeApi({ ...ANSWERS, getWork: refusal(429, 'Too many.') });
    const user = renderPage('/classes/5/work');
    expect(await screen.findByText('Failed to load the work')).toBeInTheDocument();
    api.answer('getWork', { rows: [], total: 0 });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('heading', { name: 'Set work' })).toHaveFocus();
    expect(await screen.findByText('No work has been set for this class yet.')).toBeInTheDocument();
  });
});

describe('setting', () => {
  it('work is set with a few taps, the page says so, and the same press sets nothing more until something is changed', async () => {
    const api = fakeApi(ANSWERS);
    const user = renderPage('/classes/5/work');
    const form = await panel('Set new work');
    await user.click(await form.findByRole('radio', { name: /^Conjunctions/ }));
    await user.click(form.getByRole('radio', { name: 'No end' }));
    await user.click(form.getByRole('button', { name: 'Set work' }));
    expect(await form.findByText(/‘Apostrophes’ is set/)).toBeInTheDocument();
    const sent = [{ what: { objective: 'Y3.GR.1' }, rounds: 1 }];
    expect(api.sentTo('setWork')).toEqual(sent);
    await user.click(form.getByRole('button', { name: 'Set work' }));
    expect(api.sentTo('setWork')).toEqual(sent);
    await user.click(form.getByRole('radio', { name: '2' }));
    await user.click(form.getByRole('button', { name: 'Set work' }));
    await waitFor(() => expect(api.sentTo('setWork')).toHaveLength(2));
  });

  it('an objective of any year is found by parts of its name, and Enter chooses the first', async () => {
    fakeApi(ANSWERS);
    const user = renderPage('/classes/5/work');
    const form = await panel('Set new work');
    const search = await form.findByRole('searchbox', { name: 'Find an objective' });
    await fill(user, search, 'apos gram');
    expect(form.getByText(/^No objective of Year 3 with that name/)).toBeVisible();
    await user.selectOptions(form.getByLabelText('Year'), 'Every year');
    await user.type(search, '{Enter}');
    expect(form.getByRole('radio', { name: /^Apostrophes/ })).toBeChecked();
    expect(form.queryByRole('radio', { name: /^Conjunctions/ })).not.toBeInTheDocument();
  });

  it('work is listed once it is set, although the list was still being read before that', async () => {
    const nothing = { rows: [], total: 0 };
    let answerFirst: (answer: typeof nothing) => void = () => {};
    const first = new Promise<typeof nothing>((resolve) => (answerFirst = resolve));
    const api = fakeApi({ ...ANSWERS, getWork: first });
    const user = renderPage('/classes/5/work');
    const form = await panel('Set new work');
    await user.click(await form.findByRole('radio', { name: /^Conjunctions/ }));
    api.answer('getWork', ANSWERS.getWork);
    await user.click(form.getByRole('button', { name: 'Set work' }));
    answerFirst(nothing);
    expect(await screen.findByRole('region', { name: 'Apostrophes' })).toBeInTheDocument();
  });

  it('the questions of an objective can be looked at before it is set, three at a time, and tried as a pupil does', async () => {
    const api = fakeApi(ANSWERS);
    const start = {
      questions: [
        {
          form: 'choice',
          id: 'Y4.GR.5/001',
          objective: 'Y4.GR.5',
          question: 'Which is right?',
          options: ['cats’', 'cat’s'],
          answer: 'cat’s',
          definition: 'The rule.',
          reasons: { 'cats’': 'That is for many cats.' },
          slips: { 'cats’': 'any' },
        },
      ],
    };
    const three = (of: string) => ({
      rows: ['a', 'b', 'c'].map((one) => ({
        question: `${of} ${one}`,
        answer: 'an',
        reasons: [{ given: 'a', reason: `Say ${one} aloud.` }],
        rule: `Rule of ${one}.`,
        round: { gameId: 'grammar-guru', start },
      })),
      total: 5,
    });
    api.answer('getObjectiveQuestions', three('First'));
    const user = renderPage('/classes/5/work?objective=Y4.GR.5');
    const form = await panel('Set new work');
    await user.click(await form.findByRole('button', { name: 'Show questions' }));
    expect(await form.findByText('First a')).toBeVisible();
    expect(form.getAllByText('Answer: an')).toHaveLength(3);
    const [read] = form.getAllByRole('list', { name: 'What pupils read after a wrong answer' });
    expect(read).toHaveTextContent('a: Say a aloud.');
    expect(form.getByText(/Rule of c\./)).toBeVisible();
    api.answer('getObjectiveQuestions', three('Second'));
    await user.click(form.getByRole('button', { name: 'Show the next 3' }));
    expect(await form.findByText('Second c')).toBeVisible();
    expect(form.getByText('1 of 5').nextSibling).toHaveTextContent('Second c');

    const [first = document.body] = form.getAllByRole('button', { name: 'Try it as a pupil' });
    await user.click(first);
    const game = within(await screen.findByRole('dialog', { name: 'Grammar Guru' }));
    await user.click(await game.findByRole('radio', { name: 'cats’' }));
    await user.click(game.getByRole('button', { name: 'Submit Answer' }));
    expect(game.getByText('That is for many cats.')).toBeVisible();
    const finish = game.getByRole('button', { name: 'Finish' });
    await waitFor(() => expect(finish).toHaveAttribute('aria-disabled', 'false'));
    await user.click(finish);
    expect(await game.findByText('Your answer: cats’')).toBeVisible();
    expect(api.sentTo('setWork')).toEqual([]);
  });

  it.each([
    [1, 'Show another like this'],
    [3, 'Show others like these'],
    [4, 'Show the next 3'],
  ])('of %d questions of an objective, the button says what it shows next', async (total, next) => {
    const api = fakeApi(ANSWERS);
    const row = { question: 'Which?', answer: 'a', reasons: [], rule: null, round: null };
    api.answer('getObjectiveQuestions', { rows: [row], total });
    const user = renderPage('/classes/5/work?objective=Y4.GR.5');
    const form = await panel('Set new work');
    await user.click(await form.findByRole('button', { name: 'Show questions' }));
    expect(await form.findByRole('button', { name: next })).toBeVisible();
  });

  it('a link fills in the form, for the pupils that it names', async () => {
    const api = fakeApi(ANSWERS);
    const user = renderPage('/classes/5/work?objective=Y4.GR.5&pupils=32');
    const form = await panel('Set new work');
    expect(await form.findByRole('radio', { name: /^Apostrophes/ })).toBeChecked();
    expect(form.getByRole('button', { name: 'Omar' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(form.getByRole('button', { name: 'Zara K.' }));
    await user.click(form.getByRole('radio', { name: 'No end' }));
    await user.click(form.getByRole('button', { name: 'Set work' }));
    await form.findByText(/is set/);
    const what = { objective: 'Y4.GR.5' };
    expect(api.sentTo('setWork')).toEqual([{ what, pupilIds: [32, 31], rounds: 1 }]);
  });

  it('the form says what is missing and what the server refuses, and keeps what was chosen', async () => {
    const api = fakeApi(ANSWERS);
    const user = renderPage('/classes/5/work?game=word-search');
    const form = await panel('Set new work');
    await user.click(form.getByRole('radio', { name: 'Some pupils' }));
    await user.click(form.getByRole('button', { name: 'Set work' }));
    expect(form.getByRole('alert')).toHaveTextContent('Please choose at least one pupil.');
    expect(api.sentTo('setWork')).toEqual([]);
    api.answer('setWork', refusal(409, 'Somebody you chose is no longer in this class.'));
    await user.click(form.getByRole('button', { name: 'Omar' }));
    await user.click(form.getByRole('button', { name: 'Set work' }));
    await waitFor(() =>
      expect(form.getByRole('alert')).toHaveTextContent(/no longer in this class/),
    );
    expect(form.getByLabelText('Game')).toHaveValue('word-search');
  });

  it('an archived class offers no form to set work', async () => {
    const getClass = { ...OTTERS, isArchived: true, pupils: PUPILS };
    fakeApi({ ...ANSWERS, getClass });
    renderPage('/classes/5/work');
    expect(await screen.findByText(/no work can be set/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Set work' })).not.toBeInTheDocument();
  });
});
