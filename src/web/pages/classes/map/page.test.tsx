import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CellDetail, ClassMap, MapCell } from '#shared/contract/map.ts';
import { CLASS_ANSWERS } from '#testing/class-answers.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderApp } from '#testing/render-app.tsx';

const OBJECTIVES = [
  { code: 'Y3.PV.1', text: 'Count in 4s', strand: 'Number and place value' },
  { code: 'Y3.GR.2', text: 'a or an', strand: 'Grammar and punctuation' },
  { code: 'Y3.GR.3', text: 'Word families', strand: 'Grammar and punctuation' },
];

/** Cells of 90 items; as many were met as were answered, unless given. */
const cells = (
  ...given: ReadonlyArray<readonly [recall: number | null, right: number, of: number, met?: number]>
) =>
  given.map(([recall, right, answers, met = answers], nth): MapCell => ({
    objective: OBJECTIVES[nth]?.code ?? '',
    right,
    answers,
    met,
    items: 90,
    recall,
  }));

const MAP: ClassMap = {
  objectives: OBJECTIVES,
  rounds: { verified: 40, rushed: 2, unverified: 1 },
  pupils: [
    {
      id: 32,
      displayName: 'Omar',
      isMemoryOn: true,
      cells: cells([0.9, 8, 8], [0.31, 3, 12], [null, 0, 0]),
    },
    {
      id: 31,
      displayName: 'Zara K.',
      isMemoryOn: true,
      cells: cells([0.5, 4, 8], [0.2, 1, 3], [0.8, 6, 7]),
    },
    {
      id: 33,
      displayName: 'Zoe',
      isMemoryOn: true,
      cells: cells([0.4, 4, 8], [0.11, 1, 13], [0.7, 6, 7]),
    },
  ],
};

const CELL: CellDetail = {
  objective: { code: 'Y3.GR.2', text: 'a or an', strand: 'Grammar and punctuation' },
  right: 3,
  answers: 12,
  recall: 0.6,
  isMemoryOn: true,
  items: [0.8, 0.6, 0.6, 0.5, 0.5, null].map((recall, nth) => ({
    item: `Y3.GR.2/00${nth}`,
    question: '___ owl',
    answer: 'an',
    recall,
  })),
  latest: [
    {
      question: '___ owl',
      answer: 'an',
      wrong: ['a'],
      isExact: true,
      right: false,
      slip: 'Mixes up a and an.',
      endedAt: new Date(2026, 2, 1, 9, 30).toISOString(),
    },
  ],
};

async function openMap(map: ClassMap = MAP) {
  const api = fakeApi({ ...CLASS_ANSWERS, getMap: map, getMapCell: CELL });
  const user = renderApp('/classes/5/map');
  const grid = await screen.findByRole('grid', { name: 'Map of pupils and objectives' });
  return { api, user, grid };
}

const names = () =>
  screen
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
    .slice(0, -1);
/** In a browser a cell of a grid is a gridcell; the test library knows it as a cell. */
const cell = (name: RegExp) => screen.getByRole('cell', { name });

it('a cell with eight of eight right says 100%, on how many answers, and that 8 of 90 items were met', async () => {
  await openMap();
  const all = cell(/^Omar, Count in 4s: 100%, 8 of 8 right, 8 of 90 met$/);
  expect(all).toHaveTextContent(/^100%8 of 8 right8 of 90 met$/);
  expect(all).toHaveClass('map-shade-5');
});

it('a cell with fewer than five answers is hatched and has no share and no colour', async () => {
  await openMap();
  const thin = cell(
    /^Zara K\., a or an: 1 of 3 right, too few answers to say more, 3 of 90 met, revision due$/,
  );
  expect(thin).toHaveTextContent(/^1 of 3 right3 of 90 metRevision due$/);
  expect(thin).toHaveClass('map-thin');
  expect(thin.className).not.toContain('map-shade');
  expect(cell(/^Omar, Word families: no answers in eight weeks, 0 of 90 met$/)).toHaveTextContent(
    /^–$/,
  );
});

