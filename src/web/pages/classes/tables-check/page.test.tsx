import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type {
  PupilTablesResult,
  TablesCheck,
  TablesResult,
} from '#shared/contract/tables-check.ts';
import { CLASS_ANSWERS, OTTERS, PUPILS } from '#testing/class-answers.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-app.tsx';

const OWLS = {
  ...OTTERS,
  name: 'Owls',
  yearGroup: 4 as const,
  pupils: PUPILS.map((one) => ({ ...one, yearGroup: 4 as const })),
};

const SITTING: TablesCheck = {
  id: 12,
  classId: 5,
  kind: 'sitting',
  openedAt: new Date(2026, 5, 8, 9, 30).toISOString(),
  closedAt: new Date(2026, 5, 8, 10, 30).toISOString(),
  done: 2,
  of: 2,
};
const BEFORE: TablesCheck = {
  ...SITTING,
  id: 11,
  openedAt: new Date(2026, 1, 2, 9, 30).toISOString(),
  closedAt: new Date(2026, 1, 2, 10, 30).toISOString(),
};
const CLOSED = [SITTING, BEFORE];

const answer = (table: number, by: number, given: number | null = table * by) => ({
  table,
  by,
  given,
  right: given === table * by,
  ms: 2000,
});

const RESULT: TablesResult = {
  finishedAt: SITTING.openedAt,
  score: 18,
  of: 25,
  answered: 23,
  pace: 1,
  starts: 1,
  verified: true,
  rushed: false,
  late: false,
  answers: [],
};

function row(userId: number, result: Partial<TablesResult> | null): PupilTablesResult {
  const displayName =
    PUPILS.find(({ id }) => id === userId)?.displayName ?? `Pupil of id ${userId}`;
  const done = result && { ...RESULT, ...result };
  return { userId, displayName, isUnderWay: false, times: done ? 1 : 0, result: done };
}

const resultsOf = (check: TablesCheck, ...rows: PupilTablesResult[]) => ({
  ...check,
  className: 'Owls',
  rows,
  total: rows.length,
});

const SEVENS = [answer(7, 8), answer(8, 7), answer(7, 8), answer(7, 8), answer(7, 8, 54)];
const OMAR = row(32, {
  score: 24,
  pace: 2,
  starts: 3,
  answers: [answer(6, 9, null), answer(9, 9)],
});
const ZARA = row(31, { answers: SEVENS });
const RESULTS = resultsOf(SITTING, OMAR, ZARA);

function open(checks: readonly TablesCheck[], results = RESULTS) {
  const api = fakeApi({
    ...CLASS_ANSWERS,
    getClass: OWLS,
    getTablesChecks: { rows: [...checks], total: checks.length },
    getTablesCheck: results,
  });
  return { api, user: renderPage('/classes/5/tables-check') };
}

const pageHeading = () => screen.getByRole('heading', { name: 'Tables check' });
const byPupil = () => screen.findByRole('table', { name: 'Results by pupil' });
const grids = () => screen.getAllByRole('table', { name: /^(Sitting|Practice),/ });
const cell = (within_: HTMLElement, text: string) => within(within_).getByText(text).closest('td');

