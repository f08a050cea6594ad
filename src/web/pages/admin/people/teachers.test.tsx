import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ADMIN_ANSWERS, BY_PASSWORD } from '#testing/admin-answers.ts';
import { CONFIG, fakeApi, refusal } from '#testing/fake-api.ts';
import { fill } from '#testing/fill.ts';
import { renderPart } from '#testing/render-app.tsx';
import { TeachersPanel } from './teachers-panel.tsx';

const MADE = { id: 12, username: 'otter', displayName: 'Ms Otter', password: 'dumnwc4ptwrce6' };
const panel = async () => within(await screen.findByRole('region', { name: 'Teachers' }));

describe('the teachers', () => {
  it('the teachers are listed with their classes', async () => {
    const teacher = {
      ...BY_PASSWORD,
      ...MADE,
      isActive: true,
      classCount: 1,
      hasSecondFactor: true,
    };
    fakeApi({ ...ADMIN_ANSWERS, getTeachers: { rows: [teacher], total: 1 } });
    renderPart(<TeachersPanel />);
    expect(await (await panel()).findByRole('listitem')).toHaveTextContent(
      'Ms Otterotter · 1 class · two-step log-in',
    );
  });

  it('a new teacher gets an account whose password is shown once', async () => {
    const api = fakeApi({ ...ADMIN_ANSWERS, makeTeacher: MADE });
    const user = renderPart(<TeachersPanel />);
    const teachers = await panel();
    await fill(user, await teachers.findByLabelText('Name of a new teacher'), 'Ms Otter');
    await fill(user, teachers.getByLabelText('Their username'), 'otter');
    await user.click(teachers.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText('dumnwc4ptwrce6')).toBeInTheDocument();
    expect(api.sentTo('makeTeacher')).toEqual([{ username: 'otter', displayName: 'Ms Otter' }]);
    await user.click(screen.getByRole('button', { name: 'I have written it down' }));
    await waitFor(() => expect(screen.queryByText('dumnwc4ptwrce6')).not.toBeInTheDocument());
    expect(teachers.getByLabelText('Their username')).toHaveValue('');
  });

  it('a new teacher needs a name, and what was typed stays when the account is refused', async () => {
    fakeApi({ ...ADMIN_ANSWERS, makeTeacher: refusal(409, 'That username is taken.') });
    const user = renderPart(<TeachersPanel />);
    const teachers = await panel();
    const username = await teachers.findByLabelText('Their username');
    await fill(user, username, 'otter');
    await user.keyboard('{Enter}');
    const name = teachers.getByLabelText('Name of a new teacher');
    expect(name).toHaveAccessibleDescription('Please type the name.');
    expect(name).toHaveFocus();
    await fill(user, name, 'Ms Otter');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('409: That username is taken.')).toBeInTheDocument();
    expect(username).toHaveValue('otter');
  });
});

describe('where teachers have school accounts', () => {
  const ROW = { ...MADE, ...BY_PASSWORD, isActive: true, classCount: 0, hasSecondFactor: false };
  const INVITATION = {
    link: 'https://games.example/school-account#abc',
    expiresAt: '2026-12-05T10:00:00Z',
  };
  const CONFIGURED = { ...ADMIN_ANSWERS, getConfig: { ...CONFIG, schoolAccounts: true as const } };
  const withTeacher = (more: object) => ({
    ...CONFIGURED,
    getTeachers: { rows: [{ ...ROW, ...more }], total: 1 },
  });

  it('with school accounts a new teacher gets a link instead of a password, unless a password is wanted', async () => {
    const { password, ...made } = MADE;
    const api = fakeApi({ ...CONFIGURED, makeTeacher: { ...made, invitation: INVITATION } });
    const user = renderPart(<TeachersPanel />);
    const teachers = await panel();
    await fill(user, await teachers.findByLabelText('Name of a new teacher'), 'Ms Otter');
    await fill(user, teachers.getByLabelText('Their username'), 'otter');
    await user.keyboard('{Enter}');
    expect(await screen.findByText(INVITATION.link)).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.getByText(INVITATION.link)).toBeInTheDocument();
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    write.mockRejectedValueOnce(new DOMException('No.'));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText(/^That could not be copied\./)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('The link is copied.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'I have passed it on' }));
    await waitFor(() => expect(screen.queryByText(INVITATION.link)).not.toBeInTheDocument());
    api.answer('makeTeacher', { ...made, password });
    await fill(user, teachers.getByLabelText('Name of a new teacher'), 'Mr Owl');
    await user.type(teachers.getByLabelText('Their username'), 'owl');
    await user.click(teachers.getByRole('switch', { name: 'With a password' }));
    await user.click(teachers.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText(password)).toBeInTheDocument();
    expect(api.sentTo('makeTeacher')).toEqual([
      { username: 'otter', displayName: 'Ms Otter', withSchoolAccount: true },
      { username: 'owl', displayName: 'Mr Owl' },
    ]);
  });

  it('a teacher can be invited, and the invitation withdrawn', async () => {
    const api = fakeApi({
      ...withTeacher({}),
      inviteToSchoolAccount: INVITATION,
      withdrawSchoolInvitation: undefined,
    });
    const user = renderPart(<TeachersPanel />);
    const teachers = await panel();
    const invite = { name: 'Invite with school account: Ms Otter' };
    const invited = withTeacher({ invitedUntil: INVITATION.expiresAt });
    await teachers.findByRole('button', invite);
    api.answer('getTeachers', invited.getTeachers);
    await user.click(teachers.getByRole('button', invite));
    expect(await screen.findByText(INVITATION.link)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'I have passed it on' }));
    expect(await teachers.findByText(/invited until 5 December/)).toBeInTheDocument();
    api.answer('getTeachers', withTeacher({}).getTeachers);
    await user.click(teachers.getByRole('button', { name: 'Withdraw invitation: Ms Otter' }));
    expect(await teachers.findByRole('button', invite)).toBeInTheDocument();
    expect(teachers.getByRole('heading', { name: 'Teachers' })).toHaveFocus();
  });

  it('a school account is unlinked after a warning that without a password no way to sign in is left', async () => {
    const linked = { hasSchoolAccount: true, hasPassword: false };
    const api = fakeApi({ ...withTeacher(linked), unlinkSchoolAccount: undefined });
    const user = renderPart(<TeachersPanel />);
    const teachers = await panel();
    await user.click(
      await teachers.findByRole('button', { name: 'Unlink school account: Ms Otter' }),
    );
    expect(await screen.findByRole('dialog')).toHaveTextContent(/cannot sign in until you invite/);
    api.answer('getTeachers', withTeacher({ hasPassword: false }).getTeachers);
    await user.click(screen.getByRole('button', { name: 'Unlink it' }));
    expect(await teachers.findByText(/cannot sign in yet/)).toBeInTheDocument();
  });
});
