import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ADMIN_ANSWERS } from '#testing/admin-answers.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderApp } from '#testing/render-app.tsx';

const MADE = { id: 12, username: 'otter', displayName: 'Ms Otter', password: 'dumnwc4ptwrce6' };
const panel = async () => within(await screen.findByRole('region', { name: 'Teachers' }));

describe('the teachers', () => {
  it('are listed with their classes', async () => {
    const teacher = { ...MADE, isActive: true, classCount: 1, hasSecondFactor: true };
    fakeApi({ ...ADMIN_ANSWERS, getTeachers: { rows: [teacher], total: 1 } });
    renderApp('/admin');
    expect(await (await panel()).findByRole('listitem')).toHaveTextContent(
      'Ms Otterotter · 1 class · two-step log-in',
    );
  });

  it('get an account whose password is shown once', async () => {
    const api = fakeApi({ ...ADMIN_ANSWERS, makeTeacher: MADE });
    const user = renderApp('/admin');
    const teachers = await panel();
    await user.type(await teachers.findByLabelText('Name of a new teacher'), 'Ms Otter');
    await user.type(teachers.getByLabelText('Their username'), 'otter');
    await user.click(teachers.getByRole('button', { name: 'Make the account' }));
    expect(await screen.findByText('dumnwc4ptwrce6')).toBeInTheDocument();
    expect(api.sentTo('makeTeacher')).toEqual([{ username: 'otter', displayName: 'Ms Otter' }]);
    await user.click(screen.getByRole('button', { name: 'I have written it down' }));
    await waitFor(() => expect(screen.queryByText('dumnwc4ptwrce6')).not.toBeInTheDocument());
    expect(teachers.getByLabelText('Their username')).toHaveValue('');
  });

  it('need a name, and what was typed stays when the account is refused', async () => {
    fakeApi({ ...ADMIN_ANSWERS, makeTeacher: refusal(409, 'That username is taken.') });
    const user = renderApp('/admin');
    const teachers = await panel();
    const username = await teachers.findByLabelText('Their username');
    await user.type(username, 'otter{Enter}');
    const name = teachers.getByLabelText('Name of a new teacher');
    expect(name).toHaveAccessibleDescription('Please type the name.');
    expect(name).toHaveFocus();
    await user.type(name, 'Ms Otter{Enter}');
    expect(await screen.findByText('409: That username is taken.')).toBeInTheDocument();
    expect(username).toHaveValue('otter');
  });
});
