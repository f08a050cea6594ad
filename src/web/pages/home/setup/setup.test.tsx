import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SETUP_STEPS, type Setup } from '#shared/contract/setup.ts';
import { ADMIN_ANSWERS } from '#testing/admin-answers.ts';
import { CONFIG, fakeApi } from '#testing/fake-api.ts';
import { fill } from '#testing/fill.ts';
import { renderApp, renderPage, renderPart } from '#testing/render-app.tsx';
import OwnerNews from './owner-news.tsx';
import { BackupWarning } from '../../../staff/backup-state.tsx';
import { SetupList } from './list.tsx';

const panel = (name: string) => screen.findByRole('region', { name });
/** The list with these steps done. */
const setup = (done: readonly string[], more: Partial<Setup> = {}): Setup => ({
  dismissed: false,
  steps: SETUP_STEPS.map((step) => ({ step, done: done.includes(step) })),
  addresses: [],
  backup: null,
  troubles: [],
  ...more,
});
/** The page was opened by an address that works on this computer alone. */
const HERE_ALONE = { getConfig: { ...CONFIG, origin: 'http://127.0.0.1:3000' } };
const without = (step: string) => SETUP_STEPS.filter((other) => other !== step);

describe('an owner’s home page', () => {
  it('an owner’s home page begins with what is still to be set up, and not as a child’s', async () => {
    fakeApi({ ...ADMIN_ANSWERS, getSetup: setup(['fee']) });
    renderPage('/');
    const list = within(await panel('Set up your school'));
    const steps = list.getAllByRole('heading', { level: 3 });
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'To do: Put your school’s name on the screen',
      'Done: Decide on a fee, or none',
      'To do: Try it on a tablet',
      'To do: Make backups',
      'To do: Create the first teacher’s account',
      'To do: Import the whole school’s list',
      'To do: Turn on two-step log-in for yourself',
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Ms Head!' })).toBeVisible();
    expect(screen.queryByText('Explorer')).not.toBeInTheDocument();
    expect(screen.queryByText(/^Year/)).not.toBeInTheDocument();
  });

  it('the list is gone once everything is done', async () => {
    const answers = { getSetup: setup(without('backup')), changeSetup: setup(SETUP_STEPS) };
    const api = fakeApi({ ...ADMIN_ANSWERS, ...answers });
    const user = renderPart(<OwnerNews />);
    const noted = await screen.findByRole('button', { name: 'I make backups another way' });
    api.answer('getSetup', setup(SETUP_STEPS));
    await user.click(noted);
    await waitFor(() => expect(screen.queryByText('Set up your school')).not.toBeInTheDocument());
    expect(api.sentTo('changeSetup')).toEqual([{ backupNoted: true }]);
  });

  it('the list can be put away, and brought back on the page of the system', async () => {
    const away = setup([], { dismissed: true });
    const api = fakeApi({ ...ADMIN_ANSWERS, getSetup: setup([]), changeSetup: away });
    const user = renderApp('/');
    const hide = await screen.findByRole('button', { name: 'Hide this list' });
    api.answer('getSetup', away);
    await user.click(hide);
    await waitFor(() => expect(screen.queryByText('Set up your school')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    const sidebar = within(screen.getByRole('navigation', { name: 'Main' }));
    await user.click(sidebar.getByRole('link', { name: 'System' }));
    await user.click(await screen.findByRole('button', { name: /^Show ‘Set up your school’/ }));
    expect(api.sentTo('changeSetup')).toEqual([{ dismissed: true }, { dismissed: false }]);
  });

  it('a worry that nobody has read stands on an owner’s home page', async () => {
    fakeApi({ ...ADMIN_ANSWERS, countWorries: { open: 1 } });
    renderPart(<OwnerNews />);
    expect(await screen.findByText(/^A comment may/)).toBeVisible();
  });
});

describe('the steps of the list', () => {
  it('the school’s name that is typed becomes the line for the settings file', async () => {
    const user = renderPart(<SetupList setup={setup(without('name'))} />);
    await fill(user, screen.getByLabelText('School’s name'), 'St "Mary’s"');
    expect(screen.getByText('APP_NAME="St Mary’s"')).toBeVisible();
  });

  it('addresses that other devices can use are shown with a QR code, until the owner has tried one', async () => {
    const addresses = ['http://192.0.2.7:3000', 'http://198.51.100.3:3000'];
    const api = fakeApi({ ...ADMIN_ANSWERS, ...HERE_ALONE, changeSetup: setup([]) });
    const user = renderPart(<SetupList setup={setup(without('address'), { addresses })} />);
    const qrCode = { name: 'QR code of http://192.0.2.7:3000' };
    expect(await screen.findByRole('img', qrCode)).toBeVisible();
    expect(screen.getByText('http://198.51.100.3:3000')).toBeVisible();
    expect(screen.getByText(/HTTPS: docs\/https\.md/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'It works on a tablet' }));
    expect(api.sentTo('changeSetup')).toEqual([{ addressTried: true }]);
  });

  it('where no other device can connect, the list says what to set instead of an address', async () => {
    fakeApi({ ...ADMIN_ANSWERS, ...HERE_ALONE });
    renderPart(<SetupList setup={setup(without('address'))} />);
    expect(await screen.findByText('HOST=0.0.0.0')).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('127.0.0.1');
  });

  it('the first teacher’s account is made in the list, and its password stays until it was noted', async () => {
    const made = { id: 12, username: 'otter', displayName: 'Ms Otter', password: 'dumnwc4ptwrce6' };
    const api = fakeApi({
      ...ADMIN_ANSWERS,
      getSetup: setup(without('teacher')),
      makeTeacher: made,
    });
    const user = renderPart(<OwnerNews />);
    await fill(user, await screen.findByLabelText('Name of a new teacher'), 'Ms Otter');
    api.answer('getSetup', setup(SETUP_STEPS));
    await fill(user, screen.getByLabelText('Their username'), 'otter');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('dumnwc4ptwrce6')).toBeVisible();
  });
});

describe('the nightly backups', () => {
  const LAST = { lastGoodAt: '2025-11-20T02:00:00.000Z', bytes: 12_400_000, problem: null };

  it('backups stand in the list with age and size, and nobody has to tick them off', () => {
    renderPart(<SetupList setup={setup(['backup'], { backup: { state: 'good', ...LAST } })} />);
    expect(screen.getByText(/^Every night\. .*, 12 MB\.$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^I make backups/ })).not.toBeInTheDocument();
  });

  it('the list says that the first backup is being made', () => {
    const none = { state: 'waiting', lastGoodAt: null, bytes: null, problem: null } as const;
    renderPart(<SetupList setup={setup([], { backup: none })} />);
    expect(screen.getByText('The first one is being made.')).toBeVisible();
  });

  it('backups that fail are reported even when the list was put away', async () => {
    const problem = 'The disk is full: /mnt/usb/x was not written.';
    const backup = { ...LAST, state: 'failed', problem } as const;
    fakeApi({ ...ADMIN_ANSWERS, getSetup: setup([], { dismissed: true, backup }) });
    renderPart(<OwnerNews />);
    expect(await panel('The last backup failed')).toHaveTextContent(problem);
  });

  it('backups that have become old are reported', async () => {
    renderPart(<BackupWarning {...LAST} state="late" />);
    expect(await panel('The last backup is old')).toHaveTextContent('BACKUP_DIR');
  });
});