it.each([
  ['four in five of what was met are likely to be known', 'asks for no revision', 0.8, false],
  [
    'fewer than four in five of what was met are likely to be known',
    'says that revision is due',
    0.79,
    true,
  ],
  ['nothing is predicted', 'asks for no revision', null, false],
])('where %s, a cell %s', async (_, __, recall, isDue) => {
  const [omar, ...others] = MAP.pupils;
  if (!omar) throw new Error('There is nobody on the map.');
  // Met before the last eight weeks: revision may be due where nothing was answered in them.
  const pupils = [{ ...omar, cells: cells([recall, 0, 0, 20]) }, ...others];
  await openMap({ ...MAP, pupils });
  const shown = cell(/^Omar, Count in 4s/);
  expect(shown).toHaveTextContent('–20 of 90 met');
  expect(shown.textContent.includes('Revision due')).toBe(isDue);
  expect(shown.getAttribute('aria-label')?.endsWith('revision due')).toBe(isDue);
});

it('a cell of a pupil whose memory is switched off shows the share and nothing of what was met', async () => {
  const [omar, ...others] = MAP.pupils;
  if (!omar) throw new Error('There is nobody on the map.');
  const off = { ...omar, isMemoryOn: false, cells: cells([null, 8, 8, 0]) };
  await openMap({ ...MAP, pupils: [off, ...others] });
  const shown = cell(/^Omar, Count in 4s: 100%, 8 of 8 right, memory is switched off$/);
  expect(shown).toHaveTextContent(/^100%8 of 8 right$/);
});

it('the map shows the share that the whole class had right of each objective, and of how many answers', async () => {
  const { grid } = await openMap();
  const whole = within(grid).getByRole('row', { name: /^Whole class/ });
  expect(whole).toHaveTextContent('Whole class67%16 of 24 right18%5 of 28 right86%12 of 14 right');
});

it('the map is one Tab stop, in which the arrow, Home, End and Page keys move', async () => {
  const { user, grid } = await openMap();
  expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  cell(/^Omar, Count in 4s/).focus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(cell(/^Zara K\., a or an/)).toHaveFocus();
  await user.keyboard('{End}');
  expect(cell(/^Zara K\., Word families/)).toHaveFocus();
  await user.keyboard('{PageDown}{Home}');
  expect(cell(/^Zoe, Count in 4s/)).toHaveFocus();
  await user.keyboard('{Control>}{Home}{/Control}');
  expect(screen.getByRole('button', { name: /Count in 4s/ })).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowLeft}');
  expect(screen.getByRole('button', { name: /Count in 4s/ })).toHaveFocus();
  expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
});

