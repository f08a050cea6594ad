import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ADMIN_ANSWERS, NO_STATS, STATS, ZARA } from '#testing/admin-answers.ts';
import { answersFor, AWAY, fakeApi, pupil, refusal, slowAnswer } from '#testing/fake-api.ts';
import { renderApp, renderPart } from '#testing/render-app.tsx';
import { AdminLinks } from './admin-links.tsx';
import { Cards } from './cards.tsx';
import AdminPage from './page.tsx';
import { GamesPerDay } from './games-per-day.tsx';
import { PopularGames } from './popular-games.tsx';
import { RecentFeedback } from './recent-feedback.tsx';
import { StudentsPanel } from './students-panel.tsx';

const panel = (name: string) => screen.findByRole('region', { name });
const BROKEN = refusal(500, 'Oops!');
const NO_RIGHTS = refusal(403, "You don't have permission to access the admin panel.");

/** Cells of each row of a table's body, as text. */
function cellsOf(table: HTMLElement): string[][] {
  const [, ...rows] = within(table).getAllByRole('row');
  return rows.map((row) => [...row.querySelectorAll('td, th')].map((cell) => cell.textContent));
}

it('the admin panel begins with what is specified, in its order, with links to its other pages above', async () => {
  fakeApi(ADMIN_ANSWERS);
  renderPart(<AdminPage />, '/admin');
  await screen.findByText('Zara K.');
  const links = within(screen.getByRole('navigation', { name: 'Pages of the Admin Panel' }));
  expect(links.getAllByRole('link').map(({ textContent }) => textContent.trim())).toEqual([
    'Overview',
    'People',
    'Safety',
    'Messages',
    'Money',
    'System',
    'Audit',
    'Classes',
  ]);
  const shown = screen.getAllByRole('heading', { level: 2 });
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    'Total Students',
    'Total Games Played',
    'Average Score',
    'Most Popular Games',
    'Student Performance',
    'Student Ideas & Bug Reports',
    'Games per day',
  ]);
});

it('the panels appear together, when the last of them has loaded', async () => {
  const stats = slowAnswer<typeof STATS>();
  fakeApi({ ...ADMIN_ANSWERS, getStats: stats.answer });
  renderPart(<AdminPage />, '/admin');
  const students = await screen.findByText('Zara K.');
  expect(students).not.toBeVisible();
  stats.arrive(STATS);
  await waitFor(() => expect(students).toBeVisible());
});

it('the link to the page of safety says how many worries are new', async () => {
  fakeApi({ ...ADMIN_ANSWERS, countWorries: { open: 2 } });
  renderPart(<AdminLinks />, '/admin');
  expect(await screen.findByRole('link', { name: 'Safety 2 new worries' })).toHaveAttribute(
    'href',
    '/admin/safety',
  );
});

