import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Setup } from '#shared/contract/setup.ts';
import { ADMIN_ANSWERS } from '#testing/admin-answers.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { renderApp, renderPart } from '#testing/render-app.tsx';
import { SetupPanel } from './setup-panel.tsx';

const panel = (name: string) => screen.findByRole('region', { name });

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
    const user = renderApp('/admin/system');
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