it('a teacher opens a sitting or practice, each explained in one sentence, but not twice', async () => {
  const { api, user } = open([]);
  const running = { ...SITTING, closedAt: null, done: 0 };
  api.answer('openTablesCheck', running);
  const start = await screen.findByRole('button', { name: 'Open a sitting' });
  expect(screen.getByText(/^Each Year 4 pupil takes the check once/)).toBeVisible();
  expect(screen.getByText(/^Pupils who have extra time in their play settings/)).toBeVisible();
  api.answer('getTablesChecks', { rows: [running], total: 1 });
  api.answer('getTablesCheck', resultsOf(running, row(32, null), row(31, null)));
  await user.click(start);
  expect(await screen.findByRole('heading', { name: 'A sitting is open' })).toBeVisible();
  expect(api.sentTo('openTablesCheck')).toEqual([{ kind: 'sitting' }]);
  expect(screen.queryByRole('button', { name: 'Open a sitting' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open practice' })).toBeVisible();
  await waitFor(() => expect(pageHeading()).toHaveFocus());
});

it('an open check shows who has taken it, who has begun and who has extra time, and can be closed', async () => {
  const running = { ...SITTING, closedAt: null, done: 1 };
  const begun = { ...row(31, null), isUnderWay: true };
  const { api, user } = open([running], resultsOf(running, OMAR, begun));
  expect(await screen.findByLabelText('twice the time')).toBeVisible();
  expect(screen.getByText('1 of 2')).toBeVisible();
  const tiles = screen.getAllByRole('listitem');
  const tile = (name: string) => tiles.find(({ textContent }) => textContent.startsWith(name));
  expect(tile('Omar')).toHaveTextContent('OmarFinished');
  expect(tile('Zara K.')).toHaveTextContent('Zara K.Started');
  api.answer('changeTablesCheck', SITTING);
  api.answer('getTablesChecks', { rows: [SITTING], total: 1 });
  const close = screen.getByRole('button', { name: 'Close the sitting' });
  await user.click(close);
  await waitFor(() => expect(pageHeading()).toHaveFocus());
  expect(api.sentTo('changeTablesCheck')).toEqual([{ isOpen: false }]);
  expect(close).not.toBeInTheDocument();
});

it('an open check is read again while pupils take it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const running = { ...SITTING, closedAt: null, done: 1 };
  const { api } = open([running], resultsOf(running, OMAR, row(31, null)));
  expect(await screen.findByText('1 of 2')).toBeVisible();
  api.answer('getTablesCheck', resultsOf({ ...running, done: 2 }, OMAR, ZARA));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await screen.findByText('2 of 2')).toBeVisible();
  vi.useRealTimers();
});

it('earlier checks are listed and can be opened again, and a refusal is shown', async () => {
  const { api, user } = open(CLOSED);
  const earlier = await screen.findByRole('region', { name: 'Earlier checks' });
  expect(within(earlier).getAllByRole('listitem')).toHaveLength(2);
  api.answer('changeTablesCheck', refusal(409, 'This class is archived.'));
  await user.click(screen.getByRole('button', { name: 'Open again: Sitting, 8 June 2026, 09:30' }));
  expect(await screen.findByText(/This class is archived\./)).toBeVisible();
  expect(api.sentTo('changeTablesCheck')).toEqual([{ isOpen: true }]);
  const running = { ...SITTING, closedAt: null };
  api.answer('changeTablesCheck', running);
  api.answer('getTablesChecks', { rows: [running, BEFORE], total: 2 });
  await user.click(screen.getByRole('button', { name: 'Open again: Sitting, 8 June 2026, 09:30' }));
  await waitFor(() => expect(pageHeading()).toHaveFocus());
  expect(screen.queryByRole('button', { name: /^Open again/ })).not.toBeInTheDocument();
});

it('the results list each pupil by name, with extra time and how often it was begun', async () => {
  open(CLOSED);
  const rows = within(await byPupil())
    .getAllByRole('row')
    .slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Omar24 of 2523 of 25twice the time3 times',
    'Zara K.18 of 2523 of 25once',
  ]);
});

it('the facts are a grid of 12 by 12 with figures in each cell, striped under five answers and never coloured', async () => {
  open(CLOSED);
  await byPupil();
  const [grid] = grids();
  if (!grid) throw new Error('There is no grid.');
  expect(within(grid).getAllByRole('cell')).toHaveLength(144);
  const known = cell(grid, '7 × 8: 4 of 5 right');
  expect(known).toHaveTextContent('4/5');
  expect(known?.className).toContain('map-shade-5');
  expect(cell(grid, '8 × 7: 4 of 5 right')).toHaveTextContent('4/5');
  const thin = cell(grid, '9 × 9: 1 of 1 right, too few to judge');
  expect(thin).toHaveTextContent('1/1');
  expect(thin).toHaveClass('map-thin');
  expect(thin?.className).not.toContain('map-shade');
  expect(cell(grid, '2 × 2: not asked')).toHaveTextContent('–');
});

