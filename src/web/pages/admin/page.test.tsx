import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Message } from '#shared/contract/admin.ts';
import type { Setup } from '#shared/contract/setup.ts';
import {
  ADMIN_ANSWERS,
  BY_PASSWORD,
  NO_STATS,
  OMAR,
  STATS,
  TEACHER,
  ZARA,
} from '#testing/admin-answers.ts';
import { answersFor, AWAY, fakeApi, pupil, refusal, slowAnswer } from '#testing/fake-api.ts';
import { renderApp, renderPart } from '#testing/render-app.tsx';
import { AdminsPanel } from './admins-panel.tsx';
import { Cards } from './cards.tsx';
import { GamesPerDay } from './games-per-day.tsx';
import { MessagesPanel } from './messages-panel.tsx';
import { OwnAccountPanel } from './own-account-panel.tsx';
import { PopularGames } from './popular-games.tsx';
import { RecentFeedback } from './recent-feedback.tsx';
import { SetupPanel } from './setup-panel.tsx';
import { StudentsPanel } from './students-panel.tsx';

const panel = (name: string) => screen.findByRole('region', { name });
const BROKEN = refusal(500, 'Oops!');
const NO_RIGHTS = refusal(403, "You don't have permission to access the admin panel.");

/** Cells of each row of a table's body, as text. */
function cellsOf(table: HTMLElement): string[][] {
  const [, ...rows] = within(table).getAllByRole('row');
  return rows.map((row) => [...row.querySelectorAll('td, th')].map((cell) => cell.textContent));
}

it('the admin panel begins with a line that opens to a link to each of its longer sections, and closes behind the one that is followed', async () => {
  fakeApi(ADMIN_ANSWERS);
  const user = renderApp('/admin');
  await panel('Audit log');
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole(
    'link',
  );
  expect(links.length).toBeGreaterThan(9);
  for (const link of links) {
    const id = link.getAttribute('href')?.slice(1) ?? '';
    expect(document.getElementById(id)).toBe(
      screen.getByRole('region', { name: link.textContent }),
    );
  }
  const [first] = links;
  expect(first).not.toBeVisible();
  await user.click(screen.getByText('On this page'));
  expect(first).toBeVisible();
  if (first) await user.click(first);
  expect(first).not.toBeVisible();
});

