import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ADMIN_ANSWERS, BY_PASSWORD, OMAR, TEACHER } from '#testing/admin-answers.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { renderPart } from '#testing/render-app.tsx';
import { AdminsPanel } from './admins-panel.tsx';

it('the admins are named, with those who are switched off', async () => {
  fakeApi({
    ...ADMIN_ANSWERS,
    getAdmins: [...ADMIN_ANSWERS.getAdmins, { ...BY_PASSWORD, ...OMAR, id: 4 }],
  });
  renderPart(<AdminsPanel />);
  const admins = within(await screen.findByRole('region', { name: 'Admins' }));
  expect(await admins.findByRole('link', { name: TEACHER.displayName })).toBeInTheDocument();
  expect(admins.getByText('Switched off')).toBeInTheDocument();
});
