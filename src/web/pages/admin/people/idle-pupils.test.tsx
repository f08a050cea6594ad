import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ADMIN_ANSWERS, daysAgo } from '#testing/admin-answers.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderPart } from '#testing/render-app.tsx';
import { IdlePupilsPanel } from './idle-pupils-panel.tsx';

const IDA = {
  id: 7,
  username: 'ida',
  displayName: 'Ida',
  avatar: '🦊',
  yearGroup: 6 as const,
  lastPlayed: null,
  isArchived: true,
  listedAt: daysAgo(18),
  daysLeft: 12,
};
const LIST = { rows: [IDA], total: 1, months: 24, noticeDays: 30 };
const panel = async () => within(await screen.findByRole('region', { name: 'Inactive pupils' }));

describe('pupils who have not played for long', () => {
  it('pupils who have not played for long are listed with the days left, until somebody keeps them', async () => {
    const api = fakeApi({ ...ADMIN_ANSWERS, getIdlePupils: LIST, keepIdlePupil: undefined });
    const user = renderPart(<IdlePupilsPanel />);
    const idle = await panel();
    expect(await idle.findByRole('listitem')).toHaveTextContent(
      /Idaida · has left · Last played: Never · listed since .*Deleted in 12 days/,
    );
    expect(idle.getByText(/not played for 24 months are listed here for 30 days/)).toBeVisible();
    api.answer('getIdlePupils', { ...LIST, rows: [], total: 0 });
    await user.click(idle.getByRole('button', { name: 'Keep Ida' }));
    expect(await idle.findByText('Nobody at the moment.')).toBeInTheDocument();
    expect(api.sentTo('keepIdlePupil')).toHaveLength(1);
    expect(idle.getByRole('heading')).toHaveFocus();
  });

  it('the list of idle pupils says that it failed to load, and tries again when asked', async () => {
    const api = fakeApi({ ...ADMIN_ANSWERS, getIdlePupils: refusal(400, 'No.') });
    const user = renderPart(<IdlePupilsPanel />);
    const idle = await panel();
    expect(await idle.findByText(/^Failed to load/)).toBeInTheDocument();
    api.answer('getIdlePupils', LIST);
    await user.click(idle.getByRole('button', { name: 'Try again' }));
    expect(await idle.findByText('Ida')).toBeInTheDocument();
  });
});