it('the panels appear together, when the last of them has loaded', async () => {
  const teachers = slowAnswer<typeof ADMIN_ANSWERS.getTeachers>();
  fakeApi({ ...ADMIN_ANSWERS, getTeachers: teachers.answer });
  renderApp('/admin');
  const students = await screen.findByText('Zara K.');
  expect(students).not.toBeVisible();
  teachers.arrive(ADMIN_ANSWERS.getTeachers);
  await waitFor(() => expect(students).toBeVisible());
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
      ['Mar 1', '5'],
      ['Mar 2', '0'],
    ]);
  });

  it('what pupils said is shown with stars, game and date', async () => {
    renderPart(<RecentFeedback feedback={STATS.recentFeedback} />);
    const item = screen.getByRole('listitem');
    for (const text of ['🦊', 'Zara', 'Word Search', 'More words please', 'Mar 1, 2026']) {
      expect(item).toHaveTextContent(text);
    }
    expect(within(item).getByRole('img', { name: '4 out of 5 stars' })).toBeInTheDocument();
  });

  it('the panels say so when there is nothing yet', async () => {
    fakeApi({ ...ADMIN_ANSWERS, getStats: NO_STATS, getStudents: [] });
    renderApp('/admin');
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
      getPaymentNotices: BROKEN,
    });
    const user = renderApp('/admin');
    expect(await screen.findByText('Failed to load feedback data')).toBeInTheDocument();
    expect(screen.getAllByText('Failed to load game statistics')).toHaveLength(2);
    expect(screen.getByText('Failed to load student data')).toBeInTheDocument();
    expect(screen.getByText('Failed to load the payments')).toBeInTheDocument();
    expect(screen.getAllByText('Please try again later')).toHaveLength(5);
    expect(api.sentTo('getStats')).toHaveLength(3);
    api.answer('getStudents', [ZARA]);
    const students = await panel('Student Performance');
    await user.click(within(students).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Zara K.')).toBeInTheDocument();
    api.answer('getStats', STATS);
    const games = await panel('Most Popular Games');
    await user.click(within(games).getByRole('button', { name: 'Try again' }));
    expect(await within(games).findByText('Word Search')).toBeInTheDocument();
    for (const text of ['1,234', 'Mar 1', 'More words please']) {
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
      renderApp('/admin');
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
  const table = () => screen.findByRole('table', { name: 'Students' });

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
    expect(screen.getByText('Students 1 to 2 of 2')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Next page' })).not.toBeInTheDocument();
  });

  it('the table of students asks the server for what the address says', async () => {
    const api = fakeApi(ADMIN_ANSWERS, 95);
    renderPart(<StudentsPanel />, '/admin?search=zara&year=3&sort=score&order=desc&page=9');
    await table();
    expect(api.lastQueryTo('getStudents')).toBe(
      'search=zara&year=3&sort=score&order=desc&page=9&pageSize=10',
    );
    expect(screen.getByLabelText('Search by name')).toHaveValue('zara');
    expect(screen.getByLabelText('Year group')).toHaveValue('3');
    const pages = within(screen.getByRole('navigation', { name: 'Pages of students' }));
    expect(pages.getAllByRole('button', { name: /^Page/ }).map((b) => b.textContent)).toEqual([
      '6',
      '7',
      '8',
      '9',
      '10',
    ]);
    expect(pages.getByRole('button', { name: 'Page 9' })).toHaveAttribute('aria-current', 'page');
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

describe('the messages', () => {
  const MESSAGE: Message = {
    id: 5,
    userId: 3,
    fromName: 'Zara',
    fromEmail: 'z@example.org',
    message: 'Hello!',
    createdAt: '2026-03-01T10:00:00Z',
    readAt: null,
  };
  const one = (message: Message, unread: number) => ({
    getMessages: { messages: [message], total: 1, unread },
  });

  it('the messages show who wrote what and how many are unread', async () => {
    fakeApi({ ...ADMIN_ANSWERS, ...one(MESSAGE, 1) });
    renderPart(<MessagesPanel />);
    const messages = await panel('Messages');
    expect(await within(messages).findByText('Hello!')).toBeInTheDocument();
    expect(messages).toHaveTextContent('1 unread');
    expect(within(messages).getByRole('link', { name: 'Zara' })).toHaveAttribute(
      'href',
      '/admin/student/3',
    );
    expect(within(messages).getByRole('link', { name: 'z@example.org' })).toBeInTheDocument();
  });

  it('a message is marked as read', async () => {
    const read = { ...MESSAGE, readAt: '2026-03-02T10:00:00Z' };
    const api = fakeApi({ ...ADMIN_ANSWERS, ...one(MESSAGE, 1), markMessage: read });
    const user = renderPart(<MessagesPanel />);
    const button = await screen.findByRole('button', { name: 'Mark as read' });
    api.answer('getMessages', one(read, 0).getMessages);
    await user.click(button);
    expect(await screen.findByRole('button', { name: 'Mark as unread' })).toBeInTheDocument();
    expect(api.sentTo('markMessage')).toEqual([{ read: true }]);
    expect(screen.queryByText('1 unread')).not.toBeInTheDocument();
  });

  it('only the messages and the audit log are read again after a message was marked', async () => {
    const api = fakeApi({ ...ADMIN_ANSWERS, ...one(MESSAGE, 1), markMessage: MESSAGE });
    const user = renderApp('/admin');
    await user.click(await screen.findByRole('button', { name: 'Mark as read' }));
    await waitFor(() => expect(api.sentTo('getMessages')).toHaveLength(2));
    await waitFor(() => expect(api.sentTo('getAuditEvents')).toHaveLength(2));
    const others = ['getStats', 'getStudents', 'getTeachers', 'getAdmins', 'getUser'] as const;
    expect(others.map((name) => api.sentTo(name).length)).toEqual([1, 1, 1, 1, 1]);
  });

  it('a message is deleted after a question', async () => {
    const api = fakeApi({ ...ADMIN_ANSWERS, ...one(MESSAGE, 1), deleteMessage: undefined });
    const user = renderPart(<MessagesPanel />);
    await user.click(await screen.findByRole('button', { name: 'Delete the message from Zara' }));
    expect(api.sentTo('deleteMessage')).toHaveLength(0);
    api.answer('getMessages', ADMIN_ANSWERS.getMessages);
    await user.click(screen.getByRole('button', { name: 'Delete message' }));
    expect(await screen.findByText('No messages yet.')).toBeInTheDocument();
    expect(api.sentTo('deleteMessage')).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Messages' })).toHaveFocus());
  });

  it('the messages have pages that can be turned', async () => {
    const api = fakeApi({
      ...ADMIN_ANSWERS,
      getMessages: { messages: [MESSAGE], total: 41, unread: 0 },
    });
    const user = renderPart(<MessagesPanel />);
    await user.click(await screen.findByRole('button', { name: 'Older' }));
    await waitFor(() => expect(api.lastQueryTo('getMessages')).toBe('page=2'));
    expect(screen.getByText('2 of 3')).toBeInTheDocument();
  });
});

describe('the first steps of a new installation', () => {
  const setup = (done: boolean, dismissed = false, backup: Setup['backup'] = null): Setup => ({
    dismissed,
    backup,
    steps: [
      { step: 'password', done: true },
      { step: 'backup', done },
    ],
  });

  it('the first steps are one line that opens, and go when they are done', async () => {
    const api = fakeApi({ ...ADMIN_ANSWERS, getSetup: setup(false), changeSetup: setup(true) });
    const user = renderPart(<SetupPanel />);
    const steps = within(await panel('Getting started'));
    expect(steps.getByText('Make backups')).not.toBeVisible();
    await user.click(steps.getByRole('heading', { name: 'Getting started' }));
    expect(steps.getByText('Make backups')).toBeVisible();
    expect(steps.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Done: Change the password that was printed at the first start',
      expect.stringMatching(/^To do: Make backups/),
    ]);
    api.answer('getSetup', setup(true));
    await user.click(steps.getByRole('button', { name: 'I make backups' }));
    await waitFor(() => expect(screen.queryByText('Getting started')).not.toBeInTheDocument());
    expect(api.sentTo('changeSetup')).toEqual([{ backupNoted: true }]);
  });

  it('the list of first steps can be put away', async () => {
    const api = fakeApi({
      ...ADMIN_ANSWERS,
      getSetup: setup(false),
      changeSetup: setup(false, true),
    });
    const user = renderApp('/admin');
    const hide = await screen.findByRole('button', { name: 'Hide this list' });
    api.answer('getSetup', setup(false, true));
    await user.click(hide);
    await waitFor(() => expect(screen.queryByText('Getting started')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(api.sentTo('changeSetup')).toEqual([{ dismissed: true }]);
  });
});

describe('the nightly backups', () => {
  const LAST = { lastGoodAt: '2025-11-20T02:00:00.000Z', bytes: 12_400_000, problem: null };
  const withBackup = (backup: Setup['backup'], dismissed = false): Setup => ({
    dismissed,
    steps: [
      { step: 'https', done: false },
      { step: 'backup', done: backup?.state === 'good' },
    ],
    backup,
  });

  it('backups stand in the list with age and size, and nobody has to tick them off', async () => {
    fakeApi({ ...ADMIN_ANSWERS, getSetup: withBackup({ state: 'good', ...LAST }) });
    renderPart(<SetupPanel />);
    const list = within(await panel('Getting started'));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^To do: Switch on HTTPSWithout it tablets cannot install the app/),
      expect.stringMatching(/^Done: Make backupsEvery night\. .* Nov 20, 2025, .*, 12 MB\.$/),
    ]);
    expect(list.queryByRole('button', { name: 'I make backups' })).not.toBeInTheDocument();
  });

  it('the list says that the first backup is being made', async () => {
    const none = { state: 'waiting', lastGoodAt: null, bytes: null, problem: null } as const;
    fakeApi({ ...ADMIN_ANSWERS, getSetup: withBackup(none) });
    renderPart(<SetupPanel />);
    expect(await screen.findByText('The first one is being made.')).toBeInTheDocument();
  });

  it('backups that fail are reported even when the list was put away', async () => {
    const problem = 'The disk is full: /mnt/usb/x was not written.';
    const failed = { ...LAST, state: 'failed', problem } as const;
    fakeApi({ ...ADMIN_ANSWERS, getSetup: withBackup(failed, true) });
    renderPart(<SetupPanel />);
    const warning = await panel('The last backup failed');
    expect(warning).toHaveTextContent(problem);
    expect(warning).toHaveTextContent('The newest one is from Nov 20, 2025');
  });

  it('backups that have become old are reported', async () => {
    fakeApi({ ...ADMIN_ANSWERS, getSetup: withBackup({ ...LAST, state: 'late' }, true) });
    renderPart(<SetupPanel />);
    expect(await panel('The last backup is old')).toHaveTextContent('BACKUP_DIR');
  });
});

describe('one’s own password', () => {
  const open = async (answer: undefined | typeof BROKEN) => {
    const api = fakeApi({ ...ADMIN_ANSWERS, changePassword: answer });
    const user = renderPart(<OwnAccountPanel user={TEACHER} />);
    await panel('Your account');
    return { api, user };
  };

  it('an owner changes the own password', async () => {
    const { api, user } = await open(undefined);
    await user.type(screen.getByLabelText('Current password'), 'old one');
    await user.type(screen.getByLabelText('New password'), 'kettle-moon-ladder');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Password changed')).toBeInTheDocument();
    expect(api.sentTo('changePassword')).toEqual([
      { currentPassword: 'old one', newPassword: 'kettle-moon-ladder' },
    ]);
    expect(screen.getByLabelText('Current password')).toHaveValue('');
  });

  it('a password that is too short is refused at its field', async () => {
    const { api, user } = await open(undefined);
    await user.type(screen.getByLabelText('Current password'), 'old one');
    await user.type(screen.getByLabelText('New password'), 'short');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(screen.getByText('Password must be at least 12 characters')).toBeInTheDocument();
    expect(screen.getByLabelText('New password')).toHaveFocus();
    expect(api.sentTo('changePassword')).toHaveLength(0);
  });

  it('a wrong present password leaves what was typed', async () => {
    const { user } = await open(refusal(403, 'Your current password is not right.'));
    await user.type(screen.getByLabelText('Current password'), 'wrong one');
    await user.type(screen.getByLabelText('New password'), 'kettle-moon-ladder');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('403: Your current password is not right.')).toBeInTheDocument();
    expect(screen.getByLabelText('New password')).toHaveValue('kettle-moon-ladder');
    expect(screen.getByLabelText('Current password')).toHaveFocus();
  });
});

it('the admins are named, with those who are switched off', async () => {
  fakeApi({
    ...ADMIN_ANSWERS,
    getAdmins: [...ADMIN_ANSWERS.getAdmins, { ...BY_PASSWORD, ...OMAR, id: 4 }],
  });
  renderPart(<AdminsPanel />);
  const admins = within(await panel('Admins'));
  expect(await admins.findByRole('link', { name: TEACHER.displayName })).toBeInTheDocument();
  expect(admins.getByText('Switched off')).toBeInTheDocument();
});
