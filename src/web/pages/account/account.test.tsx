// The screens for one's own account, and the question for the password.
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ADMIN_ANSWERS, TEACHER } from '#testing/admin-answers.ts';
import { CLASS_ANSWERS, CLASS_TEACHER } from '#testing/class-answers.ts';
import {
  answersFor,
  AWAY,
  fakeApi,
  NOBODY,
  PASSWORD_NEEDED,
  pupil,
  refusal,
  slowAnswer,
  stepNeeded,
} from '#testing/fake-api.ts';
import { fill } from '#testing/fill.ts';
import { renderApp, renderPage, renderPart } from '#testing/render-app.tsx';
import { watchSavedFiles } from '#testing/saved-files.ts';
import { OwnAccount } from '../profile/own-account.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

const GOOD = 'kettle-moon-ladder';
const MIA = pupil();
const SESSIONS = {
  rows: [
    {
      id: '6f0d5b39-3c5c-4d6c-9a55-000000000001',
      device: 'Chrome on Android',
      signedInAt: '2026-03-01T10:00:00Z',
      lastUsedAt: new Date().toISOString(),
      current: true,
    },
    {
      id: '6f0d5b39-3c5c-4d6c-9a55-000000000002',
      device: 'Safari on an iPad',
      signedInAt: '2026-03-01T10:00:00Z',
      lastUsedAt: '2026-03-02T10:00:00Z',
      current: false,
    },
  ],
  total: 2,
};
const ALONE = { rows: SESSIONS.rows.slice(0, 1), total: 1 };

type Answers = Parameters<typeof fakeApi>[0];

describe('on the profile page', () => {
  const open = async (
    button: string,
    answers: Answers,
    render = () => renderPart(<OwnAccount user={MIA} />),
  ) => {
    const api = fakeApi({ ...answersFor(MIA), getSessions: SESSIONS, ...answers });
    const user = render();
    await user.click(await screen.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog'));
    return { api, user, dialog };
  };

  it('a pupil changes the password, and is back where they were', async () => {
    const { api, user, dialog } = await open('Change password', { changePassword: undefined });
    await fill(user, dialog.getByLabelText('Current password'), 'old one');
    await fill(user, dialog.getByLabelText('New password'), 'frog-cake-moon');
    await user.click(dialog.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Password changed')).toBeInTheDocument();
    expect(api.sentTo('changePassword')).toEqual([
      { currentPassword: 'old one', newPassword: 'frog-cake-moon' },
    ]);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Change password' })).toHaveFocus(),
    );
  });

  it('a pupil whose new password was saved, but whose answer was lost, is logged in with it', async () => {
    const answers = { changePassword: AWAY, login: MIA };
    const { api, user, dialog } = await open('Change password', answers);
    await fill(user, dialog.getByLabelText('Current password'), 'old one');
    await fill(user, dialog.getByLabelText('New password'), 'frog-cake-moon');
    await user.click(dialog.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Password changed')).toBeInTheDocument();
    expect(api.sentTo('login')).toEqual([{ username: 'mia', password: 'frog-cake-moon' }]);
    expect(api.sentTo('changePassword')).toHaveLength(1);
  });

  it('a pupil stays logged in when a call from before the change is answered after it', async () => {
    const late = slowAnswer<typeof NOBODY>();
    const answers = { changePassword: undefined, getHistory: late.answer };
    const openPage = () => renderPage('/profile');
    const { api, user, dialog } = await open('Change password', answers, openPage);
    await fill(user, dialog.getByLabelText('Current password'), 'old one');
    await fill(user, dialog.getByLabelText('New password'), 'frog-cake-moon');
    api.answer('getHistory', []);
    await user.click(dialog.getByRole('button', { name: 'Change password' }));
    late.arrive(NOBODY);
    expect(await screen.findByText('Password changed')).toBeInTheDocument();
    await waitFor(() => expect(api.sentTo('getHistory')).toHaveLength(2));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('My Profile');
  });

  it('a password that is easy to guess is advised against, kindly, and taken', async () => {
    const { api, user, dialog } = await open('Change password', { changePassword: undefined });
    await fill(user, dialog.getByLabelText('Current password'), 'old one');
    const field = dialog.getByLabelText('New password');
    await fill(user, field, '123456');
    expect(await dialog.findByText(/^Somebody could guess that one\./)).toBeInTheDocument();
    await fill(user, field, '-frogs');
    expect(dialog.queryByText(/^Somebody could guess/)).not.toBeInTheDocument();
    await user.clear(field);
    await fill(user, field, '123456');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Password changed')).toBeInTheDocument();
    expect(api.sentTo('changePassword')).toHaveLength(1);
  });

  it('a device is logged out, and then all others', async () => {
    const { api, user, dialog } = await open('Where you are logged in', {
      endSession: undefined,
      endOtherSessions: undefined,
    });
    const items = await dialog.findAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Chrome on AndroidThis device',
      'Safari on an iPadLast used: 2 Mar 2026Log out Safari on an iPad',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Log out everywhere else' }));
    expect(api.sentTo('endOtherSessions')).toHaveLength(1);
    api.answer('getSessions', ALONE);
    await user.click(dialog.getByRole('button', { name: 'Log out Safari on an iPad' }));
    expect(await dialog.findByText('You are logged in on this device only.')).toBeInTheDocument();
    expect(api.sentTo('endSession')).toHaveLength(1);
    expect(dialog.getByRole('list', { name: 'Devices' })).toHaveFocus();
  });

  it('devices that cannot be read can be asked for again', async () => {
    const { api, user, dialog } = await open('Where you are logged in', {
      getSessions: refusal(500, 'Oops!'),
    });
    expect(await dialog.findByText('We couldn’t load your devices.')).toBeInTheDocument();
    api.answer('getSessions', ALONE);
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('Chrome on Android')).toBeInTheDocument();
  });
});

it('a new pupil is advised against a password that is easy to guess', async () => {
  fakeApi({ ...answersFor(MIA), getUser: NOBODY });
  const user = renderPage('/auth');
  await user.click(await screen.findByRole('tab', { name: 'Register' }));
  await fill(user, await screen.findByLabelText('Username'), 'zara-b');
  await fill(user, screen.getByLabelText('Password'), 'Zara-B');
  expect(await screen.findByText(/^Somebody could guess that one\./)).toBeInTheDocument();
});

describe('a member of staff who changes the password', () => {
  const open = (answer: undefined | typeof NOBODY) => {
    const api = fakeApi({ ...ADMIN_ANSWERS, changePassword: answer });
    return { api, user: renderPart(<ChangePasswordForm user={TEACHER} />) };
  };

  it('a password that is too short is refused at its field', async () => {
    const { api, user } = open(undefined);
    await fill(user, screen.getByLabelText('Current password'), 'old one');
    await fill(user, screen.getByLabelText('New password'), 'short');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(screen.getByText('Password must be at least 12 characters')).toBeInTheDocument();
    expect(screen.getByLabelText('New password')).toHaveFocus();
    expect(api.sentTo('changePassword')).toHaveLength(0);
  });

  it('a wrong present password leaves what was typed', async () => {
    const { user } = open(refusal(403, 'Your current password isn’t right.'));
    await fill(user, screen.getByLabelText('Current password'), 'wrong one');
    await fill(user, screen.getByLabelText('New password'), 'kettle-moon-ladder');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('403: Your current password isn’t right.')).toBeInTheDocument();
    expect(screen.getByLabelText('New password')).toHaveValue('kettle-moon-ladder');
    expect(screen.getByLabelText('Current password')).toHaveFocus();
  });
});

