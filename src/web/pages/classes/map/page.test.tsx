import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { assert, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { CellDetail, ClassMap, MapCell } from '#shared/contract/map.ts';
import type { Work } from '#shared/contract/work.ts';
import { CLASS_ANSWERS } from '#testing/class-answers.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { matchOnly } from '#testing/match-only.ts';
import { renderPage } from '#testing/render-app.tsx';
import { watchSavedFiles } from '#testing/saved-files.ts';

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

const MATHS = 'Number and place value';
const GRAMMAR = 'Grammar and punctuation';

async function openProgress(map: ClassMap = MAP) {
  const api = fakeApi({ ...CLASS_ANSWERS, getMap: map, getMapCell: CELL });
  const user = renderPage('/classes/5/map');
  await screen.findByRole('grid', { name: 'Pupils and strands' });
  return { api, user };
}

async function openStrand(strand: string, map: ClassMap = MAP) {
  const { api, user } = await openProgress(map);
  await user.click(screen.getByRole('button', { name: strand }));
  const grid = screen.getByRole('grid', { name: `Pupils and objectives of ${strand}` });
  return { api, user, grid };
}

const names = () =>
  screen
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
    .slice(0, -1);
const columns = () =>
  screen.getAllByRole('columnheader').map((one) => one.getAttribute('aria-label'));
/** In a browser a cell of a grid is a gridcell; the test library knows it as a cell. */
const cell = (name: RegExp) => screen.getByRole('cell', { name });

it('Progress shows strands first, each with the answers and items of all its objectives, and objectives at a press', async () => {
  const { user } = await openProgress();
  expect(columns()).toEqual([null, MATHS, GRAMMAR]);
  // 1 of 13 and 6 of 7 right; 13 items recalled at 0.11 and 7 at 0.7.
  const zoe = cell(
    /^Zoe, Grammar and punctuation: 35%, 7 of 20 right, met 20 of 180, revision due$/,
  );
  expect(zoe).toHaveTextContent(/^35%7 of 20met 20 of 180Revision due$/);
  await user.click(zoe);
  expect(columns()).toEqual([null, 'a or an', 'Word families']);
  expect(screen.getByRole('button', { name: /^a or an/ })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'All strands' }));
  expect(columns()).toEqual([null, MATHS, GRAMMAR]);
  expect(screen.getByRole('button', { name: GRAMMAR })).toHaveFocus();
});

it('a cell with eight of eight right says 100%, on how many answers, and that 8 of 90 items were met', async () => {
  await openStrand(MATHS);
  const all = cell(/^Omar, Count in 4s: 100%, 8 of 8 right, met 8 of 90$/);
  expect(all).toHaveTextContent(/^100%8 of 8met 8 of 90$/);
  expect(all).toHaveClass('map-shade-5');
});

it('a cell with fewer than five answers is striped and has no share and no colour', async () => {
  await openStrand(GRAMMAR);
  const thin = cell(
    /^Zara K\., a or an: 1 of 3 right, not enough answers yet, met 3 of 90, revision due$/,
  );
  expect(thin).toHaveTextContent(/^1 of 3met 3 of 90Revision due$/);
  expect(thin).toHaveClass('map-thin');
  expect(thin.className).not.toContain('map-shade');
  expect(cell(/^Omar, Word families: no answers in eight weeks, met 0 of 90$/)).toHaveTextContent(
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
  if (!omar) throw new Error('There is nobody in the class.');
  // Met before the last eight weeks: revision may be due where nothing was answered in them.
  const pupils = [{ ...omar, cells: cells([recall, 0, 0, 20]) }, ...others];
  await openStrand(MATHS, { ...MAP, pupils });
  const shown = cell(/^Omar, Count in 4s/);
  expect(shown).toHaveTextContent('–met 20 of 90');
  expect(shown.textContent.includes('Revision due')).toBe(isDue);
  expect(shown.getAttribute('aria-label')?.endsWith('revision due')).toBe(isDue);
});

it('a cell of a pupil whose memory is switched off shows the share and nothing of what was met', async () => {
  const [omar, ...others] = MAP.pupils;
  if (!omar) throw new Error('There is nobody in the class.');
  const off = { ...omar, isMemoryOn: false, cells: cells([null, 8, 8, 0]) };
  await openStrand(MATHS, { ...MAP, pupils: [off, ...others] });
  const shown = cell(/^Omar, Count in 4s: 100%, 8 of 8 right, memory is switched off$/);
  expect(shown).toHaveTextContent(/^100%8 of 8$/);
});

it('Progress shows the share that the whole class had right of each objective, and of how many answers', async () => {
  const { grid } = await openStrand(GRAMMAR);
  const whole = within(grid).getByRole('row', { name: /^Whole class/ });
  expect(whole).toHaveTextContent('Whole class17%5 of 2885%12 of 14');
});

it('the table is one Tab stop, in which the arrow, Home, End and Page keys move', async () => {
  const { user, grid } = await openStrand(GRAMMAR);
  expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  cell(/^Omar, a or an/).focus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(cell(/^Zara K\., Word families/)).toHaveFocus();
  await user.keyboard('{Home}');
  expect(cell(/^Zara K\., a or an/)).toHaveFocus();
  await user.keyboard('{PageDown}{End}');
  expect(cell(/^Zoe, Word families/)).toHaveFocus();
  await user.keyboard('{Control>}{Home}{/Control}');
  expect(screen.getByRole('button', { name: /a or an/ })).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowLeft}');
  expect(screen.getByRole('button', { name: /a or an/ })).toHaveFocus();
  expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
});

