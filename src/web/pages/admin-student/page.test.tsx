import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Route } from 'wouter';
import type { StudentDetail } from '#shared/contract/admin.ts';
import type { StaffPlaySettings } from '#shared/contract/staff-play-settings.ts';
import { DEFAULT_PLAY_SETTINGS } from '#shared/default-play-settings.ts';
import { ADMIN_ANSWERS, DETAIL, TEACHER } from '#testing/admin-answers.ts';
import { CLASS_ANSWERS } from '#testing/class-answers.ts';
import { answersFor, fakeApi, pupil, refusal, slowAnswer } from '#testing/fake-api.ts';
import { fill } from '#testing/fill.ts';
import { renderPage, renderPart } from '#testing/render-app.tsx';
import { AccountPanel } from './account-panel.tsx';
import StudentPage from './page.tsx';
import { FullHistory } from './full-history.tsx';
import { MemoryPanel } from './memory-panel.tsx';
import { Performance } from './performance.tsx';
import { PlaySettingsPanel } from './play-settings-panel.tsx';
import { ScoresPanel } from './scores-panel.tsx';

/** The page alone, as the viewer whom the answers name. */
const openPage = (show = 'results') =>
  renderPart(
    <Route path="/admin/student/:id">
      <StudentPage user={TEACHER} />
    </Route>,
    `/admin/student/3?show=${show}`,
  );

const panel = (name: string) => screen.findByRole('region', { name });
const account = (changes: Partial<StudentDetail['user']>): StudentDetail => ({
  ...DETAIL,
  user: { ...DETAIL.user, ...changes },
});

/** `count` games, newest first, the newest of them the pupil's nth. */
const gamesFrom = (nth: number, count: number): StudentDetail['history'] =>
  Array.from({ length: count }, (_, index) => ({
    id: nth - index,
    nth: nth - index,
    gameId: 'word-search',
    score: 5,
    maxScore: 10,
    verified: true,
    rushed: false,
    createdAt: '2026-03-01T10:00:00Z',
    recordedAt: '2026-03-01T10:00:00Z',
  }));

const showHistory = (history: StudentDetail['history']) =>
  renderPart(
    <FullHistory
      userId={3}
      games={{ history, hasOlder: false, loadOlder: async () => true, isLoading: false }}
    />,
  );

const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').slice(1);

function cellsOf(table: HTMLElement): string[][] {
  return rowsOf(table).map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  );
}

