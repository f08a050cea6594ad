import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AuditEventRow } from '#shared/contract/audit.ts';
import { ADMIN_ANSWERS } from '#testing/admin-answers.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderPart } from '#testing/render-app.tsx';
import { watchSavedFiles } from '#testing/saved-files.ts';
import { AuditPanel } from './audit-panel.tsx';

const EVENT: AuditEventRow = {
  id: 1,
  kind: 'username-changed',
  actorName: 'head',
  actorId: 9,
  targetName: 'sara',
  targetId: 3,
  detail: 'zara → sara',
  requestId: null,
  createdAt: '2026-03-01T10:00:00Z',
};
const LOG_IN: AuditEventRow = {
  ...EVENT,
  id: 2,
  kind: 'logged-in',
  targetName: 'head',
  targetId: 9,
  detail: null,
};
const log = async () => within(await screen.findByRole('region', { name: 'Audit log' }));

describe('the audit log', () => {
  it('the audit log says who did what to whom, including reads and log-ins', async () => {
    fakeApi({ ...ADMIN_ANSWERS, getAuditEvents: { rows: [LOG_IN, EVENT], total: 2 } });
    renderPart(<AuditPanel />);
    const items = await (await log()).findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^head: Logged in1 Mar 2026, \d\d:\d\d$/),
      expect.stringMatching(
        /^head: Changed the username \(zara → sara\)Account: sara · 1 Mar 2026, \d\d:\d\d$/,
      ),
    ]);
    expect((await log()).getByRole('status')).toHaveTextContent('2 entries');
  });

  it('the audit log requests what is chosen from its first page on, and says when nothing matches', async () => {
    const api = fakeApi({ ...ADMIN_ANSWERS, getAuditEvents: { rows: [EVENT], total: 41 } });
    const user = renderPart(<AuditPanel />);
    const panel = await log();
    await user.click(await panel.findByRole('button', { name: 'Older' }));
    await waitFor(() => expect(api.lastQueryTo('getAuditEvents')).toBe('page=2'));
    api.answer('getAuditEvents', { rows: [], total: 0 });
    await user.selectOptions(panel.getByLabelText('What'), 'Logged in');
    await user.selectOptions(panel.getByLabelText('Who'), 'former account 17');
    await user.type(panel.getByLabelText('Whom'), 'zar');
    fireEvent.change(panel.getByLabelText('Until'), { target: { value: '2026-03-01' } });
    const until = encodeURIComponent(new Date(2026, 2, 2).toISOString());
    await waitFor(() =>
      expect(api.lastQueryTo('getAuditEvents')).toBe(
        `kind=logged-in&actorId=17&target=zar&until=${until}&page=1`,
      ),
    );
    expect(await panel.findByText('Nothing in the log matches this.')).toBeInTheDocument();
  });

  it.each([
    ['The command line', 'actorKind=command-line&page=1'],
    ['head', 'actorId=9&page=1'],
    ['Everybody', 'page=1'],
  ])('the audit log can be filtered by who acted, such as %s', async (who, query) => {
    const api = fakeApi(ADMIN_ANSWERS);
    const user = renderPart(<AuditPanel />);
    const panel = await log();
    await panel.findByRole('option', { name: 'former account 17' });
    await user.selectOptions(panel.getByLabelText('Who'), 'Not signed in');
    await user.selectOptions(panel.getByLabelText('Who'), who);
    await waitFor(() => expect(api.lastQueryTo('getAuditEvents')).toBe(query));
  });

  it('the audit log is saved as a file with the same filters', async () => {
    const api = fakeApi({ ...ADMIN_ANSWERS, getAuditEventsCsv: 'the table' });
    const saved = watchSavedFiles();
    const user = renderPart(<AuditPanel />);
    const panel = await log();
    await user.selectOptions(await panel.findByLabelText('What'), 'Logged in');
    await user.click(panel.getByRole('button', { name: 'Download as CSV: audit log' }));
    await waitFor(() => expect(saved).toEqual(['audit-log.csv']));
    expect(api.lastQueryTo('getAuditEventsCsv')).toBe('kind=logged-in');
  });

  it('the audit log says that it failed to load, keeps the filters, and tries again', async () => {
    const broken = refusal(400, 'No.');
    const api = fakeApi({ ...ADMIN_ANSWERS, getAuditEvents: broken });
    const user = renderPart(<AuditPanel />);
    const panel = await log();
    expect(await panel.findByText('Failed to load the audit log')).toBeInTheDocument();
    await user.selectOptions(panel.getByLabelText('What'), 'Logged in');
    api.answer('getAuditEvents', { rows: [LOG_IN], total: 1 });
    await user.click(await panel.findByRole('button', { name: 'Try again' }));
    expect(await panel.findByText('1 entry')).toBeInTheDocument();
    expect(panel.getByLabelText('What')).toHaveValue('logged-in');
  });
});