it('Progress sorts pupils by one objective, lowest first and cells with few answers last, and by name again', async () => {
  const { user } = await openStrand(GRAMMAR);
  expect(names()).toEqual(['Omar', 'Zara K.', 'Zoe']);
  await user.click(screen.getByRole('button', { name: /a or an/ }));
  expect(names()).toEqual(['Zoe', 'Omar', 'Zara K.']);
  expect(screen.getByRole('columnheader', { name: 'a or an' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await user.click(screen.getByRole('button', { name: /a or an/ }));
  expect(names()).toEqual(['Omar', 'Zara K.', 'Zoe']);
});

it('Progress hides names on this device, also in what it opens', async () => {
  const { user } = await openStrand(GRAMMAR);
  await user.click(screen.getByRole('switch', { name: /^Hide names/ }));
  expect(names()).toEqual(['Pupil 1', 'Pupil 2', 'Pupil 3']);
  expect(document.body).not.toHaveTextContent(/Omar|Zara|Zoe/);
  await user.click(cell(/a or an: 25%/));
  expect(await screen.findByRole('dialog', { name: /^Pupil \d: a or an$/ })).toBeVisible();
  renderPage('/classes/5/map');
  expect((await screen.findAllByRole('switch', { name: /^Hide names/ })).at(-1)).toBeChecked();
});

it('Enter opens a cell with its answers and its items, and work is set on it', async () => {
  const { user } = await openStrand(GRAMMAR);
  cell(/^Omar, a or an/).focus();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Omar: a or an' });
  expect(await within(dialog).findByText('Mixes up a and an.')).toBeVisible();
  expect(within(dialog).getByText('Given: a')).toBeVisible();
  expect(within(dialog).getByText('80% likely')).toBeVisible();
  expect(
    within(dialog).getByText(/^In the last eight weeks: 25%, 3 of 12 right, met 5 of 6/),
  ).toBeVisible();
  expect(within(dialog).getByText(/^On average, this pupil is 60% likely to know/)).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Set work on this' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(cell(/^Omar, a or an/)).toHaveFocus());
});

const SET_WORK: Work = {
  id: 4,
  what: { objective: 'Y3.GR.2' },
  label: 'a or an',
  isForAll: false,
  from: '2026-11-24',
  until: '2026-12-01',
  isOver: false,
  rounds: 1,
  setBy: 'Mr Teach',
  createdAt: '2026-11-24T09:00:00Z',
  progress: [],
};

describe('who needs what', () => {
  const openNeeds = async (map: ClassMap = MAP) => {
    const { api, user } = await openProgress(map);
    await user.click(screen.getByRole('button', { name: 'Who needs what' }));
    const list = screen.queryByRole('list', { name: 'Who needs what' });
    const needs = [...(list?.children ?? [])].map((item) => item.textContent);
    return { api, user, needs };
  };

  it('the list has the objectives that pupils need, most pupils first, and of each objective who was right least often first', async () => {
    const { needs } = await openNeeds();
    expect(needs).toEqual([
      'a or anGrammar and punctuation · 3 pupilsZoe (7%), Omar (25%), Zara K. (revision due)Set work on this',
      'Count in 4sNumber and place value · 2 pupilsZara K. (50%), Zoe (50%)Set work on this',
      'Word familiesGrammar and punctuation · 1 pupilZoe (revision due)Set work on this',
    ]);
  });

  it('one press sets the pupils who need an objective work on it for a week, and another withdraws it', async () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 24, 9), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { api, user } = await openNeeds();
    api.answer('setWork', SET_WORK);
    api.answer('takeWorkBack', undefined);
    const [first] = screen.getAllByRole('button', { name: 'Set work on this' });
    if (first) await user.dblClick(first);
    expect(
      await screen.findByText('Set for 3 pupils: one round each, until 1 December 2026.'),
    ).toBeVisible();
    expect(api.sentTo('setWork')).toEqual([
      { what: { objective: 'Y3.GR.2' }, pupilIds: [33, 32, 31], until: '2026-12-01' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(screen.queryByText(/^Set for/)).not.toBeInTheDocument());
    expect(api.sentTo('takeWorkBack')).toHaveLength(1);
  });

  it('the list says why work was refused', async () => {
    const { api, user } = await openNeeds();
    api.answer('setWork', refusal(409, 'That is set already.'));
    const [first] = screen.getAllByRole('button', { name: 'Set work on this' });
    if (first) await user.click(first);
    await waitFor(() =>
      expect(screen.getAllByRole('alert')[0]).toHaveTextContent('That is set already.'),
    );
  });

  it('the list shows the most needed first, and the rest when asked, with the focus on the first of it', async () => {
    const objectives = Array.from({ length: 10 }, (_, nth) => ({
      text: 'Count in 4s',
      strand: MATHS,
      code: `Y3.PV.${nth}`,
    }));
    const weak = objectives.map(({ code }): MapCell => {
      return { objective: code, right: 1, answers: 8, met: 8, items: 90, recall: 0.5 };
    });
    const pupils = MAP.pupils.map((pupil) => ({ ...pupil, cells: weak }));
    const { user, needs } = await openNeeds({ ...MAP, objectives, pupils });
    expect(needs).toHaveLength(8);
    await user.click(screen.getByRole('button', { name: 'Show all 10' }));
    const { children } = screen.getByRole('list', { name: 'Who needs what' });
    expect(children).toHaveLength(10);
    expect(children[8]).toHaveFocus();
  });

  it('the list says when nobody needs anything', async () => {
    const able = MAP.pupils.map((pupil) => ({
      ...pupil,
      cells: cells([0.9, 8, 10], [0.8, 4, 5], [null, 1, 4, 0]),
    }));
    await openNeeds({ ...MAP, pupils: able });
    expect(screen.getByText(/^Nobody needs anything just now/)).toBeVisible();
  });

  it('on a phone the list comes first', async () => {
    matchOnly('(width < 48rem)');
    fakeApi({ ...CLASS_ANSWERS, getMap: MAP });
    renderPage('/classes/5/map');
    expect(await screen.findByRole('list', { name: 'Who needs what' })).toBeVisible();
  });
});

const IDLE: ClassMap = {
  ...MAP,
  pupils: MAP.pupils.map((pupil) => ({
    ...pupil,
    cells: cells([null, 0, 0], [null, 0, 0], [null, 0, 0]),
  })),
};

it('Progress says when only games were played that ask about none of its objectives', async () => {
  fakeApi({ ...CLASS_ANSWERS, getMap: { ...IDLE, rounds: { ...MAP.rounds, verified: 3 } } });
  renderPage('/classes/5/map');
  expect(
    await screen.findByText(/ask nothing about the objectives of their year\.$/),
  ).toBeVisible();
  expect(screen.queryByText(/nobody has finished a game/)).not.toBeInTheDocument();
});

it('Progress says when the class has not played and when it failed to load', async () => {
  const api = fakeApi({
    ...CLASS_ANSWERS,
    getMap: { ...IDLE, rounds: { ...MAP.rounds, verified: 0 } },
  });
  renderPage('/classes/5/map');
  expect(await screen.findByText(/nobody has finished a game that counts\.$/)).toBeVisible();
  api.answer('getMap', refusal(404, 'Gone.'));
  renderPage('/classes/5/map');
  expect(await screen.findByText('Failed to load the progress')).toBeVisible();
});

it('Progress is saved as a file while names are shown', async () => {
  const { api, user } = await openProgress();
  const files = watchSavedFiles();
  const made = vi.spyOn(URL, 'createObjectURL');
  api.answer('exportMap', '\uFEFF"Zoë"');
  await user.click(screen.getByRole('button', { name: 'Download as CSV: progress of Otters' }));
  await waitFor(() => expect(files).toEqual(['Progress.csv']));
  // Excel needs the byte order mark, which reading as text would drop.
  const [file] = made.mock.lastCall ?? [];
  assert(file instanceof Blob);
  expect([...new Uint8Array(await file.arrayBuffer(), 0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  await user.click(screen.getByRole('switch', { name: /^Hide names/ }));
  expect(screen.queryByRole('button', { name: /^Download/ })).not.toBeInTheDocument();
});

it('Progress says which rounds are not counted', async () => {
  const sentence =
    /Not counted: 2 games rushed \(too fast to have read the questions\) and 1 game that could not be checked\./;
  const { user } = await openProgress();
  await user.click(screen.getByText(/^How many answers were right/));
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('Progress prints as many objectives on a page as are legible, and is a grid again afterwards', async () => {
  const objectives = Array.from({ length: 20 }, (_, nth) => ({
    code: `Y3.PV.${nth + 1}`,
    text: `Objective ${nth + 1}`,
    strand: 'Number and place value',
  }));
  const { grid } = await openStrand(MATHS, { ...MAP, objectives });
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