it('the map sorts pupils by one objective, lowest first and cells with few answers last, and by name again', async () => {
  const { user } = await openMap();
  expect(names()).toEqual(['Omar', 'Zara K.', 'Zoe']);
  await user.click(screen.getByRole('button', { name: /a or an/ }));
  expect(names()).toEqual(['Zoe', 'Omar', 'Zara K.']);
  expect(screen.getByRole('columnheader', { name: 'a or an' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await user.click(screen.getByRole('button', { name: 'Sort by name' }));
  expect(names()).toEqual(['Omar', 'Zara K.', 'Zoe']);
});

it('the map can show one strand, and what the class had right least often first', async () => {
  const { user } = await openMap();
  const columns = () =>
    screen.getAllByRole('columnheader').map((one) => one.getAttribute('aria-label'));
  await user.selectOptions(screen.getByLabelText('Order of objectives'), 'Least right first');
  expect(columns()).toEqual([null, 'a or an', 'Count in 4s', 'Word families']);
  await user.selectOptions(screen.getByLabelText('Strand'), 'Grammar and punctuation');
  expect(columns()).toEqual([null, 'a or an', 'Word families']);
});

it('the map hides names on this device, also in what it opens', async () => {
  const { user } = await openMap();
  await user.click(screen.getByRole('switch', { name: 'Hide names' }));
  expect(names()).toEqual(['Pupil 1', 'Pupil 2', 'Pupil 3']);
  expect(document.body).not.toHaveTextContent(/Omar|Zara|Zoe/);
  await user.click(cell(/a or an: 25%/));
  expect(await screen.findByRole('dialog', { name: /^Pupil \d: a or an$/ })).toBeVisible();
  renderApp('/classes/5/map');
  expect((await screen.findAllByRole('switch', { name: 'Hide names' })).at(-1)).toBeChecked();
});

it('Enter opens a cell with its answers, its items and a link that sets work', async () => {
  const { user } = await openMap();
  cell(/^Omar, a or an/).focus();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Omar: a or an' });
  expect(await within(dialog).findByText('Mixes up a and an.')).toBeVisible();
  expect(within(dialog).getByText('Given: a')).toBeVisible();
  expect(within(dialog).getByText('80% likely')).toBeVisible();
  expect(
    within(dialog).getByText(/^In the last eight weeks: 25%, 3 of 12 right, 5 of 6 met/),
  ).toBeVisible();
  expect(
    within(dialog).getByText(/^What was met is 60% likely to be known today, on average/),
  ).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'Set work on this' })).toHaveAttribute(
    'href',
    '/classes/5/work?objective=Y3.GR.2&pupils=32',
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(cell(/^Omar, a or an/)).toHaveFocus());
});

it('a group for one objective is picked by the space bar and by taps, and gets work', async () => {
  const { user } = await openMap();
  cell(/^Omar, a or an/).focus();
  await user.keyboard(' ');
  expect(cell(/^Omar, a or an/)).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('button', { name: 'Pick a group' }));
  await user.click(cell(/^Zoe, a or an/));
  expect(screen.getByText('2 pupils picked for ‘a or an’')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Set work for them' })).toHaveAttribute(
    'href',
    '/classes/5/work?objective=Y3.GR.2&pupils=32%2C33',
  );
  await user.click(cell(/^Zoe, Word families/));
  expect(screen.getByText('1 pupil picked for ‘Word families’')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('the map says when the class has not played and when it failed to load', async () => {
  const idle = MAP.pupils.map((pupil) => ({
    ...pupil,
    cells: cells([null, 0, 0], [null, 0, 0], [null, 0, 0]),
  }));
  const api = fakeApi({ ...CLASS_ANSWERS, getMap: { ...MAP, pupils: idle } });
  renderApp('/classes/5/map');
  expect(await screen.findByText(/^The map fills when your pupils play/)).toBeVisible();
  api.answer('getMap', refusal(404, 'Gone.'));
  renderApp('/classes/5/map');
  expect(await screen.findByText('Failed to load the map')).toBeVisible();
});

it('the map says which rounds are not counted', async () => {
  const sentence =
    /Not counted: 2 rounds played too fast to have been read and 1 round that the server could not check\./;
  await openMap();
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('the map prints as many objectives on a page as are legible, and is a grid again afterwards', async () => {
  const objectives = Array.from({ length: 20 }, (_, nth) => ({
    code: `Y3.PV.${nth + 1}`,
    text: `Objective ${nth + 1}`,
    strand: 'Number and place value',
  }));
  const { grid } = await openMap({ ...MAP, objectives });
  fireEvent(window, new Event('beforeprint'));
  expect(grid).not.toBeVisible();
  const pages = screen.getAllByRole('table');
  const columns = pages.map((page) => within(page).getAllByRole('columnheader').length - 1);
  expect(columns).toEqual([10, 10]);
  const [first] = pages;
  const zara = first && within(first).getByRole('row', { name: /^Zara K\./ });
  expect(zara).toHaveTextContent(/^Zara K\.50% 4\/8 ↻–/);
  fireEvent(window, new Event('afterprint'));
  expect(grid).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