describe('the figures', () => {
  it('three cards show the students, the games and the mean, with what happened this week', async () => {
    renderPart(<Cards stats={STATS} />);
    for (const [name, figure, note] of [
      ['Total Students', '1,234', '56 active this week'],
      ['Total Games Played', '4,000', '78 this week · 12 rushed, 1,040 not verified'],
      ['Average Score', '7.5', 'out of 10, over 4,000 games'],
    ] as const) {
      const card = within(await panel(name));
      expect(card.getByText(figure)).toBeInTheDocument();
      expect(card.getByText(note)).toBeInTheDocument();
    }
  });

  it('the most popular games are shown as bars with their share, an unknown one by its id', async () => {
    renderPart(<PopularGames stats={STATS} />);
    const items = screen.getAllByRole('listitem');
    for (const [nth, texts] of [
      ['🔤', 'Word Search', '3,000 · 75%'],
      ['🎮', 'old-game', '1,000 · 25%'],
    ].entries()) {
      for (const text of texts) expect(items[nth]).toHaveTextContent(text);
    }
    const bar = screen.getByRole('progressbar', { name: 'Word Search: 75% of all games' });
    expect(bar).toHaveAttribute('aria-valuenow', '75');
  });

  it('the games of each day are a table for screen readers', async () => {
    renderPart(<GamesPerDay days={STATS.gamesPerDay} />);
    const table = screen.getByRole('table', { name: 'Games per day' });
    expect(cellsOf(table)).toEqual([
      ['1 Mar', '5'],
      ['2 Mar', '0'],
    ]);
  });

  it('what pupils said is shown with stars, game and date', async () => {
    renderPart(<RecentFeedback feedback={STATS.recentFeedback} />);
    const item = screen.getByRole('listitem');
    for (const text of ['🦊', 'Zara', 'Word Search', 'More words please', '1 Mar 2026']) {
      expect(item).toHaveTextContent(text);
    }
    expect(within(item).getByRole('img', { name: '4 out of 5 stars' })).toBeInTheDocument();
  });

  it('no more than four things that pupils said make the page long, until all are asked for', async () => {
    const six = [1, 2, 3, 4, 5, 6].flatMap((id) =>
      STATS.recentFeedback.map((one) => ({ ...one, id })),
    );
    const user = renderPart(<RecentFeedback feedback={six} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
  });

  it('the panels say so when there is nothing yet', async () => {
    fakeApi({ ...ADMIN_ANSWERS, getStats: NO_STATS, getStudents: [] });
    renderPart(<AdminPage />, '/admin');
    for (const text of [
      'No games have been played yet.',
      'No feedback has been submitted yet.',
      'No students found matching your filters',
    ]) {
      expect(await screen.findByText(text)).toBeInTheDocument();
    }
    expect(screen.getByRole('link', { name: 'Go to the classes' })).toBeInTheDocument();
    expect(await panel('Average Score')).toHaveTextContent('-out of 10');
  });

  it('the panels say what failed after three tries, and show it when they are asked again', async () => {
    const api = fakeApi({
      ...ADMIN_ANSWERS,
      getStats: BROKEN,
      getStudents: AWAY,
    });
    const user = renderPart(<AdminPage />, '/admin');
    expect(await screen.findByText('Failed to load feedback data')).toBeInTheDocument();
    expect(screen.getAllByText('Failed to load game statistics')).toHaveLength(2);
    expect(screen.getByText('Failed to load student data')).toBeInTheDocument();
    expect(screen.getAllByText('Please try again later')).toHaveLength(4);
    expect(api.sentTo('getStats')).toHaveLength(3);
    api.answer('getStudents', [ZARA]);
    const students = await panel('Student Performance');
    await user.click(within(students).getByRole('button', { name: 'Try again' }));
    expect(within(students).getByRole('heading')).toHaveFocus();
    expect(await screen.findByText('Zara K.')).toBeInTheDocument();
    api.answer('getStats', STATS);
    const games = await panel('Most Popular Games');
    await user.click(within(games).getByRole('button', { name: 'Try again' }));
    expect(await within(games).findByText('Word Search')).toBeInTheDocument();
    for (const text of ['1,234', '1 Mar', 'More words please']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
  });
});

describe('the rights', () => {
  it('a pupil is led to the games', async () => {
    fakeApi(answersFor(pupil()));
    renderApp('/admin');
    expect(await screen.findByRole('heading', { name: 'Welcome, Mia!' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/');
  });

  it.each(['getStats', 'getStudents'] as const)(
    'an admin who was demoted sees Access Denied at once when %s says so',
    async (refused) => {
      const api = fakeApi({ ...ADMIN_ANSWERS, [refused]: NO_RIGHTS });
      renderPart(<AdminPage />, '/admin');
      const heading = await screen.findByRole('heading', { level: 1, name: 'Access Denied' });
      expect(heading).toBeInTheDocument();
      expect(
        screen.getByText("You don't have permission to access the admin panel."),
      ).toBeInTheDocument();
      expect(api.sentTo(refused)).toHaveLength(1);
      expect(screen.queryByText('Total Students')).not.toBeInTheDocument();
    },
  );
});

describe('the table of students', () => {
  const table = () => screen.findByRole('table', { name: 'Pupils' });

  it('the table of students shows each with year, games, mean with its band in words, and a link', async () => {
    fakeApi(ADMIN_ANSWERS, 2);
    renderPart(<StudentsPanel />, '/admin');
    const [zara, omar] = cellsOf(await table());
    expect(zara?.[0]).toContain('Zara K.zara');
    expect(zara?.slice(1, 5)).toEqual([
      'Year 3',
      '121 rushed, 2 not verified',
      '8.4, doing well',
      'Today',
    ]);
    expect(omar?.[0]).toContain('omarSwitched off');
    expect(omar?.slice(1, 5)).toEqual(['No year yet', '0', '-', 'Never']);
    const [link] = screen.getAllByRole('link', { name: 'View Details of Zara K.' });
    expect(link).toHaveAttribute('href', '/admin/student/3');
    expect(screen.getByText('Pupils 1 to 2 of 2')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Next page' })).not.toBeInTheDocument();
  });

  it('the table of students asks the server for what the address says', async () => {
    const api = fakeApi(ADMIN_ANSWERS, 95);
    const user = renderPart(
      <StudentsPanel />,
      '/admin?search=zara&year=3&sort=score&order=desc&page=9',
    );
    await table();
    expect(api.lastQueryTo('getStudents')).toBe(
      'search=zara&year=3&sort=score&order=desc&page=9&pageSize=10',
    );
    expect(screen.getByLabelText('Search by name')).toHaveValue('zara');
    expect(screen.getByLabelText('Year group')).toHaveValue('3');
    const pages = within(screen.getByRole('navigation', { name: 'Pages of pupils' }));
    expect(pages.getAllByRole('button', { name: /^Page/ }).map((b) => b.textContent)).toEqual([
      '6',
      '7',
      '8',
      '9',
      '10',
    ]);
    expect(pages.getByRole('button', { name: 'Page 9' })).toHaveAttribute('aria-current', 'page');
    const next = pages.getByRole('button', { name: 'Next page' });
    await user.click(next);
    await user.click(next);
    expect(pages.getByRole('button', { name: 'Page 10' })).toHaveAttribute('aria-current', 'page');
    // A disabled button would lose the focus.
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).toBeEnabled();
    expect(screen.getByRole('columnheader', { name: 'Avg. Score /10' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  });

  it('search, year, order and page of the students are kept in the address, and the browser goes back step by step', async () => {
    const api = fakeApi(ADMIN_ANSWERS, 95);
    const user = renderPart(<StudentsPanel />, '/admin');
    await table();
    await user.type(screen.getByLabelText('Search by name'), 'za');
    await waitFor(() => expect(window.location.search).toBe('?search=za'));
    await user.selectOptions(screen.getByLabelText('Year group'), 'Year 3');
    expect(window.location.search).toBe('?search=za&year=3');
    await user.click(screen.getByRole('button', { name: 'Games Played' }));
    expect(window.location.search).toBe('?search=za&year=3&sort=games&order=desc');
    await user.click(await screen.findByRole('button', { name: 'Page 2' }));
    expect(window.location.search).toBe('?search=za&year=3&sort=games&order=desc&page=2');
    await waitFor(() =>
      expect(api.lastQueryTo('getStudents')).toBe(
        'search=za&year=3&sort=games&order=desc&page=2&pageSize=10',
      ),
    );
    window.history.back();
    await waitFor(() => expect(window.location.search).not.toContain('page'));
    window.history.back();
    await waitFor(() => expect(window.location.search).toBe('?search=za&year=3'));
    window.history.back();
    await waitFor(() => expect(screen.getByLabelText('Year group')).toHaveValue('all'));
    expect(screen.getByLabelText('Search by name')).toHaveValue('za');
  });

  it('the table of students begins at the first page again when the filter changes', async () => {
    fakeApi(ADMIN_ANSWERS, 95);
    const user = renderPart(<StudentsPanel />, '/admin?page=4');
    await table();
    await user.selectOptions(screen.getByLabelText('Year group'), 'Year 6');
    expect(window.location.search).toBe('?year=6');
  });

  it('a page of students that is not there leads back to those that are', async () => {
    fakeApi({ ...ADMIN_ANSWERS, getStudents: [] }, 15);
    const user = renderPart(<StudentsPanel />, '/admin?page=7');
    await user.click(await screen.findByRole('button', { name: 'Page 2' }));
    expect(window.location.search).toBe('?page=2');
  });
});