describe('somebody who must choose another password', () => {
  const due = { ...TEACHER, mustChangePassword: true } as const;

  it('somebody who must choose another password sees nothing else on the home page', async () => {
    fakeApi({ ...ADMIN_ANSWERS, getUser: due });
    renderApp('/');
    await screen.findByRole('heading', { level: 1, name: 'Choose a new password' });
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  });

  it('somebody who must choose another password sees nothing else at /admin, until they have', async () => {
    const api = fakeApi({ ...ADMIN_ANSWERS, getUser: due, changePassword: undefined });
    const user = renderApp('/admin');
    await screen.findByRole('heading', { level: 1, name: 'Choose a new password' });
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    await fill(user, screen.getByLabelText('Current password'), 'printed');
    await fill(user, screen.getByLabelText('New password'), 'short-one');
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    expect(screen.getByText('Password must be at least 12 characters')).toBeInTheDocument();
    await user.clear(screen.getByLabelText('New password'));
    await user.type(screen.getByLabelText('New password'), GOOD);
    api.answer('getUser', TEACHER);
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    await waitFor(() =>
      expect(screen.queryByText('Choose a new password')).not.toBeInTheDocument(),
    );
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('somebody who must choose another password is told at the field what the server thinks of it', async () => {
    const weak = refusal(400, 'That password is easy to guess.');
    fakeApi({ ...ADMIN_ANSWERS, getUser: due, changePassword: weak });
    const user = renderApp('/admin');
    await fill(user, await screen.findByLabelText('Current password'), 'printed');
    await fill(user, screen.getByLabelText('New password'), 'password1234');
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    expect(await screen.findByText('That password is easy to guess.')).toBeInTheDocument();
    expect(screen.getByLabelText('New password')).toHaveValue('password1234');
    expect(screen.getByLabelText('New password')).toHaveFocus();
  });
});

describe('the question for the password', () => {
  const open = async (answers: Answers) => {
    const api = fakeApi({ ...ADMIN_ANSWERS, confirmPassword: undefined, ...answers });
    const user = renderApp('/admin/student/3?show=account');
    await screen.findByRole('region', { name: 'Account' });
    return { api, user };
  };
  const askToDelete = async (answers: Answers) => {
    const { api, user } = await open({ deleteAccount: PASSWORD_NEEDED, ...answers });
    await user.click(screen.getByRole('button', { name: 'Delete account…' }));
    await fill(user, screen.getByLabelText('Type the username zara to confirm'), 'zara');
    await user.click(screen.getByRole('button', { name: 'Delete for good' }));
    const question = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
    return { api, user, question };
  };

  it('the question for the password stands before what needs it, and the call is made again', async () => {
    const { api, user, question } = await askToDelete({});
    await fill(user, question.getByLabelText('Your password'), 'my own');
    api.answer('deleteAccount', undefined);
    await user.click(question.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Zara K. is deleted.')).toBeInTheDocument();
    expect(api.sentTo('confirmPassword')).toEqual([{ password: 'my own' }]);
    expect(api.sentTo('deleteAccount')).toEqual([{ username: 'zara' }, { username: 'zara' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('the question for the password says when the password is wrong, and asks on', async () => {
    const { api, user, question } = await askToDelete({
      confirmPassword: refusal(403, 'That isn’t your password.'),
    });
    await user.click(question.getByRole('button', { name: 'Continue' }));
    expect(question.getByText('Please type your password.')).toBeInTheDocument();
    await fill(user, question.getByLabelText('Your password'), 'wrong');
    await user.keyboard('{Enter}');
    expect(await question.findByText('That isn’t your password.')).toBeInTheDocument();
    expect(question.getByLabelText('Your password')).toHaveValue('wrong');
    expect(api.sentTo('deleteAccount')).toHaveLength(1);
    await user.click(question.getByRole('button', { name: 'Cancel' }));
  });

  it('the question for the password asks for the code as well when the server says so, and keeps the password', async () => {
    const { api, user, question } = await askToDelete({
      confirmPassword: stepNeeded(403, 'Please type the code from your authenticator app.', 'code'),
    });
    expect(question.queryByLabelText(/^Code/)).not.toBeInTheDocument();
    await fill(user, question.getByLabelText('Your password'), 'my own');
    await user.keyboard('{Enter}');
    const code = await question.findByLabelText('Code from your authenticator app');
    expect(code).toHaveFocus();
    expect(code).toHaveAccessibleDescription('Please type the code from your authenticator app.');
    await user.click(question.getByRole('button', { name: 'Continue' }));
    expect(question.getByText('Please type the code.')).toBeInTheDocument();
    api.answer('confirmPassword', undefined);
    api.answer('deleteAccount', undefined);
    await fill(user, code, '123 456');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Zara K. is deleted.')).toBeInTheDocument();
    expect(api.sentTo('confirmPassword')).toEqual([
      { password: 'my own' },
      { password: 'my own', code: '123 456' },
    ]);
  });

  it('the question for the password can be left: nothing is done, and what was typed stays', async () => {
    const { api, user, question } = await askToDelete({});
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Is it you?' })).not.toBeInTheDocument(),
    );
    expect(screen.getByLabelText('Type the username zara to confirm')).toHaveValue('zara');
    expect(api.sentTo('deleteAccount')).toHaveLength(1);
  });

  it('the question for the password leads to the log-in when the session is over', async () => {
    const { api, user, question } = await askToDelete({ confirmPassword: NOBODY });
    api.answer('getUser', NOBODY);
    await fill(user, question.getByLabelText('Your password'), 'my own');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('tab', { name: 'Login' })).toBeInTheDocument();
  });

  it('the question for the password sends a teacher without a password to their school account, and goes on afterwards', async () => {
    const saved = watchSavedFiles();
    const getUser = { ...CLASS_TEACHER, hasNoPassword: true as const };
    const api = fakeApi({ ...CLASS_ANSWERS, getUser, exportRoster: PASSWORD_NEEDED });
    const user = renderApp('/classes/5');
    await user.click(await screen.findByRole('button', { name: /^Download as CSV/ }));
    const question = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
    expect(question.queryByLabelText('Your password')).not.toBeInTheDocument();
    const link = question.getByRole('link', { name: 'Sign in again in a new tab' });
    expect(link).toHaveAttribute('href', '/school-account?again');
    api.answer('exportRoster', 'Name,Year\r\n');
    await user.click(question.getByRole('button', { name: 'I’ve signed in: continue' }));
    await waitFor(() => expect(saved).toEqual(['Otters.csv']));
  });

  it('the question for the password stands before a download as well, which is saved under its name', async () => {
    const saved = watchSavedFiles();
    const { api, user } = await open({ getHistoryCsv: PASSWORD_NEEDED });
    await user.click(screen.getByRole('tab', { name: 'Games' }));
    await user.click(screen.getByRole('button', { name: 'Download as CSV: games' }));
    const question = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
    api.answer('getHistoryCsv', 'Game,Date\r\n');
    await fill(user, question.getByLabelText('Your password'), 'my own');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(saved).toEqual(['games.csv']));
  });
});
