import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Work } from '#shared/contract/work.ts';
import { CLASS_ANSWERS, OTTERS, PUPILS } from '#testing/class-answers.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderApp } from '#testing/render-app.tsx';

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
  it('set work says how many pupils are done and how far each is, in words beside the colours', async () => {
    fakeApi(ANSWERS);
    renderApp('/classes/5/work');
    const work = await panel('Apostrophes');
    expect(work.getByText('1 of 2')).toBeInTheDocument();
    expect(
      work.getByText(/For the whole class · 2 rounds each · until .* · set by Ms Finch/),
    ).toBeInTheDocument();
    const [omar, zara] = work.getAllByRole('listitem');
    expect(zara).toHaveTextContent('Zara K.Done: 2 of 2');
    expect(within(zara ?? document.body).getByLabelText('rushed')).toBeInTheDocument();
    expect(omar).toHaveTextContent('OmarBegun: 1 of 2');
  });

  it('one switch hides the names in set work', async () => {
    fakeApi(ANSWERS);
    const user = renderApp('/classes/5/work');
    const work = await panel('Apostrophes');
    await user.click(screen.getByRole('switch', { name: /Hide names/ }));
    expect(work.queryByText('Omar')).not.toBeInTheDocument();
    expect(work.getAllByText(/^Pupil \d$/)).toHaveLength(2);
  });

  it('set work is withdrawn after a question', async () => {
    const api = fakeApi({ ...ANSWERS, takeWorkBack: undefined });
    const user = renderApp('/classes/5/work');
    await user.click(await screen.findByRole('button', { name: 'Take back Apostrophes' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(api.sentTo('takeWorkBack')).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.sentTo('takeWorkBack')).toHaveLength(1);
  });

  it('the page says when no work is set and when it failed to load', async () => {
    const api = fakeApi({ ...ANSWERS, getWork: refusal(429, 'Too many.') });
    const user = renderApp('/classes/5/work');
    expect(await screen.findByText('Failed to load the work')).toBeInTheDocument();
    api.answer('getWork', { rows: [], total: 0 });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing is set for this class yet.')).toBeInTheDocument();
  });
});

describe('setting', () => {
  it('work is set with a few taps, and the page says what was set', async () => {
    const api = fakeApi(ANSWERS);
    const user = renderApp('/classes/5/work');
    const form = await panel('Set something new');
    await user.selectOptions(await form.findByLabelText('Objective'), 'Y3.GR.1');
    await user.click(form.getByRole('radio', { name: 'No end' }));
    await user.click(form.getByRole('button', { name: 'Set it' }));
    expect(await form.findByText(/‘Apostrophes’ is set/)).toBeInTheDocument();
    expect(api.sentTo('setWork')).toEqual([{ what: { objective: 'Y3.GR.1' }, rounds: 1 }]);
  });

  it('a link fills in the form, for the pupils that it names', async () => {
    const api = fakeApi(ANSWERS);
    const user = renderApp('/classes/5/work?objective=Y4.GR.5&pupils=32');
    const form = await panel('Set something new');
    expect(await form.findByLabelText('Objective')).toHaveValue('Y4.GR.5');
    expect(form.getByRole('button', { name: 'Omar' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(form.getByRole('button', { name: 'Zara K.' }));
    await user.click(form.getByRole('radio', { name: 'No end' }));
    await user.click(form.getByRole('button', { name: 'Set it' }));
    await form.findByText(/is set/);
    const what = { objective: 'Y4.GR.5' };
    expect(api.sentTo('setWork')).toEqual([{ what, pupilIds: [32, 31], rounds: 1 }]);
  });

  it('the form says what is missing and what the server refuses, and keeps what was chosen', async () => {
    const api = fakeApi(ANSWERS);
    const user = renderApp('/classes/5/work?game=word-search');
    const form = await panel('Set something new');
    await user.click(form.getByRole('radio', { name: 'Some pupils' }));
    await user.click(form.getByRole('button', { name: 'Set it' }));
    expect(form.getByRole('alert')).toHaveTextContent('Please choose at least one pupil.');
    expect(api.sentTo('setWork')).toEqual([]);
    api.answer('setWork', refusal(409, 'Somebody whom you chose is no longer in this class.'));
    await user.click(form.getByRole('button', { name: 'Omar' }));
    await user.click(form.getByRole('button', { name: 'Set it' }));
    await waitFor(() =>
      expect(form.getByRole('alert')).toHaveTextContent(/no longer in this class/),
    );
    expect(form.getByLabelText('Game')).toHaveValue('word-search');
  });

  it('an archived class offers no form to set work', async () => {
    const getClass = { ...OTTERS, isArchived: true, pupils: PUPILS };
    fakeApi({ ...ANSWERS, getClass });
    renderApp('/classes/5/work');
    expect(await screen.findByText(/Nothing can be set for it/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Set it' })).not.toBeInTheDocument();
  });
});