it('each table shows its right and asked answers and its number of pupils', async () => {
  open(CLOSED);
  const table = await screen.findByRole('table', { name: 'Results by table' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(11);
  const texts = rows.map(({ textContent }) => textContent);
  expect(texts[5]).toBe('73 of 41');
  expect(texts[0]).toBe('2not asked0');
});

it('the facts of one pupil show what was typed', async () => {
  const { user } = open(CLOSED);
  await byPupil();
  await user.selectOptions(screen.getByLabelText('Facts of'), 'Omar');
  expect(screen.getByText(/not right: 6 × 9 = 54 \(left blank\)\.$/)).toBeVisible();
  const [grid] = grids();
  expect(grid && within(grid).getByText('7 × 8: not asked')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Facts of'), 'Zara K.');
  expect(screen.getByText(/not right: 7 × 8 = 56 \(typed 54\)\.$/)).toBeVisible();
});

it('rushed, late and unproved answers are left out of tables and facts, and the page says so', async () => {
  const doubtful = [
    row(33, { late: true }),
    row(32, { rushed: true, answers: [answer(9, 9)] }),
    row(31, { verified: false, answered: null }),
  ];
  open(CLOSED, resultsOf(SITTING, ...doubtful));
  expect(await byPupil()).toHaveTextContent('18 of 25rushed');
  expect(await byPupil()).toHaveTextContent('18 of 25not checked by the servernot known');
  expect(await byPupil()).toHaveTextContent('18 of 25finished long after it was closed');
  expect(
    screen.getByText(
      /The tables and facts are from 0 pupils\. Not counted: 1 result rushed \(too fast to have read the questions\), 1 result finished long after the sitting was closed and 1 result that could not be checked\.$/,
    ),
  ).toBeVisible();
  const [grid] = grids();
  expect(grid && within(grid).getByText('9 × 9: not asked')).toBeTruthy();
});

it('two checks are shown side by side, the earlier first', async () => {
  const { api, user } = open(CLOSED);
  await byPupil();
  const before = row(32, { score: 9, answers: [answer(9, 9, 80)] });
  api.answer('getTablesCheck', resultsOf(BEFORE, before, row(31, null)));
  await user.selectOptions(
    screen.getByLabelText('Before and after'),
    'Sitting, 2 February 2026, 09:30',
  );
  await waitFor(() => expect(grids()).toHaveLength(2));
  const [first, second] = grids();
  expect(first && within(first).getByText('9 × 9: 0 of 1 right, too few to judge')).toBeTruthy();
  expect(second && within(second).getByText('9 × 9: 1 of 1 right, too few to judge')).toBeTruthy();
  const rows = within(await byPupil())
    .getAllByRole('row')
    .slice(2);
  expect(rows[0]).toHaveTextContent('Omar9 of 2523 of 25once24 of 25');
  expect(rows[1]).toHaveTextContent('Zara K.Not taken18 of 25');
});

it('hidden names are hidden everywhere, and pupils are ordered by what replaces them', async () => {
  const { user } = open(CLOSED);
  await user.click(await screen.findByRole('switch', { name: /^Hide names/ }));
  const rows = within(await byPupil()).getAllByRole('rowheader');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Pupil 1', 'Pupil 2']);
  expect(document.body).not.toHaveTextContent(/Omar|Zara/);
});

it('the results are printed with their button', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const { user } = open(CLOSED);
  await byPupil();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

it('the results say when nobody has finished a check and when they failed to load', async () => {
  const { api } = open([SITTING], resultsOf(SITTING, row(32, null), row(31, null)));
  expect(await screen.findByText('Nobody has finished this check yet.')).toBeVisible();
  api.answer('getTablesCheck', refusal(404, 'We couldn’t find that.'));
  renderPage('/classes/5/tables-check');
  expect(await screen.findByText('Failed to load the results')).toBeVisible();
});

it('the list of checks can be requested again when it does not arrive', async () => {
  const { api, user } = open([]);
  api.answer('getTablesChecks', refusal(400, 'Oops.'));
  expect(await screen.findByText('Failed to load the tables checks')).toBeVisible();
  api.answer('getTablesChecks', { rows: [], total: 0 });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Open practice' })).toBeVisible();
});

it('the tables check is for classes with pupils of Year 4', async () => {
  fakeApi({ ...CLASS_ANSWERS, getTablesChecks: { rows: [], total: 0 } });
  renderPage('/classes/5/tables-check');
  expect(await screen.findByText(/Nobody in this class is in Year 4\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Open a sitting' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Tables check' })).not.toBeInTheDocument();
});

it('classes of Year 4 and of mixed ages link to the tables check', async () => {
  const { api } = open([]);
  expect(await screen.findByRole('link', { name: 'Tables check' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  api.answer('getClass', { ...OTTERS, yearGroup: null, pupils: [] });
  renderPage('/classes/5/tables-check');
  expect(await screen.findAllByRole('link', { name: 'Tables check' })).not.toHaveLength(0);
});

it('an archived class cannot open a check, but its results can be read', async () => {
  const { api } = open(CLOSED);
  api.answer('getClass', { ...OWLS, isArchived: true });
  expect(await byPupil()).toBeVisible();
  expect(screen.getByText(/^This class is archived\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Open/ })).not.toBeInTheDocument();
});
