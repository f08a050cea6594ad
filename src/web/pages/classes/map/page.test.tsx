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

const cells = (
  ...given: ReadonlyArray<readonly [recall: number | null, right: number, of: number]>
) =>
  given.map(([recall, right, answers], nth): MapCell => ({
    objective: OBJECTIVES[nth]?.code ?? '',
    recall,
    right,
    answers,
  }));

const MAP: ClassMap = {
  objectives: OBJECTIVES,
  rounds: { verified: 40, rushed: 2, unverified: 1 },
  pupils: [
    {
      id: 32,
      displayName: 'Omar',
      isMemoryOn: true,
      cells: cells([0.9, 8, 9], [0.31, 3, 12], [null, 0, 0]),
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
  recall: 0.31,
  answers: 12,
  right: 3,
  isMemoryOn: true,
  items: [{ item: 'Y3.GR.2/001', question: '___ owl', answer: 'an', recall: 0.8 }],
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

it('each cell of the map says what is known and how many answers were right, and cells with few answers are hatched', async () => {
  await openMap();
  const known = cell(/^Omar, a or an: 31% known, 3 of 12 right$/);
  expect(known).toHaveTextContent('31%3/12');
  expect(known.className).toContain('map-shade-2');
  const thin = cell(/^Zara K\., a or an: 1 of 3 right, too few answers/);
  expect(thin).toHaveTextContent(/^1\/3$/);
  expect(thin).toHaveClass('map-thin');
  expect(thin.className).not.toContain('map-shade');
  expect(cell(/^Omar, Word families: no answers yet$/)).toHaveTextContent('–');
});

it('the map shows the mean of each objective with the number of pupils behind it', async () => {
  const { grid } = await openMap();
  const mean = within(grid).getByRole('row', { name: /^Class mean/ });
  expect(mean).toHaveTextContent('Class mean60%n 321%n 2');
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

it.each([
  ['1 of 5 right', 0.7, 1, 5, true],
  ['3 of 5 right', 0.7, 3, 5, false],
  ['2 of 12 right', 0.7, 2, 12, false],
])(
  'few answers count on the map only if they agree with the prediction: 70% and %s',
  async (text, recall, right, answers, isHatched) => {
    const [omar, ...others] = MAP.pupils;
    if (!omar) throw new Error('There is nobody on the map.');
    const pupils = [{ ...omar, cells: cells([recall, right, answers]) }, ...others];
    await openMap({ ...MAP, pupils });
    const shown = cell(new RegExp(`^Omar, Count in 4s: .*${text}`));
    expect(shown.classList.contains('map-thin')).toBe(isHatched);
    expect(shown.textContent.includes('70%')).toBe(!isHatched);
  },
);

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

it('the map can show one strand, and what the class knows least first', async () => {
  const { user } = await openMap();
  const columns = () =>
    screen.getAllByRole('columnheader').map((one) => one.getAttribute('aria-label'));
  await user.selectOptions(screen.getByLabelText('Order of objectives'), 'Least known first');
  expect(columns()).toEqual([null, 'a or an', 'Count in 4s', 'Word families']);
  await user.selectOptions(screen.getByLabelText('Strand'), 'Grammar and punctuation');
  expect(columns()).toEqual([null, 'a or an', 'Word families']);
});

it('the map hides names on this device, also in what it opens', async () => {
  const { user } = await openMap();
  await user.click(screen.getByRole('switch', { name: 'Hide names' }));
  expect(names()).toEqual(['Pupil 1', 'Pupil 2', 'Pupil 3']);
  expect(document.body).not.toHaveTextContent(/Omar|Zara|Zoe/);
  await user.click(cell(/a or an: 31% known/));
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
  expect(zara).toHaveTextContent(/^Zara K\.50% 4\/8–/);
  fireEvent(window, new Event('afterprint'));
  expect(grid).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