describe('a student’s page', () => {
  it('a student’s page names the student', async () => {
    fakeApi(ADMIN_ANSWERS);
    openPage();
    expect(await screen.findByRole('heading', { level: 1, name: 'Zara K.' })).toBeInTheDocument();
    const facts = within(await panel('Profile'));
    for (const text of ['Zara K.', 'zara', 'Year 3', '3', '5 Jan 2026']) {
      expect(facts.getByText(text)).toBeInTheDocument();
    }
  });

  it('a student’s page shows each game with attempts, averages, trend and the last time', async () => {
    fakeApi(ADMIN_ANSWERS);
    openPage();
    const rows = cellsOf(await screen.findByRole('table', { name: 'Performance by game' }));
    expect(rows.map((row) => row.slice(1))).toEqual([
      ['61 rushed, 2 not verified', '70.0%, doing well', '45.5 sof 4 timed', 'up +40.0%', 'Today'],
      ['1', '20.0%, needs help', '-', '-', 'Yesterday'],
    ]);
    expect(rows[0]?.[0]).toContain('Word Search');
  });

  it.each([
    [-12.5, 'down -12.5%'],
    [0, 'level 0.0%'],
  ])('a trend of %f reads %s', (trendPercent, text) => {
    const [first] = DETAIL.performance;
    const performance = first ? [{ ...first, trendPercent }] : [];
    renderPart(<Performance performance={performance} />);
    const [row] = cellsOf(screen.getByRole('table', { name: 'Performance by game' }));
    expect(row?.[4]).toBe(text);
  });

  it('fewer than five attempts are called too few for a trend', () => {
    const [first] = DETAIL.performance;
    const performance = first ? [{ ...first, attempts: 4 }] : [];
    renderPart(<Performance performance={performance} />);
    const [row] = cellsOf(screen.getByRole('table', { name: 'Performance by game' }));
    expect(row?.[4]).toBe('up +40.0%too few to tell');
  });

  it('a student’s page shows the first five pieces of feedback with stars', async () => {
    fakeApi(ADMIN_ANSWERS);
    openPage();
    const feedback = within(await panel('Feedback'));
    expect(feedback.getAllByRole('img', { name: '5 out of 5 stars' })).toHaveLength(5);
    expect(feedback.getByText('Comment 1')).toBeInTheDocument();
    expect(feedback.queryByText('Comment 6')).not.toBeInTheDocument();
  });

  it('the scores over time are also a table for screen readers, of all games or of one', async () => {
    const user = renderPart(<ScoresPanel history={DETAIL.history} hasOlder={false} />);
    const scores = () => cellsOf(screen.getByRole('table', { name: 'Scores over time' }));
    expect(scores().map((row) => row.slice(1))).toEqual([
      ['Word Search', '50%', '-'],
      ['Find My Number', '20%', '-'],
      ['Word Search', '90%', '-'],
    ]);
    await user.selectOptions(screen.getByLabelText('Game'), 'Word Search');
    expect(scores().map((row) => row.slice(1))).toEqual([
      ['Word Search', '50%', '-'],
      ['Word Search', '90%', '-'],
    ]);
    expect(screen.getByText(/Of these 2 games: 1 not verified\.$/)).toBeVisible();
  });

  it('the history shows twenty rows at a time', async () => {
    const user = showHistory(gamesFrom(42, 42));
    const table = screen.getByRole('table', { name: 'Game history' });
    expect(rowsOf(table)).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(rowsOf(table)[20]).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(rowsOf(table)).toHaveLength(42);
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('each game says whether the server could check it, and what that means', () => {
    showHistory(DETAIL.history);
    const table = screen.getByRole('table', { name: 'Game history' });
    const proofs = cellsOf(table).map((row) => row.at(-1));
    expect(proofs).toEqual(['Verified', 'Rushed', 'Not verified']);
    const legend = within(screen.getByRole('list', { name: 'What the signs mean' }));
    expect(legend.getAllByRole('listitem')).toHaveLength(3);
    expect(legend.getByText(/has checked every move/)).toBeInTheDocument();
  });

  it('the history can show the games of one kind only', async () => {
    const api = fakeApi({ ...ADMIN_ANSWERS, getStudentHistory: refusal(500, 'No.') });
    const user = showHistory(DETAIL.history);
    const table = screen.getByRole('table', { name: 'Game history' });
    const choose = (kind: string) => user.selectOptions(screen.getByLabelText('Show'), kind);
    await choose('Rushed');
    expect(await screen.findByText('These games did not load. Please choose again.')).toBeVisible();
    api.answer('getStudentHistory', DETAIL.history.slice(2));
    await choose('Not verified');
    await waitFor(() => expect(cellsOf(table).map((row) => row.at(-1))).toEqual(['Not verified']));
    api.answer('getStudentHistory', []);
    await choose('Verified');
    expect(await screen.findByText('There are no such games.')).toBeVisible();
    await choose('All games');
    expect(cellsOf(table)).toHaveLength(3);
  });

  it('older games are requested once all loaded ones have been shown', async () => {
    const api = fakeApi({
      ...ADMIN_ANSWERS,
      getStudent: { ...account({ gamesCompleted: 42 }), history: gamesFrom(42, 20) },
      getStudentHistory: refusal(500, 'No.'),
    });
    const user = openPage();
    expect(await panel('Scores over time')).toHaveTextContent('These are the newest 20 games');
    await user.click(screen.getByRole('tab', { name: 'Games' }));
    const table = await screen.findByRole('table', { name: 'Game history' });
    const more = () => user.click(screen.getByRole('button', { name: 'Show more' }));
    await more();
    expect(await screen.findByRole('alert')).toHaveTextContent('Older games did not load.');
    api.answer('getStudentHistory', gamesFrom(22, 22));
    await more();
    await waitFor(() => expect(rowsOf(table)).toHaveLength(40));
    expect(rowsOf(table)[20]).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await more();
    await waitFor(() => expect(rowsOf(table)).toHaveLength(42));
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Results' }));
    expect(await panel('Scores over time')).not.toHaveTextContent('These are the newest');
  });

  it.each([
    ['pupil', 'Results', false],
    ['owner', 'Account', true],
  ] as const)(
    'the page of an account with the role %s begins with %s',
    async (role, name, isAdmin) => {
      fakeApi({ ...ADMIN_ANSWERS, getStudent: account({ role, isAdmin }) });
      openPage('');
      expect(await screen.findByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    },
  );

  it('a student’s page says so when nothing was played or no feedback was given', async () => {
    fakeApi({
      ...ADMIN_ANSWERS,
      getStudent: { ...account({ yearGroup: null }), history: [], feedback: [], performance: [] },
    });
    openPage();
    expect(await screen.findByText('No games have been played yet.')).toBeInTheDocument();
    expect(screen.getByText('No feedback has been submitted yet.')).toBeInTheDocument();
    expect(within(await panel('Profile')).getByText('Not chosen yet')).toBeInTheDocument();
  });
});

describe('what is not to be seen', () => {
  it('a student’s page is denied to a teacher, with a link to their classes', async () => {
    fakeApi({ ...CLASS_ANSWERS, getStudent: refusal(403, 'No.') });
    const user = renderPage('/admin/student/3');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This page is for admins' }),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Go to my classes' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Classes' })).toBeInTheDocument();
  });

  it('a student’s page is denied to a pupil', async () => {
    fakeApi({ ...answersFor(pupil()), getStudent: refusal(403, 'No.') });
    renderPage('/admin/student/3');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Access Denied' }),
    ).toBeInTheDocument();
    expect(
      screen.getByText("You don't have permission to access the admin panel."),
    ).toBeInTheDocument();
  });

  it.each([
    ['/admin/student/99', 404],
    ['/admin/student/x', 400],
  ])('the page %s says that there is no such pupil', async (path, status) => {
    fakeApi({ ...ADMIN_ANSWERS, getStudent: refusal(status, 'No.') });
    renderPage(path);
    expect(await screen.findByText(/We can’t find that pupil/)).toBeInTheDocument();
  });

  it('a student’s page that fails to load is tried three times, and again when asked', async () => {
    const api = fakeApi({ ...ADMIN_ANSWERS, getStudent: refusal(500, 'Oops!') });
    const user = openPage();
    expect(await screen.findByText('Failed to load student data')).toBeInTheDocument();
    expect(screen.getByText('Please try again later')).toBeInTheDocument();
    expect(api.sentTo('getStudent')).toHaveLength(3);
    api.answer('getStudent', DETAIL);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Zara K.' })).toBeInTheDocument();
  });
});

describe('the account', () => {
  function open(answers: Parameters<typeof fakeApi>[0] = {}, of = DETAIL.user) {
    const api = fakeApi({ ...ADMIN_ANSWERS, changeAccount: DETAIL.user, ...answers });
    const user = renderPart(<AccountPanel account={of} isSelf={false} />);
    const press = (name: string) => user.click(screen.getByRole('button', { name }));
    return { api, user, press };
  }

  it('an account can be renamed and moved to another year', async () => {
    const { api, user, press } = open();
    await user.clear(screen.getByLabelText('Username'));
    await fill(user, screen.getByLabelText('Username'), 'sara');
    await user.selectOptions(screen.getByLabelText('Year group'), 'Year 5');
    await press('Save changes');
    expect(await screen.findByText('Account changed')).toBeInTheDocument();
    expect(api.sentTo('changeAccount')).toEqual([{ username: 'sara', yearGroup: 5 }]);
  });

  it('an account cannot get an invalid name', async () => {
    const { api, user, press } = open();
    await user.clear(screen.getByLabelText('Username'));
    await press('Save changes');
    expect(screen.getByLabelText('Username')).toHaveFocus();
    expect(screen.getByLabelText('Username')).toHaveAccessibleDescription('Username is required');
    expect(api.sentTo('changeAccount')).toHaveLength(0);
  });

  it('an account keeps its name when the new one is taken, and the page says so', async () => {
    const taken = refusal(409, 'That username is already taken.');
    const { user, press } = open({ changeAccount: taken });
    await user.type(screen.getByLabelText('Username'), '2');
    await press('Save changes');
    expect(await screen.findByText('409: That username is already taken.')).toBeInTheDocument();
    expect(screen.getByLabelText('Username')).toHaveValue('zara2');
  });

  it('an account gets a new password, which is shown once', async () => {
    const { api, user, press } = open({
      resetPassword: { mustChange: false, password: 'happy-tiger-482' },
    });
    await press('Reset password');
    expect(api.sentTo('resetPassword')).toHaveLength(0);
    await press('Make a new password');
    expect(await screen.findByText('happy-tiger-482')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.getByText('happy-tiger-482')).toBeInTheDocument();
    await press('I have written it down');
    expect(screen.queryByText('happy-tiger-482')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Reset password' })).toHaveFocus(),
    );
  });

  it.each<[string, (user: ReturnType<typeof open>['user']) => Promise<void>]>([
    ['Cancel', (user) => user.click(screen.getByRole('button', { name: 'Cancel' }))],
    ['the cross', (user) => user.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', (user) => user.keyboard('{Escape}')],
  ])('a new password that is being made is shown even after %s', async (_, close) => {
    const slow = slowAnswer<{ mustChange: boolean; password: string }>();
    const { user, press } = open({ resetPassword: slow.answer });
    await press('Reset password');
    await press('Make a new password');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled'),
    );
    await close(user);
    expect(screen.getByRole('dialog')).toBeVisible();
    slow.arrive({ mustChange: false, password: 'happy-tiger-482' });
    expect(await screen.findByText('happy-tiger-482')).toBeInTheDocument();
  });

  it('an account that becomes an admin’s gets a new password, which is shown once', async () => {
    const promoted = { ...DETAIL.user, isAdmin: true, password: 'dumnwc4ptwrce6' };
    const { user, press } = open({ changeAccount: promoted });
    await press('Make admin');
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Make admin' }));
    expect(await screen.findByText('dumnwc4ptwrce6')).toBeInTheDocument();
    expect(screen.getByText(/^It works for 7 days\./)).toBeInTheDocument();
    await press('I have written it down');
    expect(screen.queryByText('dumnwc4ptwrce6')).not.toBeInTheDocument();
  });

  it.each([
    ['Switch account off', 'Switch off', {}, { isActive: false }],
    ['Switch account on', 'Switch on', { isActive: false }, { isActive: true }],
    ['Make admin', 'Make admin', {}, { isAdmin: true }],
    ['Take away admin rights', 'Take away', { isAdmin: true }, { isAdmin: false }],
  ])('the action “%s” happens only after a question', async (button, confirm, before, sent) => {
    const { api, user, press } = open({}, { ...DETAIL.user, ...before });
    await press(button);
    const question = within(await screen.findByRole('dialog'));
    expect(api.sentTo('changeAccount')).toHaveLength(0);
    await user.click(question.getByRole('button', { name: confirm }));
    expect(await screen.findByText('Account changed')).toBeInTheDocument();
    expect(api.sentTo('changeAccount')).toEqual([sent]);
  });

  it('an account is signed out everywhere after a question', async () => {
    const { api, user, press } = open({ endSessions: undefined });
    await press('Log out everywhere');
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Log out everywhere' }));
    expect(await screen.findByText('Zara K. is logged out everywhere.')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Log out everywhere' })).toHaveFocus(),
    );
    expect(api.sentTo('endSessions')).toHaveLength(1);
  });

  it('an account is deleted only after its username was typed, and the panel opens', async () => {
    const api = fakeApi({ ...ADMIN_ANSWERS, deleteAccount: undefined });
    const user = renderPage('/admin/student/3?show=account');
    await user.click(await screen.findByRole('button', { name: 'Delete account…' }));
    const confirm = screen.getByRole('button', { name: 'Delete for good' });
    expect(confirm).toBeDisabled();
    const field = screen.getByLabelText('Type the username zara to confirm');
    await user.type(field, 'zar{Enter}');
    expect(api.sentTo('deleteAccount')).toHaveLength(0);
    await user.type(field, 'a');
    await user.click(confirm);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Admin Panel' }),
    ).toBeInTheDocument();
    expect(api.sentTo('deleteAccount')).toEqual([{ username: 'zara' }]);
    expect(await screen.findByText('Zara K. is deleted.')).toBeInTheDocument();
    expect(api.sentTo('getStudent')).toHaveLength(1);
  });

  it('what can do harm stands apart from what helps somebody to sign in', async () => {
    open();
    const names = (of: HTMLElement) =>
      within(of)
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(names(await panel('Account'))).toEqual([
      'Save changes',
      'Reset password',
      'Log out everywhere',
    ]);
    expect(names(await panel('Take care here'))).toEqual([
      'Switch account off',
      'Make admin',
      'Delete account…',
    ]);
  });

  it('the last admin’s account stays, with the server’s sentence', async () => {
    const last = 'This is the only active admin. Make somebody else an admin first.';
    const self = account({ id: TEACHER.id, isAdmin: true });
    fakeApi({ ...ADMIN_ANSWERS, getStudent: self, changeAccount: refusal(409, last) });
    const user = openPage('account');
    await panel('Account');
    expect(screen.queryByRole('button', { name: 'Reset password' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Take away admin rights' }));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Take away' }));
    expect(await screen.findByText(`409: ${last}`)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('a pupil’s play settings', () => {
  const kept = { ...DEFAULT_PLAY_SETTINGS, calm: true, setByStaff: [] };

  it('what a teacher chooses among the play settings shows in the sample at once, and Save sends only the changes', async () => {
    const api = fakeApi({
      ...ADMIN_ANSWERS,
      getStudentPlaySettings: kept,
      setStudentPlaySettings: { ...kept, contrast: 'high', countdown: null },
    });
    const user = openPage('settings');
    const settings = within(await panel('Play settings'));
    expect(await settings.findByRole('switch', { name: 'Calm' })).toBeChecked();
    const { parentElement: sample } = settings.getByText('Question 3 of 10');
    expect(sample).toHaveAttribute('data-contrast', 'normal');
    await user.click(settings.getByRole('radio', { name: 'Strong' }));
    await user.click(settings.getByRole('radio', { name: 'No clock' }));
    expect(sample).toHaveAttribute('data-contrast', 'high');
    expect(document.documentElement).not.toHaveAttribute('data-contrast', 'high');
    expect(api.sentTo('setStudentPlaySettings')).toEqual([]);

    await user.click(settings.getByRole('button', { name: 'Save play settings' }));
    expect(await screen.findByText('The play settings are saved.')).toBeInTheDocument();
    expect(api.sentTo('setStudentPlaySettings')).toEqual([{ contrast: 'high', countdown: null }]);
  });

  it('what is chosen among the play settings while others are being saved stays chosen', async () => {
    const slow = slowAnswer<StaffPlaySettings>();
    const api = fakeApi({
      ...ADMIN_ANSWERS,
      getStudentPlaySettings: kept,
      setStudentPlaySettings: slow.answer,
    });
    const user = renderPart(<PlaySettingsPanel userId={3} />);
    const settings = within(await panel('Play settings'));
    await user.click(await settings.findByRole('radio', { name: 'Strong' }));
    await user.click(settings.getByRole('radio', { name: 'Largest' }));
    await user.click(settings.getByRole('button', { name: 'Save play settings' }));
    await waitFor(() => expect(api.sentTo('setStudentPlaySettings')).toHaveLength(1));
    await user.click(settings.getByRole('radio', { name: 'No clock' }));
    await user.click(settings.getByRole('radio', { name: 'Large' }));
    const saved: StaffPlaySettings = { ...kept, contrast: 'high', textSize: 'largest' };
    api.answer('getStudentPlaySettings', saved);
    slow.arrive(saved);
    expect(await screen.findByText('The play settings are saved.')).toBeInTheDocument();
    for (const name of ['Strong', 'No clock', 'Large']) {
      expect(settings.getByRole('radio', { name })).toBeChecked();
    }
    await user.click(settings.getByRole('button', { name: 'Save play settings' }));
    await waitFor(() =>
      expect(api.sentTo('setStudentPlaySettings').at(-1)).toEqual({
        textSize: 'large',
        countdown: null,
      }),
    );
  });

  it('play settings that were not saved stay chosen, and the teacher sees the reason', async () => {
    fakeApi({ ...ADMIN_ANSWERS, setStudentPlaySettings: refusal(409, 'Please wait a moment.') });
    const user = renderPart(<PlaySettingsPanel userId={3} />);
    const settings = within(await panel('Play settings'));
    await user.click(await settings.findByRole('radio', { name: 'Largest' }));
    await user.click(settings.getByRole('button', { name: 'Save play settings' }));
    expect(await screen.findByText('409: Please wait a moment.')).toBeInTheDocument();
    expect(settings.getByRole('radio', { name: 'Largest' })).toBeChecked();
  });

  it('play settings that failed to load can be requested again', async () => {
    const api = fakeApi({
      ...ADMIN_ANSWERS,
      getStudentPlaySettings: refusal(404, 'We couldn’t find that.'),
    });
    const user = renderPart(<PlaySettingsPanel userId={3} />);
    const settings = within(await panel('Play settings'));
    expect(await settings.findByText('Failed to load the play settings')).toBeInTheDocument();
    api.answer('getStudentPlaySettings', kept);
    await user.click(settings.getByRole('button', { name: 'Try again' }));
    expect(await settings.findByRole('switch', { name: 'Calm' })).toBeChecked();
  });
});

describe('a pupil’s memory', () => {
  const memorySwitch = async () =>
    within(await panel('Memory')).getByRole('switch', { name: 'Remember what was met' });

  it('a pupil’s memory is switched off after a warning that the garden is deleted, and not by Cancel', async () => {
    const api = fakeApi({ ...ADMIN_ANSWERS, setStudentMemory: { isOn: false } });
    const user = openPage('account');
    expect(await memorySwitch()).toBeChecked();
    await user.click(await memorySwitch());
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText(/^The garden is deleted at once/)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(await memorySwitch()).toBeChecked();
    expect(api.sentTo('setStudentMemory')).toEqual([]);

    await user.click(await memorySwitch());
    api.answer('getStudent', { ...DETAIL, isMemoryOn: false });
    await user.click(await screen.findByRole('button', { name: 'Switch off' }));
    expect(
      await screen.findByText('The games no longer remember what Zara K. meets.'),
    ).toBeInTheDocument();
    expect(api.sentTo('setStudentMemory')).toEqual([{ isOn: false }]);
    await waitFor(async () => expect(await memorySwitch()).not.toBeChecked());
  });

  it('a pupil’s memory is switched on at a press, and stays off with the reason when that fails', async () => {
    const api = fakeApi({
      ...ADMIN_ANSWERS,
      setStudentMemory: refusal(409, 'Please wait a moment.'),
    });
    const user = renderPart(<MemoryPanel account={DETAIL.user} isOn={false} />);
    await user.click(await memorySwitch());
    expect(await screen.findByText('409: Please wait a moment.')).toBeInTheDocument();
    expect(await memorySwitch()).not.toBeChecked();
    expect(api.sentTo('setStudentMemory')).toEqual([{ isOn: true }]);
  });

  it('an account that is not a pupil’s has no switch for the memory', async () => {
    fakeApi({ ...ADMIN_ANSWERS, getStudent: account({ isAdmin: true }) });
    openPage('account');
    await panel('Account');
    expect(screen.queryByRole('region', { name: 'Memory' })).not.toBeInTheDocument();
  });
});
