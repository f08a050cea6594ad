import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ADMIN_ANSWERS } from '#testing/admin-answers.ts';
import { AWAY, fakeApi } from '#testing/fake-api.ts';
import { renderPart } from '#testing/render-app.tsx';
import { LeadsPanel } from './leads-panel.tsx';

describe('the safeguarding leads', () => {
  it('the safeguarding leads are named and dropped by an owner with a switch', async () => {
    const head = { id: 9, username: 'head', displayName: 'Ms Head', isLead: false };
    const teacher = { id: 8, username: 'teach', displayName: 'Mr Teach', isLead: true };
    const both = { rows: [head, teacher], total: 2 };
    const api = fakeApi({
      ...ADMIN_ANSWERS,
      getSafeguardingLeads: both,
      setSafeguardingLeads: both,
    });
    const user = renderPart(<LeadsPanel />);
    expect(await screen.findByRole('switch', { name: 'Mr Teach' })).toBeChecked();
    await user.click(screen.getByRole('switch', { name: 'Ms Head' }));
    await waitFor(() => expect(api.sentTo('setSafeguardingLeads')).toEqual([{ userIds: [8, 9] }]));
    await user.click(screen.getByRole('switch', { name: 'Mr Teach' }));
    await waitFor(() => expect(api.sentTo('setSafeguardingLeads')).toHaveLength(2));
    expect(api.sentTo('setSafeguardingLeads')[1]).toEqual({ userIds: [] });
  });

  it('the safeguarding leads stay as they were when the server is away', async () => {
    fakeApi({ ...ADMIN_ANSWERS, setSafeguardingLeads: AWAY });
    const user = renderPart(<LeadsPanel />);
    await user.click(await screen.findByRole('switch', { name: 'Ms Head' }));
    expect(await screen.findByText('That didn’t work')).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Ms Head' })).not.toBeChecked();
  });
});
